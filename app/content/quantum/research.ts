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
    intro: string;
    worse: (runs: number) => string;
    better: (runs: number) => string;
    equal: (runs: number) => string;
    text: string;
    source: NavLink;
    /** The link that leads to it from the opening. */
    link: NavLink;
  };
  handover: { title: string; items: readonly TitledText[] };
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
    title: "Research that ends in\u00a0a\u00a0tool, a\u00a0design or\u00a0a\u00a0no.",
    lead: "Three fields give measurable results today. You bring the device, design or portfolio; we start from a public baseline and end with code.",
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
        text: "Electronic design automation (EDA) turns a description of a circuit into a layout. A superconducting quantum processor is a chip too: it is drawn, checked against rules and manufactured. We work on classical chips, from register-transfer code (RTL) to layout files (Graphic Design System, GDS), and on quantum ones, whose layout also sets their physics.",
        limit:
          "Open tools are the baseline that anyone can rerun. They do not replace the commercial tools that approve a chip at the smallest feature sizes.",
        sides: [
          {
            title: "Front-end",
            topics: [
              {
                title: "SystemVerilog and UVM",
                text: "We write tests in the Universal Verification Methodology (UVM) for link controllers and qubit sequencers. What they must cover is agreed before the first run.",
              },
              {
                title: "Formal equivalence",
                text: "We compare the RTL with the netlist after every transformation, so an optimization is proved and not only tested.",
              },
              {
                title: "Synthesis",
                text: "The open tool Yosys gives a reference that anyone can repeat. Where a license allows it, we print a commercial result next to it.",
              },
              {
                title: "Static timing analysis",
                text: "We report timing at every corner of process, voltage and temperature, and review constraints like code.",
              },
            ],
          },
          {
            title: "Back-end",
            topics: [
              {
                title: "Placement and routing",
                text: "The open tool OpenROAD runs from floorplan to finishing. We judge it by timing and crowding after the clock tree.",
              },
              {
                title: "DRC and LVS",
                text: "KLayout checks the design rules (DRC) and the layout versus its schematic (LVS). Rules are code: for an open process (SkyWater’s SKY130) or yours, plus those for superconducting parts.",
              },
              {
                title: "IR drop and die-to-die links",
                text: "We compute how much voltage the power grid loses (current times resistance, IR). We place chiplet links (Universal Chiplet Interconnect Express, UCIe 3.0) along the die edge.",
              },
              {
                title: "Superconducting layout",
                text: "Quantum Metal draws the chip; a field solver (open Palace or licensed Ansys) and scqubits compute its fields and energy levels. Move a coupler, and you see the coupling change.",
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
          "In 2026 two groups reported decoding and feedback below a microsecond for a small code (distance 3): 446 ns on control boards, without readout (arXiv 2603.16203), and 550 ns on a quantum processor (arXiv 2605.04892). On your board it is a target until measured there.",
        sides: [
          {
            title: "Software",
            topics: [
              {
                title: "High-level synthesis",
                text: "Decoders are written once in C++, turned into hardware, and compared with the reference bit for bit.",
              },
              {
                title: "Drivers",
                text: "You get a driver and a Python interface, with the worst delay documented beside the average.",
              },
              {
                title: "Co-simulation",
                text: "Design, pulses and a model of the qubit run together before the board is connected to a cryostat.",
              },
              {
                title: "Pulse programs",
                text: "We start from open designs: QICK (Quantum Instrumentation Control Kit) for pulses to 6 GHz, and QubiC 2.0 for feedback within a circuit.",
              },
            ],
          },
          {
            title: "Hardware",
            topics: [
              {
                title: "AXI interfaces",
                text: "On the chip’s bus (Advanced eXtensible Interface, AXI) we prove that a waiting stream loses no data. Slow control is separate.",
              },
              {
                title: "Timing closure",
                text: "The design must meet the clock that the converters dictate. We report many attempts, not the best one.",
              },
              {
                title: "DMA",
                text: "Direct memory access (DMA) moves readout without the processor, and lost samples are counted.",
              },
              {
                title: "Masking",
                text: "Boards that also sign or encrypt must not leak keys through their power draw. We mask that part and test it on measured traces.",
              },
            ],
          },
        ],
        related: { label: "Compiler Studio", to: "/compiler" },
      },
      {
        id: "finance",
        label: "Finance",
        title: "Quantum methods for finance, and what they cost",
        text: "Ten times the accuracy costs Monte Carlo a hundred times the work, and a quantum method, amplitude estimation, ten times. The curve alone decides nothing: loading the data, error correction and clock rate belong in the comparison.",
        limit:
          "We claim no advantage on machines that exist today, and none for optimization or fraud detection in general.",
        sides: [
          {
            title: "Software",
            topics: [
              {
                title: "Portfolio optimization",
                text: "Quadratic unconstrained binary optimization (QUBO) runs beside a classical mixed-integer solver, with the same rules and the same time limit.",
              },
              {
                title: "Risk",
                text: "We estimate value at risk (VaR), its conditional tail (CVaR) and valuation adjustments (XVA) in simulation, and benchmark them against the desk’s Monte Carlo. VaR and CVaR are backtested against realized profit and loss.",
              },
              {
                title: "Fraud",
                text: "A quantum method is compared with the usual decision trees on the same data, with the cost of an alert in the score.",
              },
              {
                title: "Migration planning",
                text: "We compare your key inventory with the Group of Seven (G7) roadmap, which is advice, and the EU’s Digital Operational Resilience Act (DORA), a law.",
              },
            ],
          },
          {
            title: "Hardware",
            topics: [
              {
                title: "Low-latency acceleration",
                text: "Pricing and checks before a trade run on FPGA and are reported by their slowest answers.",
              },
              {
                title: "The classical baseline",
                text: "Monte Carlo on graphics processors, as fast as it goes, is what a quantum estimate has to beat.",
              },
              {
                title: "Deterministic replay",
                text: "Accelerated runs repeat bit for bit, so that a backtest can be audited.",
              },
              {
                title: "Fault-tolerant resource estimates",
                text: "Error-corrected qubits and their costliest gates are counted from the compiled circuit.",
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
    intro:
      "A SWAP exchanges two qubits. Alone, our qubit router often needs more of them than a public router, SABRE (SWAP-based bidirectional heuristic search).",
    worse: (runs) => `${runs} worse`,
    better: (runs) => `${runs} runs better`,
    equal: (runs) => `${runs} runs equal`,
    text: "The router is tuned for the passes that follow it. Without them SABRE is often better; the report says so.",
    source: { label: "The routing benchmark", to: "/resources#routing-benchmark" },
    link: {
      label: "A failure of ours is printed below.",
      to: "/research#negative-result",
    },
  },
  handover: {
    title: "What a program leaves behind",
    items: [
      {
        title: "The repository",
        text: "Code, constraints, rules and tests, with a pinned environment that rebuilds every figure in the report.",
      },
      {
        title: "The protocol",
        text: "What was measured, on which device or design, against which baseline and version, with the raw data.",
      },
      {
        title: "The negative results",
        text: "What was tried and did not help, and at which size, so that nobody has to repeat it.",
      },
      {
        title: "The publication, where you want one",
        text: "Co-authored, after your review. Nothing that identifies a device or a trading book leaves without your approval.",
      },
    ],
  },
  contact: {
    title: "One paragraph is enough",
    text: "Name the device, design or portfolio, what you measure now, and what would change your mind.",
    link: { label: "Propose a question", to: "/contact#research" },
  },
} as const satisfies ResearchPage;
