/** What is said of a program that measures, resets or decides on its way, behind the reason why it does. */
export const dynamicWords = {
  compiled:
    "measurements, resets and branches stay where they are, and the gates between them are compiled and compared stretch by stretch; counts leave out gates within an if",
  simulated: "every shot runs the program anew, so shares are counted and not computed",
} as const;
