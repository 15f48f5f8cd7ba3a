// What libdispatch offers to run loops, which no header declares.
#ifndef MAIN_QUEUE_H
#define MAIN_QUEUE_H

// A descriptor that is readable when something waits on the main queue.
int _dispatch_get_main_queue_handle_4CF(void);

static inline int main_queue_descriptor(void) { return _dispatch_get_main_queue_handle_4CF(); }

#endif
