/** The last line of every footer. The specification fixes the year. */
export const copyright = "© 2025 Adyakshar";
