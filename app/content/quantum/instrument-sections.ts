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

/** The field for a program, also above the one that is shown before it opens. */
export const editorLabel = "Program in OpenQASM 2 or 3";

/** The methods of the simulator instrument, also below their memory before it opens. */
export const methodNames = {
  statevector: "Statevector",
  stabilizer: "Stabilizer tableau",
  mps: "Matrix product state",
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
