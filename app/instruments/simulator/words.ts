import { methodNames } from "#app/content/quantum/instrument-sections.ts";

interface Shown {
  bits: string;
  share: string;
}

export const simulatorWords = {
  method: "method",
  methods: {
    statevector: { label: methodNames.statevector, note: "Every amplitude: exact, 16 bytes each." },
    stabilizer: {
      label: methodNames.stabilizer,
      note: "Clifford gates only: exact, almost no memory.",
    },
    mps: {
      label: methodNames.mps,
      note: "Cut to bond χ: small while entanglement is low.",
    },
  },
  chi: "bond χ",
  noise: {
    label: "two-qubit error",
    none: "none",
    note: "Depolarizing after each gate, at a tenth of the rate after one-qubit gates, and as many bits misread. Each shot is a random history of its own.",
  },
  again: "Sample again",
  lattice: {
    title: "amplitudes",
    label: "Amplitudes as colored dots; the largest are in the table of outcomes",
    axis: (direction: "across" | "down", from: number, to: number) =>
      `${direction}: q${from}${to > from ? ` to q${to}` : ""}`,
    one: "One dot is one amplitude: area is its modulus, color its phase.",
    many: (amplitudes: number) =>
      `One dot stands for ${amplitudes} amplitudes: area is the root of their probability, color the phase of the largest.`,
    ideal: "Drawn without noise; the shots have it.",
    wheel: "Colors of the phases: cyan 0, violet +90°, magenta 180°, champagne −90°",
  },
  /** The line that says what came of a run; outcomes are bits, shares and counts are written out. */
  shown: {
    waiting: "No shots yet.",
    always: (bits: string) => `Always ${bits}.`,
    alwaysCounted: (bits: string, shots: string) => `Always ${bits}, in all of ${shots} shots.`,
    two: (a: Shown, b: Shown) => `Only ${a.bits} (${a.share}) and ${b.bits} (${b.share}).`,
    twoCounted: (a: Shown, b: Shown, shots: string) =>
      `Only ${a.bits} (${a.share} of ${shots} shots) and ${b.bits} (${b.share}).`,
    likeliest: ({ bits, share }: Shown) => `Likeliest: ${bits}, ${share}.`,
    spread: ({ bits, share }: Shown) =>
      `Spread over many outcomes; the likeliest: ${bits}, ${share}.`,
    counted: (outcomes: string, { bits, share }: Shown, shots: string) =>
      `${outcomes} outcomes came up; most often ${bits}, ${share} of ${shots} shots.`,
    allDifferent: (distinct: string, shots: string) =>
      `${distinct} different outcomes in ${shots} shots.`,
    errors: (count: string, shots: string) =>
      `At least ${count} of ${shots} shots are errors: outcomes that the program never gives without noise.`,
    underNoise: ({ bits, share }: Shown, ideal: string) =>
      `${bits} came in ${share} of the shots, without noise in ${ideal}.`,
    hardlyNoisy: "Spread over many outcomes: a thousand shots hardly show what the noise did.",
  },
  /** The meaning of a result, said before how sure it is. */
  meanings: {
    grover: (bits: string) => (bits === "101" ? "101 is the marked state" : undefined),
    ghz: (bits: string) => (/^(0+|1+)$/.test(bits) ? "All qubits read the same" : undefined),
    estimation: (bits: string) =>
      `Behind the leading 1 the bits are ${Number.parseInt(bits.slice(1), 2)}/${2 ** (bits.length - 1)} of a turn, the nearest to a third`,
    found: (meaning: string, shots: string, count: string) =>
      `${meaning}; ${shots} shots found it ${count} times.`,
    foundBoth: (meaning: string, shots: string, a: Shown, b: Shown) =>
      `${meaning}: ${shots} shots found ${a.bits} ${a.share} times and ${b.bits} ${b.share} times.`,
    plain: (bits: string, shots: string, count: string) =>
      `${shots} shots found ${bits} ${count} times.`,
  },
  refusals: {
    memory: (method: string, qubits: number, bytes: string) =>
      `${method}: ${qubits} qubits need ${bytes}.`,
    size: (method: string, qubits: number) =>
      `${method}: ${qubits} qubits are more than it takes here.`,
    other: (method: string, bytes: string) => `${method} can, with ${bytes}.`,
    none: "No other method here can.",
    detail: "Memory decides first. The table shows what each method would hold.",
  },
  vectors: {
    title: "each qubit alone",
    length: "length of its vector",
    components: (x: string, y: string, z: string) => `x ${x}, y ${y}, z ${z}`,
    note: "Arrows in the Bloch sphere seen from the side: up is 0, down is 1, right is +x. The number is the arrow’s length: 1 is a state of its own, 0 is all entanglement.",
  },
  outcomes: {
    titles: {
      probability: "likeliest outcomes, and shots as they come in",
      shots: "outcomes by how often they came up",
      noisy: "what came up under noise, beside the probability without it",
    },
    columns: (hasPhases: boolean) =>
      hasPhases
        ? ["outcome", "probability", "phase", "shots"]
        : ["outcome", "probability", "shots"],
    columnsByShots: ["outcome", "share", "shots"],
    never: "never",
    others: "all others",
    order: (bits: string) => `Bits from left to right: ${bits}.`,
    drawn: (shown: string, asked: string, seed: number) =>
      `${shown} of ${asked} shots, seed ${seed}.`,
    stopped: "The time for shots ended; fewer came in than were asked for.",
  },
  held: {
    caption: "what each method holds for this program",
    columns: ["method", "memory", "time", "fidelity"],
    /** The bond that a run of the matrix product state took, or that one may take. */
    bond: (chi: number, wasRun: boolean) => (wasRun ? `χ ${chi}` : `if χ reaches ${chi}`),
    run: "Run it",
    refused: {
      clifford: "not Clifford",
      memory: "too much memory",
      size: "too many qubits here",
    },
    laptop: "Bars are logarithmic and end at 16 GiB, a laptop.",
  },
  noisy:
    "Rows are in the order of what came up. Probabilities and drawings are those without noise.",
  /** A verdict says how sure a result is, and what decides that. */
  verdicts: {
    exact: ["Exact.", "The probabilities are computed from every amplitude."],
    sampled: ["Counted, shot by shot.", "The program decides on its way what it does next."],
    sampledNoisy: [
      "Counted, with noise in every shot.",
      "Set the error to none to see which outcomes come up without it.",
    ],
    stabilizer: [
      "Exact, with a table of bits.",
      "Clifford circuits need no amplitudes; those drawn are the statevector’s, for comparison.",
    ],
    stabilizerAlone: [
      "Exact, with a table of bits.",
      "There is no statevector to compare it with: its memory would double with each qubit, the table grows with their square.",
    ],
    mpsExact: ["Exact to rounding.", "The state needs no larger bond than it was given."],
    mpsClose: ["Approximate.", "The bond cuts a little; fidelity says how much is left."],
    mpsFar: [
      "Too entangled for this bond.",
      "Raise χ, or accept another state than the program’s.",
    ],
  },
  running: "Simulating",
} as const;
