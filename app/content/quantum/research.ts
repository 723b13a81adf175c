export const researchPage = {
  meta: {
    title: "Research: EDA, FPGA control, finance | Adyakshar Quantum Labs",
    description:
      "Joint research in quantum EDA, FPGA control and finance: topic by topic, with the open tools we start from, the method and the limit of each.",
  },
  hero: {
    kicker: "Quantum research with your team",
    title: "Joint research: chips, control, finance.",
    lead: "We test our methods on your device, design or portfolio against the public baseline. You keep what comes of it, a tool, a design or a clear no.",
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
        text: "Design automation turns the description of a circuit into a layout. A superconducting quantum processor is a chip too, so it is drawn, checked against rules and manufactured like one. We work on classical chips, from [[RTL]] to [[GDS]], and on quantum ones, whose layout also sets their physics.",
        limit:
          "Open tools give a baseline that anyone can rerun. At the smallest feature sizes they don’t replace the commercial tools that sign a chip off.",
        sides: [
          {
            title: "Front-end",
            topics: {
              "SystemVerilog and UVM":
                "Before the first run, we agree with you on what the tests must cover. Then we write them in [[UVM]], for link controllers and qubit sequencers.",
              "Formal equivalence":
                "After every transformation we prove that the circuit still does what its description says. A test alone could miss the difference.",
              Synthesis:
                "Yosys, an open tool, sets the reference. Where a license allows it, we print a commercial tool’s result beside it.",
              "Static timing analysis":
                "We report timing at every corner of process, voltage and temperature, and we review timing constraints as we review code.",
            },
          },
          {
            title: "Back-end",
            topics: {
              "Placement and routing":
                "OpenROAD takes the design from floorplan to finishing. We judge the result by its timing and congestion once the clock tree is in.",
              "DRC and LVS":
                "KLayout checks the design rules and compares the layout with its schematic. The rules are code, for SkyWater’s open process or for yours, and superconducting parts get rules of their own.",
              "IR drop and die-to-die links":
                "We compute how much voltage the power grid loses on its way. At the die’s edge we place the UCIe 3.0 links that join chiplets.",
              "Superconducting layout":
                "Quantum Metal draws the chip, a solver computes its fields, and scqubits computes its energy levels. So when you move a coupler, you see how the coupling changes.",
            },
          },
        ],
        related: { label: "What we do for semiconductor teams", to: "/industries#semiconductor" },
      },
      {
        id: "fpga",
        label: "FPGA",
        title: "Control and feedback on FPGA, close to the qubit",
        text: "An FPGA reads the qubit, decodes the result and sends a pulse back before the state is lost. Whether that fits into a microsecond depends on every step, so each step has a budget and a test.",
        limit:
          "In 2026 two groups reported decoding and feedback below a microsecond for a small code. One, arXiv 2603.16203, measured 446 ns on control boards without readout. The other, arXiv 2605.04892, measured 550 ns on a quantum processor, within a cycle of 1.25 µs. On your board, a microsecond is a target until we have measured it.",
        sides: [
          {
            title: "Software",
            topics: {
              "High-level synthesis":
                "We write the decoder once, in C++, and turn it into hardware. Then we compare the two bit for bit.",
              Drivers:
                "You get a driver and a Python interface. Their documentation gives the worst delay beside the average.",
              "Co-simulation":
                "The design, its pulses and a model of the qubit run together before any board is connected to a cryostat.",
              "Pulse programs":
                "We start from open designs. QICK makes pulses up to 6 GHz, and QubiC 2.0 gives feedback within a circuit.",
            },
          },
          {
            title: "Hardware",
            topics: {
              "AXI interfaces":
                "We prove that no data is lost when a stream on the chip’s bus stalls, and we keep slow control off that stream.",
              "Timing closure":
                "The converters dictate the clock, and the design must meet it. We report every attempt, not only the best.",
              DMA: "Readout goes to memory without passing through the processor, and we count every sample that is lost on the way.",
              Masking:
                "A board that also signs or encrypts must not leak its keys through its power draw, so we mask that part and test it on measured traces.",
            },
          },
        ],
        related: { label: "Compiler Studio", to: "/compiler" },
      },
      {
        id: "finance",
        label: "Finance",
        title: "Quantum methods for finance, and what they cost",
        text: "To become ten times as accurate, Monte Carlo needs a hundred times the work. Amplitude estimation, a quantum method, needs only ten times. But a fair comparison also has to count data loading, error correction and clock rate.",
        limit:
          "We claim no advantage on machines that exist today, and none for optimization or fraud detection in general.",
        sides: [
          {
            title: "Software",
            topics: {
              "Portfolio optimization":
                "We give a [[QUBO]] solver and a classical mixed-integer solver the same constraints and the same time limit.",
              Risk: "We estimate VaR, CVaR and [[XVA]] in simulation and compare them with the desk’s own Monte Carlo. VaR and CVaR are also backtested against realized profit and loss.",
              Fraud:
                "We compare a quantum method with the usual decision trees on the same data, counting the cost of false alerts.",
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
                "A quantum estimate has to beat Monte Carlo on GPUs, which we tune as well as we can.",
              "Deterministic replay":
                "Accelerated runs repeat bit for bit, so that an auditor can replay a backtest.",
              "Fault-tolerant resource estimates":
                "From the compiled circuit we count the error-corrected qubits and the gates that cost most.",
            },
          },
        ],
        related: { label: "What we do for finance teams", to: "/industries#finance" },
      },
    ],
  },
  negative: {
    title: "Where our qubit router loses",
    intro:
      "On its own, our router sometimes needs more [[SWAPs|SWAP]] than the textbook router SABRE. Every such run is drawn here.",
    worse: (runs: number) => `${runs} runs worse`,
    better: (runs: number) => `${runs} runs better`,
    equal: (runs: number) => `${runs} equal`,
    text: "We tune the router for the passes that follow it. With them, our compiler never needs more CX on these pairs than it does with SABRE.",
    source: { label: "The routing benchmark", to: "/resources#routing-benchmark" },
  },
  handover: {
    title: "What you keep after a project",
    items: [
      {
        title: "The repository",
        text: "It holds the code, constraints, rules and tests, with a pinned environment that rebuilds every figure of the report.",
      },
      {
        title: "The protocol",
        text: "It says what we measured, on which device or design, and against which version of the baseline. The raw data comes with it.",
      },
      {
        title: "The negative results",
        text: "They say what failed, and at which size, so that nobody has to try it again.",
      },
      {
        title: "The publication, where you want one",
        text: "We write it together, after your review. Nothing that identifies a device or a trading book leaves without your approval.",
      },
    ],
  },
  contact: {
    title: "Propose a question in one paragraph",
    text: "Name the device, the design or the portfolio, what you measure now, and which result would change your mind.",
    link: { label: "Propose a question", to: "/contact#research" },
  },
} as const;

export type ResearchField = (typeof researchPage.fields.items)[number];
