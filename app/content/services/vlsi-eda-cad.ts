import { serviceNames } from "./names.ts";
import type { Service } from "./types.ts";

export const vlsiEdaCad = {
  slug: "vlsi-eda-cad",
  name: serviceNames["vlsi-eda-cad"],
  accent: "neon-purple",
  meta: {
    title: "VLSI, EDA and CAD: RISC-V, UVM, DFT to tape-out | Adyakshar",
    description:
      "SystemVerilog design, UVM and formal verification, DFT and physical design on your PDK, with the flow automation that makes a tape-out repeatable.",
  },
  phrase: "verified before the mask.",
  lead: "RTL, verification and physical design for digital blocks and small systems on chip, as far as a tape-out that your foundry accepts.",
  overview: {
    statement: "A bug costs one line of code before tape-out and a mask set after it.",
    consequence: "So verification is planned first, and it decides the schedule.",
    paragraphs: [
      "The plan lists each feature, how it is stimulated, how it is checked and which coverage closes it. Constrained-random UVM environments find what directed tests did not imagine. Formal methods settle what simulation cannot exhaust: an arbiter that must never deadlock, a FIFO that must never overflow, a netlist that must still equal its RTL.",
      "Simulation is slow, so software meets the design early on other machines. An FPGA prototype is fast enough to boot an operating system. Emulation is slower and shows every signal. RISC-V makes it practical to own a core and easy to underestimate one. The instruction set is open, while a verified implementation and its toolchain still have to be made. We start from a core with a public test record where one fits.",
      "Sign-off follows the foundry’s decks in the tools it qualifies. We work in commercial flows under your licenses and NDA. The open flow of Yosys, OpenROAD and KLayout suits mature nodes, prototypes and research. We do not propose it for an advanced node. Between several dies the interface is designed to UCIe or to the package vendor’s own standard.",
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
  capabilities: {
    title: "Nine ways to lose a mask set, and what prevents each",
    items: [
      {
        title: "A signal between two clocks",
        name: "Microarchitecture and RTL",
        method:
          "SystemVerilog is written on standard interfaces. Clock and reset domains are drawn before the first module.",
        verified:
          "Lint, clock-domain and reset-domain reports are clean, or each waiver is signed and dated.",
      },
      {
        title: "A case that nobody imagined",
        name: "UVM verification",
        method:
          "Agents, a reference model and a scoreboard are derived from the written plan, with constrained-random stimulus and functional coverage.",
        verified:
          "Coverage is closed or each hole is justified. Bugs seeded into the RTL must be caught.",
      },
      {
        title: "A deadlock that simulation never reaches",
        name: "Formal methods",
        method:
          "SVA properties cover control logic. Connectivity and X-propagation are checked. Equivalence is proved from RTL to final netlist.",
        verified:
          "Assumptions, proof depth and cover points are in the report, so that a vacuous proof shows.",
      },
      {
        title: "A driver that first runs on silicon",
        name: "FPGA prototyping and emulation",
        method:
          "The RTL is partitioned for FPGA boards or an emulator, with the same interfaces and the real drivers on top.",
        verified:
          "Prototype, emulator and simulation run the same regression. Every difference between them is explained.",
      },
      {
        title: "An instruction that does something else",
        name: "RISC-V cores and extensions",
        method:
          "We select cores and add custom instructions where profiling asks for them. Memory protection, interrupts and compiler support are part of it.",
        verified:
          "Architectural tests run first. Random programs are then compared with the Sail or Spike model instruction by instruction.",
      },
      {
        title: "A path that closes on paper only",
        name: "Synthesis and timing",
        method:
          "Constraints are written as carefully as RTL, and power intent is in UPF. Static timing covers all modes and corners.",
        verified:
          "Timing exceptions are proven rather than asserted. Setup and hold close on each sign-off corner with derating applied.",
      },
      {
        title: "A layout that the foundry rejects",
        name: "Physical design and chiplets",
        method:
          "Floorplan and power grid come early, then placement, clock tree, routing and finishing. Between dies, bump maps and UCIe links are planned with the package.",
        verified:
          "DRC and LVS are clean on the foundry’s decks. Antenna, density, IR drop and electromigration stay within limits.",
      },
      {
        title: "A bad chip that passes the tester",
        name: "Design for test",
        method:
          "Scan with compression, memory BIST and boundary scan are planned with the RTL and constrained as a mode of their own.",
        verified:
          "Stuck-at and transition coverage are reported. Patterns are simulated with annotated timing before a tester sees them.",
      },
      {
        title: "A netlist that nobody can rebuild",
        name: "CAD automation",
        method:
          "Flow scripts, regressions and quality-of-result dashboards pin every tool version per project.",
        verified:
          "A clean checkout arrives at the same netlist. The layout may differ, because multithreaded place and route differs between hosts. Its timing and checks are compared instead.",
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
      name: "GDSII or OASIS with sign-off reports",
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
    "Analog and RF design, packaging and production test are trades of their own. We work beside the people who practice them.",
    "EDA licenses, PDK access and shuttle seats are contracts between you and their vendors.",
    "At low volume an FPGA or an existing microcontroller is often the better product. Our feasibility note says at which volume that changes.",
  ],
  closing: {
    title: "One page of specification is enough",
    text: "Interfaces, process, volume, and the feature that worries you. The reply says what we would verify first.",
  },
} as const satisfies Service;
