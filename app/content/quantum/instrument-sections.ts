/** Shown before an instrument is loaded; the rest of its words come with it. */
export const instrumentSections = {
  compiler: {
    title: "Compile a circuit here",
    intro:
      "Choose a device, edit the program and step through the passes; nothing leaves this page.",
    run: "Open the compiler",
  },
  simulator: {
    title: "Simulate a circuit here",
    intro:
      "Run one program on three simulators and compare results, memory and error; nothing leaves this page.",
    run: "Open the simulator",
    result: (qubits: number) =>
      `The same ${qubits} entangled qubits (a GHZ state) take this memory in each simulator.`,
    squares: "Each square doubles it.",
  },
} as const;

/** The device shapes of the compiler instrument, also below their graphs before it opens. */
export const deviceNames = {
  line: "line",
  ring: "ring",
  grid: "grid",
  "heavy-hex": "heavy-hex",
  full: "all-to-all",
  edges: "your own",
} as const;
