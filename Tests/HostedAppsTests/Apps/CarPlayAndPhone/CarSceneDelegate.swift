// swift-format-ignore-file
import CarPlay
import UIKit

class CarSceneDelegate: UIResponder, CPTemplateApplicationSceneDelegate {
    var interfaceController: CPInterfaceController?

    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didConnect interfaceController: CPInterfaceController) {
        self.interfaceController = interfaceController
        let item = CPListItem(text: "Stations", detailText: nil)
        let list = CPListTemplate(title: "Radio", sections: [CPListSection(items: [item])])
        interfaceController.setRootTemplate(list, animated: false, completion: nil)
    }

    func templateApplicationScene(_ templateApplicationScene: CPTemplateApplicationScene, didDisconnectInterfaceController interfaceController: CPInterfaceController) {
        self.interfaceController = nil
    }
}
