type Method = "statevector" | "stabilizer" | "mps";

interface Words {
  method: string;
  methods: Record<Method, { label: string; note: string }>;
  chi: string;
  noise: { label: string; none: string; note: string };
  again: string;
  lattice: {
    title: string;
    label: string;
    across: string;
    down: string;
    until: string;
    one: string;
    many: readonly [string, string];
    ideal: string;
    wheel: string;
  };
  /** Around outcomes and their shares, in the line that says what came of a run. */
  shown: Record<
    | "always"
    | "only"
    | "and"
    | "likeliest"
    | "many"
    | "of"
    | "shots"
    | "inAll"
    | "outcomes"
    | "manyFell"
    | "atLeast"
    | "waiting"
    | "fell"
    | "without",
    string
  >;
  /** Why a method cannot, before and after its numbers. */
  refusals: Record<"need" | "many" | "can" | "none" | "detail", string>;
  vectors: { title: string; length: string; note: string };
  outcomes: {
    titles: Record<"probability" | "shots" | "noisy", string>;
    columns: readonly [string, string, string, string];
    columnsByShots: readonly [string, string, string];
    never: string;
    order: string;
    others: string;
    of: string;
    shots: string;
    seed: string;
    stopped: string;
  };
  held: {
    caption: string;
    columns: readonly [string, string, string, string];
    run: string;
    refused: Record<"clifford" | "memory" | "size", string>;
    laptop: string;
  };
  verdicts: {
    exact: readonly [lead: string, text: string];
    noisy: readonly [lead: string, text: string];
    /** Where noise gives nothing that could not fall anyway, and nothing stands out. */
    spread: string;
    sampled: readonly [lead: string, text: string];
    sampledNoisy: readonly [lead: string, text: string];
    stabilizerAlone: readonly [lead: string, text: string];
    stabilizer: readonly [lead: string, text: string];
    mpsExact: readonly [lead: string, text: string];
    mpsClose: readonly [lead: string, text: string];
    mpsFar: readonly [lead: string, text: string];
  };
  running: string;
  waiting: string;
}

export const simulatorWords = {
  method: "method",
  methods: {
    statevector: { label: "Statevector", note: "Every amplitude: exact, 16 bytes each." },
    stabilizer: {
      label: "Stabilizer tableau",
      note: "Clifford gates only: exact, almost no memory.",
    },
    mps: {
      label: "Matrix product state",
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
    across: "across",
    down: "down",
    until: "to",
    one: "One dot is one amplitude: area is its modulus, color its phase.",
    many: [
      "One dot stands for",
      "amplitudes: area is the root of their probability, color the phase of the largest.",
    ],
    ideal: "Drawn without noise; the shots have it.",
    wheel: "Colors of the phases: cyan 0, violet +90°, magenta 180°, champagne −90°",
  },
  shown: {
    always: "Always",
    only: "Only",
    and: "and",
    likeliest: "Likeliest:",
    many: "Spread over many outcomes; the likeliest:",
    of: "of",
    shots: "shots",
    inAll: "in all",
    outcomes: "outcomes came up; most often",
    manyFell: "Many outcomes came up; most often",
    atLeast: "At least",
    waiting: "No shots yet.",
    fell: "came in",
    without: "of the shots, without noise in",
  },
  refusals: {
    need: "qubits need",
    many: "qubits are more than it takes here.",
    can: "can, with",
    none: "No other method here can.",
    detail: "Memory decides first. The table shows what each method would hold.",
  },
  vectors: {
    title: "each qubit alone",
    length: "length of its vector",
    note: "Arrows in the Bloch sphere seen from the side: up is 0, down is 1, right is +x. The number is the arrow’s length: 1 is a state of its own, 0 is all entanglement.",
  },
  outcomes: {
    titles: {
      probability: "likeliest outcomes, and shots as they come in",
      shots: "outcomes by how often they came up",
      noisy: "what came up under noise, beside the probability without it",
    },
    columns: ["outcome", "probability", "phase", "shots"],
    columnsByShots: ["outcome", "share", "shots"],
    never: "never",
    order: "Bits from left to right:",
    others: "all others",
    of: "of",
    shots: "shots",
    seed: "seed",
    stopped: "The time for shots ended; fewer came in than were asked for.",
  },
  held: {
    caption: "what each method holds for this program",
    columns: ["method", "memory", "time", "fidelity"],
    run: "Run it",
    refused: {
      clifford: "not Clifford",
      memory: "too much memory",
      size: "too many qubits here",
    },
    laptop: "Bars are logarithmic and end at 16 GiB, a laptop.",
  },
  verdicts: {
    exact: ["Exact.", "Each further qubit doubles the memory: that is what decides first."],
    noisy: [
      "shots are errors: outcomes that the program never gives without noise.",
      "Rows are in the order of what came up. Probabilities and drawings are those without noise.",
    ],
    spread: "Spread over many outcomes: a thousand shots hardly show what the noise did.",
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
  waiting: "The result appears here.",
} as const satisfies Words;
