interface SectionWords {
  title: string;
  intro: string;
  run: string;
  note: string;
}

/** What stands on the pages before an instrument is loaded; the rest of its words come with it. */
export const instrumentSections = {
  compiler: {
    title: "Compile a circuit here",
    intro:
      "Edit the program, choose a device and step through the passes. Everything runs in this page; nothing is sent.",
    run: "Compile a circuit",
    note: "Takes presets or your own OpenQASM, on five device shapes or your own couplings.",
  },
  simulator: {
    title: "Simulate a circuit here",
    intro:
      "Run one program on three simulators and compare the amplitudes, the memory and what an approximation costs. Everything runs in this page; nothing is sent.",
    run: "Open the simulator",
    note: "Presets or your own OpenQASM: a statevector to 20 qubits, a matrix product state to 60, a stabilizer tableau to 200.",
  },
} as const satisfies Record<string, SectionWords>;

/** The device shapes of the compiler instrument, also below their graphs before it opens. */
export const deviceNames = {
  line: "line",
  ring: "ring",
  grid: "grid",
  "heavy-hex": "heavy-hex",
  full: "all-to-all",
  edges: "your own",
} as const;
