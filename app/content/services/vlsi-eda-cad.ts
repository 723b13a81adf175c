import type { Service } from "./types.ts";

export const vlsiEdaCad = {
  slug: "vlsi-eda-cad",
  meta: {
    title: "VLSI, EDA and CAD: RISC-V, UVM, DFT to tape-out | Adyakshar",
    description:
      "SystemVerilog design, UVM and formal verification, DFT and physical design on your PDK, with the flow automation that makes a tape-out repeatable.",
  },
  phrase: "verified before the mask.",
  lead: "Very-large-scale integration (VLSI) by electronic design automation (EDA) and computer-aided design (CAD): register-transfer code (RTL), verification and layout, up to a tape-out that your foundry accepts.",
  overview: {
    statement: "A bug costs one line of code before tape-out and a mask set after it.",
    emphasis: "a mask set after it.",
    consequence: "So verification is planned first, and it decides the schedule.",
    paragraphs: [
      "The plan lists each feature, how it is stimulated, how it is checked and which coverage closes it. Constrained-random environments in UVM, the Universal Verification Methodology, find what directed tests did not imagine. Formal methods settle what simulation cannot exhaust: an arbiter that must never deadlock, a queue that must never overflow, a netlist that must still equal its RTL.",
      "Simulation is slow, so software meets the design early on other machines. A prototype on field-programmable gate arrays (FPGAs) is fast enough to boot an operating system. Emulation is slower and shows every signal. RISC-V makes it practical to own a core and easy to underestimate one. The instruction set is open, while a verified implementation and its toolchain still have to be made. We start from a core with a public test record where one fits.",
      "Sign-off follows the foundry’s decks in the tools it qualifies. We work in commercial flows under your licenses and your confidentiality agreement. The open flow of Yosys, OpenROAD and KLayout suits mature nodes, prototypes and research. We do not propose it for an advanced node. Between several dies the interface is designed to UCIe, the Universal Chiplet Interconnect Express, or to the package vendor’s own standard.",
    ],
  },
  technologies: [
    "SystemVerilog",
    "UVM",
    "SVA",
    "RISC-V",
    "Formal equivalence",
    "Verilator",
    "FPGA prototyping",
    "Emulation",
    "cocotb",
    "Yosys",
    "OpenROAD",
    "KLayout",
    "SDC and STA",
    "UPF",
    "UCIe chiplets",
    "Scan, ATPG, MBIST",
    "Open and foundry PDKs",
    "Tcl and Python",
  ],
  capabilities: [
    {
      name: "Microarchitecture and RTL",
      prevents: "an unsynchronized signal between clocks",
      method:
        "We write SystemVerilog on standard interfaces, and draw clock and reset domains before the first module.",
      verified:
        "Lint, clock-domain and reset-domain reports are clean, or each waiver is signed and dated.",
    },
    {
      name: "UVM verification",
      prevents: "a case that nobody imagined",
      method:
        "We derive agents, a reference model and a scoreboard from the written plan, with constrained-random stimulus and functional coverage.",
      verified:
        "Coverage is closed or each hole is justified. Bugs seeded into the RTL must be caught.",
    },
    {
      name: "Formal methods",
      prevents: "a deadlock that simulation never reaches",
      method:
        "We state the rules of control logic as SystemVerilog assertions (SVA) and prove them, and we prove that the final netlist equals the RTL.",
      verified:
        "Assumptions, proof depth and cover points are in the report, so that a vacuous proof shows.",
    },
    {
      name: "FPGA prototyping and emulation",
      prevents: "a driver that first runs on silicon",
      method:
        "We partition the RTL for FPGA boards or an emulator, with the same interfaces and the real drivers on top.",
      verified:
        "Prototype, emulator and simulation run the same regression. Every difference between them is explained.",
    },
    {
      name: "RISC-V cores and extensions",
      prevents: "an instruction that does something else",
      method:
        "We select cores and add custom instructions where profiling asks for them. Memory protection, interrupts and compiler support are part of it.",
      verified:
        "Architectural tests run first. Random programs are then compared with the Sail or Spike model instruction by instruction.",
    },
    {
      name: "Synthesis and timing",
      prevents: "a path that closes on paper only",
      method:
        "We write constraints (SDC) as carefully as RTL, and power intent in the Unified Power Format (UPF). Static timing analysis (STA) covers all modes and corners.",
      verified:
        "Timing exceptions are proven rather than asserted. Setup and hold close on each sign-off corner with derating applied.",
    },
    {
      name: "Physical design and chiplets",
      prevents: "a layout that the foundry rejects",
      method:
        "Floorplan and power grid come early, then placement, clock tree, routing and finishing. Between dies, bump maps and UCIe links are planned with the package.",
      verified:
        "Design rules and layout against schematic (DRC, LVS) are clean on the foundry’s decks. Antenna, density, IR drop and electromigration stay within limits.",
    },
    {
      name: "Design for test",
      prevents: "a bad chip that passes the tester",
      method:
        "We plan scan with generated patterns (ATPG), memory self-test (MBIST) and boundary scan with the RTL, as a mode of their own.",
      verified:
        "Stuck-at and transition coverage are reported. Patterns are simulated with annotated timing before a tester sees them.",
    },
    {
      name: "CAD automation",
      prevents: "a netlist that nobody can rebuild",
      method:
        "Flow scripts, regressions and quality-of-result dashboards pin every tool version per project.",
      verified:
        "A clean checkout arrives at the same netlist. The layout may differ, because multithreaded place and route differs between hosts. Its timing and checks are compared instead.",
    },
  ],
  takes: {
    start: {
      title: "One page of specification",
      text: "Interfaces, process, volume, and the feature that worries you. We reply with what we would verify first.",
    },
    weeks: {
      title: "A plan, and a first model",
      text: "We list each feature with its stimulus, its check and the coverage that closes it. The riskiest block runs against a reference model under random traffic.",
    },
    drivers: [
      { name: "Features to verify", text: "Each needs stimulus, a check and coverage." },
      {
        name: "Cycles to simulate",
        text: "A queue of four words needs hundreds of cycles, a system on chip a farm of machines.",
      },
      {
        name: "Process and sign-off",
        text: "Every mode and corner must close on your foundry’s decks.",
      },
      {
        name: "Licenses and masks",
        text: "Tools, process design kits and shuttle seats are contracts of your own.",
      },
    ],
  },
  handover: [
    {
      name: "RTL, constraints and power intent",
      accepted: "They build in your tool versions with every remaining warning explained.",
    },
    {
      name: "Verification plan and environment",
      accepted: "The regression reruns on your farm with the coverage reported.",
    },
    {
      name: "Layout file (GDSII or OASIS) with sign-off reports",
      accepted: "The foundry’s own precheck passes.",
    },
    {
      name: "Test patterns and bring-up plan",
      accepted: "Patterns pass on the annotated netlist. Each bring-up step says how it can fail.",
    },
    {
      name: "Flow scripts and tool manifest",
      accepted: "An engineer who did not write them completes a run.",
    },
  ],
  limits: [
    "Analog and radio design, packaging and production test are trades of their own. We work beside the people who practice them.",
    "Licenses, process design kits (PDKs) and shuttle seats are contracts between you and their vendors.",
    "At low volume an FPGA or an existing microcontroller is often the better product. Our feasibility note says at which volume that changes.",
  ],
  closing: {
    title: "One page of specification is enough",
    emphasis: "is enough",
    text: "The reply also says which bug we would seed first, to see whether your tests notice.",
  },
} as const satisfies Service;
