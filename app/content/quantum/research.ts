import type { Hero, NavLink, NextStep, PageMeta, Point } from "../types.ts";

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
  topics: readonly Point[];
}

interface ResearchPage {
  meta: PageMeta;
  hero: Hero;
  fields: { title: string; intro: string; items: readonly ResearchField[] };
  handover: { title: string; intro: string; items: readonly Point[]; source: NavLink };
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
    lead: "Three fields in which results can be measured today. You bring the device, the design or the portfolio. Every topic starts from a public baseline and ends with code.",
  },
  fields: {
    title: "Research and development",
    intro:
      "Each field has two sides. They are planned together, because time is lost at the handover between them.",
    items: [
      {
        id: "eda",
        label: "EDA",
        title: "Design automation for silicon and qubits",
        text: "A superconducting quantum processor is still a chip: it is drawn, checked against rules and taped out. We work on the classical flow from RTL to GDS, and on the quantum one, where a layout must also be the right Hamiltonian.",
        limit:
          "Open tools are the baseline that anyone can rerun. They do not replace commercial sign-off at advanced nodes.",
        sides: [
          {
            title: "Front-end",
            topics: [
              {
                title: "SystemVerilog and UVM",
                text: "Testbenches for link controllers and qubit sequencers, with coverage goals agreed before the first run.",
              },
              {
                title: "Formal equivalence",
                text: "RTL is compared with the netlist after every transformation, so an optimization is proved and not only tested.",
              },
              {
                title: "Synthesis",
                text: "Yosys is the reproducible reference. Where a license allows it, a commercial result stands next to it.",
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
                text: "OpenROAD runs from floorplan to finishing. It is judged by timing and congestion after the clock tree.",
              },
              {
                title: "DRC and LVS",
                text: "KLayout rule decks are kept as code, on open PDKs (SKY130, GF180MCU, IHP SG13G2) or on yours, with the rules that Josephson junctions and airbridges add.",
              },
              {
                title: "IR drop and die-to-die links",
                text: "Power grids are analyzed on the routed design, and UCIe 3.0 interfaces at 48 and 64 GT/s within the die edge.",
              },
              {
                title: "Superconducting layout",
                text: "Quantum Metal geometry goes to GDS, with EPR and scQubits analysis in the same run. Move a coupler and see the coupling change.",
              },
            ],
          },
        ],
        related: { label: "Semiconductor teams", to: "/industries#semiconductor" },
      },
      {
        id: "fpga",
        label: "FPGA",
        title: "Control and feedback on FPGA, close to the qubit",
        text: "A qubit is read, the result is decoded, and a pulse goes back before the state is lost. Whether that fits in a microsecond depends on every step, so each step has its own budget and its own test.",
        limit:
          "Decode-feedback below a microsecond was reported in 2026, at distance 3: 446 ns on control boards (arXiv 2603.16203) and 550 ns on a processor (arXiv 2605.04892). For your board it is a target until it has been measured there.",
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
                text: "A kernel driver and a Python interface, with worst-case latency documented beside the average.",
              },
              {
                title: "Co-simulation",
                text: "RTL, pulse envelopes and a qubit model in one testbench, before the board is connected to a cryostat.",
              },
              {
                title: "Pulse programs",
                text: "Known designs to start from are QICK, for pulses to 6 GHz, and QubiC 2.0, for mid-circuit feed-forward.",
              },
            ],
          },
          {
            title: "Hardware",
            topics: [
              {
                title: "AXI interfaces",
                text: "Assertions prove the back-pressure of streams. Memory-mapped control stays out of the fast path.",
              },
              {
                title: "Timing closure",
                text: "Timing closes at the clock that the converters dictate. It is reported over many placement seeds, not the best one.",
              },
              {
                title: "DMA",
                text: "Readout records move to memory without the processor, and dropped samples are counted.",
              },
              {
                title: "Masking",
                text: "Masked ML-KEM and ML-DSA cores, tested on power traces with fixed-versus-random statistics.",
              },
            ],
          },
        ],
        related: { label: "Pulse and analog compilation", to: "/compiler" },
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
                text: "QUBO formulations run beside a mixed-integer solver, on the same constraints and with the same time limit.",
              },
              {
                title: "Risk",
                text: "VaR, CVaR and XVA by simulated amplitude estimation are benchmarked against the desk’s Monte Carlo. VaR and CVaR are backtested against realized profit and loss.",
              },
              {
                title: "Fraud",
                text: "Quantum kernels meet gradient-boosted trees on the same split, with the cost of an alert in the score.",
              },
              {
                title: "Migration planning",
                text: "Key inventories are set against the dates of the G7 roadmap, which is not prescriptive, and of DORA, which is.",
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
        related: { label: "Finance teams", to: "/industries#finance" },
      },
    ],
  },
  handover: {
    title: "What a program leaves behind",
    intro: "It is agreed before the first week, so a change of plan never changes what you own.",
    items: [
      {
        title: "The repository",
        text: "Code, constraints, rule decks and testbenches, with a pinned environment that rebuilds every figure in the report.",
      },
      {
        title: "The protocol",
        text: "What was measured, on which device or design, against which baseline and version; raw data included.",
      },
      {
        title: "The negative results",
        text: "What was tried and did not help, at which size, written so that nobody has to repeat it.",
      },
      {
        title: "The publication, where you want one",
        text: "It is co-authored, after your review. Nothing that identifies a device or a trading book leaves without your approval.",
      },
    ],
    source: { label: "The routing benchmark", to: "/resources#routing-benchmark" },
  },
  contact: {
    title: "Propose a question",
    text: "One paragraph is enough: the device, design or portfolio, what you measure now, and what would change your mind.",
    link: { label: "Propose it", to: "/contact#research" },
  },
} as const satisfies ResearchPage;
