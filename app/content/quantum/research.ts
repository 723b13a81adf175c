import type { Hero, NavLink, NextStep, PageMeta, TitledText } from "../types.ts";

export type ResearchFieldId = "eda" | "fpga" | "finance";

export interface ResearchField {
  id: ResearchFieldId;
  /** The tab's name. */
  label: string;
  title: string;
  text: string;
  limit: string;
  /** Front-end and back-end, or software and hardware. */
  sides: readonly [ResearchSide, ResearchSide];
  related: NavLink;
}

interface ResearchSide {
  title: string;
  topics: readonly TitledText[];
}

interface ResearchPage {
  meta: PageMeta;
  hero: Hero;
  fields: {
    title: string;
    items: readonly ResearchField[];
    scenes: { eda: { label: string }; fpga: { note: string } };
  };
  negative: {
    title: string;
    intro: (worse: number, runs: number) => string;
    worse: (runs: number) => string;
    better: (runs: number) => string;
    equal: (runs: number) => string;
    text: string;
    source: NavLink;
    /** From the opening to it. */
    link: NavLink;
  };
  handover: { title: string; intro: string; items: readonly TitledText[] };
  contact: NextStep;
}

export const researchPage = {
  meta: {
    title: "Research: EDA, FPGA control, finance | Adyakshar Quantum Labs",
    description:
      "Joint research in quantum EDA, FPGA control and finance: topic by topic, with the open tools we start from, the method and the limit of each.",
  },
  hero: {
    kicker: "EDA · FPGA · finance",
    title: "Research that ends in a tool, a bitstream or a no.",
    lead: "In three fields results can be measured today. You bring the device, the design or the portfolio; every topic starts from a public baseline and ends with code.",
    action: { label: "Propose a question", to: "/contact#research" },
  },
  fields: {
    title: "Research and development",
    scenes: {
      eda: { label: "One die at six steps, from netlist to finished layout" },
      fpga: { note: "a design target, not a measurement" },
    },
    items: [
      {
        id: "eda",
        label: "EDA",
        title: "Design automation for silicon and qubits",
        text: "Electronic design automation (EDA) turns a description of a circuit into a layout. A superconducting quantum processor is a chip too: it is drawn, checked against rules and taped out. We work on the classical flow from register-transfer code (RTL) to layout files (GDS), and on the quantum one, where a layout must also give the right Hamiltonian.",
        limit:
          "Open tools are the baseline that anyone can rerun. They do not replace commercial sign-off at advanced nodes.",
        sides: [
          {
            title: "Front-end",
            topics: [
              {
                title: "SystemVerilog and UVM",
                text: "We write testbenches in the Universal Verification Methodology (UVM) for link controllers and qubit sequencers, with coverage goals agreed before the first run.",
              },
              {
                title: "Formal equivalence",
                text: "We compare the RTL with the netlist after every transformation, so an optimization is proved and not only tested.",
              },
              {
                title: "Synthesis",
                text: "Yosys gives a reproducible reference. Where a license allows it, we print a commercial result next to it.",
              },
              {
                title: "Static timing analysis",
                text: "Every corner is reported, and constraints are reviewed like code. A wrong constraint can pass every check.",
              },
            ],
          },
          {
            title: "Back-end",
            topics: [
              {
                title: "Placement and routing",
                text: "OpenROAD runs from floorplan to finishing, and we judge it by timing and congestion after the clock tree.",
              },
              {
                title: "DRC and LVS",
                text: "KLayout checks the design rules (DRC) and the layout against its schematic (LVS), by decks kept as code. They cover an open process kit (SkyWater’s SKY130) or yours, with the rules that Josephson junctions and airbridges add.",
              },
              {
                title: "IR drop and die-to-die links",
                text: "We analyze the voltage drop of power grids (IR drop) on the routed design. Links between chiplets (Universal Chiplet Interconnect Express, UCIe 3.0) are fitted to the die edge.",
              },
              {
                title: "Superconducting layout",
                text: "Quantum Metal exports the geometry to GDS. A field solver, the open Palace or a licensed Ansys one, computes energy participation ratios (EPR), and scQubits the levels. Move a coupler, and you see the coupling change.",
              },
            ],
          },
        ],
        related: { label: "What we do for semiconductor teams", to: "/industries#semiconductor" },
      },
      {
        id: "fpga",
        label: "FPGA",
        title: "Control and feedback on FPGA, close to the qubit",
        text: "A field-programmable gate array (FPGA) reads the qubit, decodes the result and sends a pulse back before the state is lost. Whether that fits in a microsecond depends on every step, so each step has its own budget and its own test.",
        limit:
          "In 2026 two groups reported decoding and feedback below a microsecond, at code distance 3 and without the readout. One took 446 ns on control boards (arXiv 2603.16203), the other 550 ns on a quantum processor with a cycle of 1.25 µs (arXiv 2605.04892). For your board a microsecond is a target until measured there.",
        sides: [
          {
            title: "Software",
            topics: [
              {
                title: "High-level synthesis",
                text: "Decoders are written once in C++, synthesized, and compared with the reference bit for bit.",
              },
              {
                title: "Drivers",
                text: "You get a kernel driver and a Python interface, with the worst latency documented beside the average.",
              },
              {
                title: "Co-simulation",
                text: "RTL, pulse envelopes and a qubit model run in one testbench before the board is connected to a cryostat.",
              },
              {
                title: "Pulse programs",
                text: "We start from known designs: QICK for pulses to 6 GHz, and QubiC 2.0 for feedback within a circuit.",
              },
            ],
          },
          {
            title: "Hardware",
            topics: [
              {
                title: "AXI interfaces",
                text: "On the chip’s bus (AXI), assertions prove that a stream can be held back without loss. Control registers stay out of the fast path.",
              },
              {
                title: "Timing closure",
                text: "Timing closes at the clock that the converters dictate. It is reported over many placement seeds, not the best one.",
              },
              {
                title: "DMA",
                text: "Direct memory access (DMA) moves readout records without the processor, and dropped samples are counted.",
              },
              {
                title: "Masking",
                text: "The same boards run post-quantum cryptography. We mask cores for key exchange (ML-KEM) and signatures (ML-DSA) against power analysis, and test them on traces of fixed and random inputs.",
              },
            ],
          },
        ],
        related: { label: "Compiler Studio", to: "/compiler" },
      },
      {
        id: "finance",
        label: "Finance",
        title: "Quantum methods for finance, with all costs counted",
        text: "Amplitude estimation needs O(1/\u2060ε) queries where Monte Carlo needs O(1/\u2060ε²) samples. Each query runs the circuit and its inverse, one after the other. The curve alone decides nothing: state preparation, error correction and clock rate belong in the comparison.",
        limit:
          "We claim no advantage on machines that exist today, and none for optimization or fraud detection in general.",
        sides: [
          {
            title: "Software",
            topics: [
              {
                title: "Portfolio optimization",
                text: "Quadratic binary problems (QUBO) run beside a mixed-integer solver, on the same constraints and with the same time limit.",
              },
              {
                title: "Risk",
                text: "We estimate value at risk (VaR), its tail mean (CVaR) and valuation adjustments (XVA) by simulated amplitude estimation, and benchmark them against the desk’s Monte Carlo. VaR and CVaR are backtested against realized profit and loss.",
              },
              {
                title: "Fraud",
                text: "Quantum kernels are compared with gradient-boosted trees on the same split, with the cost of an alert in the score.",
              },
              {
                title: "Migration planning",
                text: "Key inventories are set against the G7 roadmap, which does not prescribe, and the Digital Operational Resilience Act (DORA), which does.",
              },
            ],
          },
          {
            title: "Hardware",
            topics: [
              {
                title: "Low-latency acceleration",
                text: "Pricing and pre-trade risk kernels run on FPGA and are reported by tail latency.",
              },
              {
                title: "The classical baseline",
                text: "Monte Carlo on GPU, as fast as it goes, is what a quantum estimate has to beat.",
              },
              {
                title: "Deterministic replay",
                text: "Accelerated runs repeat bit for bit, so that a backtest can be audited.",
              },
              {
                title: "Fault-tolerant resource estimates",
                text: "Logical qubits, T gates and code distance are counted from the compiled circuit.",
              },
            ],
          },
        ],
        related: { label: "What we do for finance teams", to: "/industries#finance" },
      },
    ],
  },
  negative: {
    title: "A negative result, printed.",
    intro: (worse, runs) =>
      `Alone, our router inserts more SWAPs than the median of SABRE (SWAP-based bidirectional heuristic search) in ${worse} of ${runs} runs.`,
    worse: (runs) => `${runs} worse`,
    better: (runs) => `${runs} runs better`,
    equal: (runs) => `${runs} equal`,
    text: "The router is tuned for the passes that follow it. Used without them it would be the wrong one, and the report says so.",
    source: { label: "The routing benchmark", to: "/resources#routing-benchmark" },
    link: { label: "One no of ours is printed below.", to: "/research#negative-result" },
  },
  handover: {
    title: "What a program leaves behind",
    intro: "What you own is agreed before the first week, and a change of plan does not change it.",
    items: [
      {
        title: "The repository",
        text: "It holds code, constraints, rule decks and testbenches, with a pinned environment that rebuilds every figure in the report.",
      },
      {
        title: "The protocol",
        text: "It says what was measured, on which device or design, against which baseline and version, and includes the raw data.",
      },
      {
        title: "The negative results",
        text: "They say what was tried and did not help, and at which size, so that nobody has to repeat it.",
      },
      {
        title: "The publication, where you want one",
        text: "It is co-authored, after your review. Nothing that identifies a device or a trading book leaves without your approval.",
      },
    ],
  },
  contact: {
    title: "Propose a question",
    text: "One paragraph is enough: the device, design or portfolio, what you measure now, and what would change your mind.",
    link: { label: "Propose it", to: "/contact#research" },
  },
} as const satisfies ResearchPage;
