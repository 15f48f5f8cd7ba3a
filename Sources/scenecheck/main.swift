print("scenecheck")
