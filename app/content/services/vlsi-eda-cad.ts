import type { Service } from "./types.ts";

export const vlsiEdaCad = {
  slug: "vlsi-eda-cad",
  meta: {
    title: "VLSI, EDA and CAD: RISC-V, UVM, DFT to tape-out | Adyakshar",
    description:
      "SystemVerilog design, UVM and formal verification, DFT and physical design on your PDK, with the flow automation that makes a tape-out repeatable.",
  },
  phrase: "verified before the mask.",
  lead: "You get a chip layout that passes the foundry’s checks, and evidence that the chip meets its spec.",
  overview: {
    statement: "A bug costs one line of code before tape-out and a mask set after it.",
    emphasis: "a mask set after it.",
    consequence: "So verification is planned first, and it decides when the chip tapes out.",
    paragraphs: [
      "For each feature, the plan says how we exercise it, how we check it and when we stop. Constrained random tests find cases that we didn’t foresee. Formal proofs settle what simulation cannot: that an arbiter never deadlocks, that a queue never overflows and that the gates match their source.",
      "Simulation is slow, so we also try your software on hardware. A prototype on FPGAs can boot an operating system, while an emulator is slower but shows every signal. Because RISC-V is open, you can own a processor core, but you have to verify your changes to the core and its compiler.",
      "Sign-off uses the foundry’s own rules, in tools it approves and under your licenses. Open tools such as Yosys, OpenROAD and KLayout suit prototypes, research and older processes, but not the newest ones.",
    ],
  },
  technologies: ["SystemVerilog", "RISC-V", "Verilator", "cocotb", "OpenROAD", "KLayout"],
  capabilities: [
    {
      name: "Microarchitecture and RTL",
      outcome: "Every signal between two clocks is synchronized.",
      method:
        "We write the RTL in SystemVerilog, and draw clocks and resets before the first module.",
      verified:
        "Automatic checks of code, clocks and resets pass, or each exception is signed and dated.",
    },
    {
      name: "UVM verification",
      outcome: "Random traffic finds the case that nobody foresaw.",
      method:
        "From the plan we write a reference model and random traffic within its rules. A scoreboard compares the model with the design.",
      verified:
        "Every planned case is reached or its absence justified, and bugs that we seed into the RTL must be caught.",
    },
    {
      name: "Formal methods",
      outcome: "Deadlocks that simulation never reaches are ruled out.",
      method:
        "We state the rules of the control logic as SystemVerilog assertions and prove them. We prove that the final netlist equals the RTL.",
      verified: "The report lists assumptions and depth, so that a vacuous proof is noticed.",
    },
    {
      name: "FPGA prototyping and emulation",
      outcome: "Your drivers have run before the silicon exists.",
      method: "We fit the RTL to FPGA boards or an emulator, with the real drivers on top.",
      verified:
        "Prototype, emulator and simulation run the same regression, and we explain every difference between them.",
    },
    {
      name: "RISC-V cores and extensions",
      outcome: "No instruction misbehaves.",
      method:
        "We prefer cores with a public test record, and add instructions where profiling asks for them.",
      verified:
        "Architectural tests run first, and then we compare random programs with the Sail or Spike model, instruction by instruction.",
    },
    {
      name: "Synthesis and timing",
      outcome: "Every path is fast enough on silicon.",
      method:
        "We write timing constraints as carefully as RTL, and power intent in the Unified Power Format.",
      verified:
        "We prove timing exceptions instead of asserting them, and timing holds in each sign-off corner with a margin.",
    },
    {
      name: "Physical design and chiplets",
      outcome: "The foundry accepts the layout.",
      method:
        "Floorplan and power grid come early, then placement, clock tree, routing and finishing. Links between dies, such as UCIe, are planned with the package.",
      verified:
        "Design-rule check and layout versus schematic are clean by the foundry’s rules, and density, voltage drop and electromigration stay within limits.",
    },
    {
      name: "Design for test",
      outcome: "The tester finds the bad chips.",
      method:
        "Together with the RTL we plan scan chains, built-in self-test of memories and boundary scan, as a separate mode.",
      verified:
        "The report gives the share of stuck and slow signals that our patterns find. We simulate each pattern with real timing before a tester sees it.",
    },
    {
      name: "CAD automation",
      outcome: "Anyone can rebuild the netlist.",
      method: "Flow scripts and regressions pin every tool version per project.",
      verified:
        "A clean checkout has to arrive at the same netlist. Multithreaded place and route differs between hosts, so for the layout we compare timing and checks instead.",
    },
  ],
  takes: {
    weeks: {
      title: "A plan, and a first model",
      text: "The riskiest block runs against a reference model under random traffic.",
    },
    drivers: {
      "Features to verify": "The price depends on how many there are and how they interact.",
      "Cycles to simulate":
        "A small queue takes at most a few hundred cycles, while a whole chip takes a farm of machines.",
      "Licenses and masks":
        "You sign the contracts for tools, process design kits and seats on a shared wafer.",
    },
  },
  handover: {
    "RTL, constraints and power intent":
      "They build in the pinned tool versions, with every remaining warning explained.",
    "Verification plan and environment":
      "The regression, rerun on your farm, reaches the reported coverage.",
    "Layout file in your foundry’s format, with sign-off reports":
      "It passes your foundry’s own precheck.",
    "Test patterns and bring-up plan":
      "The patterns pass in simulation with real delays, and each bring-up step says how it can fail.",
    "Flow scripts and tool manifest": "An engineer who didn’t write them completes a run.",
  },
  limits: [
    "We don’t do analog or radio design, packaging or production test, and we work well with those who do.",
    "At low volume an FPGA or an existing microcontroller is often the better product. We’ll estimate the volume from which a chip wins.",
  ],
  closing: {
    title: "Start with one page of specification",
    emphasis: "one page of specification",
    text: "We’ll name the bug that we would seed first, to see whether your tests notice it.",
  },
} as const satisfies Service;
