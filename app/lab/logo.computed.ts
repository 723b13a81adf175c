import { labLogoFile, logoScene } from "#app/drawing/logos.ts";

export default logoScene(labLogoFile());
