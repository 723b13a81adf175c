import { logoScene, quantumLogoFile } from "#app/drawing/logos.ts";

export default logoScene(quantumLogoFile());
