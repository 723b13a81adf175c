import type { PageMeta } from "../types.ts";

export const researchPage = {
  meta: {
    title: "Research: EDA, FPGA, finance | Adyakshar Quantum Labs",
    description:
      "Joint research in quantum EDA, FPGA control and finance: topic by topic, with the open tools we start from, the method and the limit of each.",
  } satisfies PageMeta,
  hero: {
    kicker: "Quantum research with your team",
    title: "Joint research: chips, control, finance.",
    lead: "We test our methods on your device, design or portfolio against the public baseline. You keep the result, whether that is a tool, a design or a clear no.",
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
        text: "A superconducting quantum processor is a chip too, so it is drawn, checked against rules and manufactured like one. We work on classical chips, from RTL to GDS, and on quantum ones, whose layout also sets their physics.",
        limit:
          "Open tools give a baseline that anyone can rerun. At the smallest feature sizes they don’t replace the commercial tools that sign a chip off.",
        sides: [
          {
            title: "Front-end",
            topics: {
              "SystemVerilog and UVM":
                "Before the first run we agree on what the tests must cover, for link controllers and qubit sequencers.",
              "Formal equivalence":
                "After every transformation we prove that the circuit still does what its description says.",
              Synthesis:
                "Yosys, an open tool, sets the reference, with a commercial tool’s result beside it where a license allows that.",
              "Static timing analysis":
                "We report timing at every corner of process, voltage and temperature, and review constraints like code.",
            },
          },
          {
            title: "Back-end",
            topics: {
              "Placement and routing":
                "OpenROAD takes the design from floorplan to finishing, and we judge its timing and congestion.",
              "DRC and LVS":
                "KLayout checks the rules and compares layout and schematic, for SkyWater’s open process or yours.",
              "IR drop and die-to-die links":
                "We compute how much voltage the power grid loses, and place the UCIe 3.0 links that join chiplets.",
              "Superconducting layout":
                "Quantum Metal draws the chip, a solver computes its fields and scqubits its energy levels, so you see what moving a coupler changes.",
            },
          },
        ],
        related: { label: "What we do for semiconductor teams", to: "/industries#semiconductor" },
      },
      {
        id: "fpga",
        label: "FPGA",
        title: "Control and feedback on FPGA, close to the qubit",
        text: "An FPGA reads the qubit, decodes the result and sends a pulse back before the state is lost. To fit into a microsecond, each step has a budget and a test.",
        limit:
          "In 2026 two groups reported decoding and feedback below a microsecond for a small code (arXiv 2603.16203, 2605.04892). On your board, a microsecond is a target until we have measured it.",
        sides: [
          {
            title: "Software",
            topics: {
              "High-level synthesis":
                "We write the decoder once, in C++, turn it into hardware and compare the two bit for bit.",
              Drivers:
                "You get a driver and a Python interface, documented with the worst delay beside the average.",
              "Co-simulation":
                "The design, its pulses and a model of the qubit run together before any board meets a cryostat.",
              "Pulse programs":
                "We start from QICK, with pulses up to 6 GHz, and QubiC 2.0, with feedback within a circuit.",
            },
          },
          {
            title: "Hardware",
            topics: {
              "AXI interfaces":
                "We prove that no data is lost when a stream on the chip’s bus stalls.",
              "Timing closure":
                "The converters dictate the clock. We report every attempt to meet it, not only the best.",
              DMA: "Readout goes to memory past the processor, and we count every sample that is lost.",
              Masking:
                "A board that also signs must not leak keys through its power draw, so we mask that part and test it on measured traces.",
            },
          },
        ],
        related: { label: "Compiler Studio", to: "/compiler" },
      },
      {
        id: "finance",
        label: "Finance",
        title: "Quantum methods for finance, and what they cost",
        text: "To become ten times as accurate, Monte Carlo needs a hundred times the work and amplitude estimation only ten times. But a fair comparison also counts data loading, error correction and clock rate.",
        limit:
          "We claim no advantage on machines that exist today, and none for optimization or fraud detection in general.",
        sides: [
          {
            title: "Software",
            topics: {
              "Portfolio optimization":
                "A QUBO solver and a classical mixed-integer solver get the same constraints and time.",
              Risk: "We compare VaR, CVaR and XVA with the desk’s own Monte Carlo, and backtest the first two against realized profit and loss.",
              Fraud:
                "A quantum method meets the usual decision trees on the same data, with the cost of false alerts.",
              "Migration planning":
                "We check your key inventory against DORA, which is law, and the G7’s roadmap, which is advice.",
            },
          },
          {
            title: "Hardware",
            topics: {
              "Low-latency acceleration":
                "Pricing and pre-trade checks run on FPGAs, and we report tail latency instead of the average.",
              "The classical baseline":
                "A quantum estimate has to beat Monte Carlo on GPUs, tuned as well as we can.",
              "Deterministic replay":
                "Accelerated runs repeat bit for bit, so an auditor can replay a backtest.",
              "Fault-tolerant resource estimates":
                "From the compiled circuit we count the error-corrected qubits and the costliest gates.",
            },
          },
        ],
        related: { label: "What we do for finance teams", to: "/industries#finance" },
      },
    ],
  },
  handover: {
    title: "What you keep after a project",
    items: [
      {
        title: "The repository",
        text: "It holds the code, constraints, rules and tests, pinned so that every figure of the report can be rebuilt.",
      },
      {
        title: "The protocol",
        text: "It says what we measured, on which device or design, and against which version of the baseline.",
      },
      {
        title: "The negative results",
        text: "They say what failed, and at which size, so that nobody has to try it again.",
        link: { label: "Where our own router loses", to: "/resources#routing-benchmark" },
      },
      {
        title: "The publication, where you want one",
        text: "We write it together. Nothing that identifies a device or a trading book leaves without your approval.",
      },
    ],
  },
  contact: {
    title: "Propose a question in one paragraph",
    text: "Say what you measure now and which result would change your mind. You get back a protocol with its baseline before anything runs.",
    link: { label: "Propose a question", to: "/contact#research" },
  },
} as const;

export type ResearchField = (typeof researchPage.fields.items)[number];
