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
  lead: "RTL, verification and physical design for digital blocks and small systems on chip, and the design-automation software around them, as far as a tape-out that your foundry accepts.",
  overview: {
    title: "A bug costs one line of code before tape-out and a mask set after it.",
    paragraphs: [
      "Verification decides the schedule, so it is planned first. The plan lists each feature, how it is stimulated, how it is checked and which coverage closes it. Constrained-random UVM environments find what directed tests did not imagine. Formal methods settle what simulation cannot exhaust: a deadlock in an arbiter, a FIFO that must never overflow, a netlist that must still equal its RTL.",
      "Simulation is slow, so software meets the design early on other machines. An FPGA prototype runs close to real time and boots an operating system; emulation is slower and shows every signal. RISC-V makes it practical to own a core, and easy to underestimate one: the instruction set is an open standard, while a verified implementation, its toolchain and its interrupt architecture still have to be made. We start from a core with a public test record where one fits and run it in lock step with a reference model.",
      "Sign-off follows the foundry's decks in the tools it qualifies. We work in commercial flows under your licenses and NDA, and in the open flow of Yosys, OpenROAD and KLayout on open PDKs, which suits mature nodes, prototypes and research; we do not propose it for an advanced node. Where a product becomes several dies, the interface between them is designed and verified like any other, to UCIe or to the package vendor's own standard.",
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
      title: "Microarchitecture and RTL",
      method:
        "SystemVerilog is written on standard interfaces, with clock and reset domains drawn before the first module.",
      verified:
        "Lint, clock-domain and reset-domain reports are clean, or each waiver is signed and dated.",
    },
    {
      title: "UVM verification",
      method:
        "Agents, a reference model and a scoreboard are derived from the written plan, with constrained-random stimulus and functional coverage.",
      verified:
        "Coverage is closed or each hole is justified, and bugs seeded into the RTL must be caught.",
    },
    {
      title: "Formal methods",
      method:
        "SVA properties cover control logic, connectivity and X-propagation are checked, and equivalence is proved from RTL to final netlist.",
      verified:
        "Assumptions, proof depth and cover points are in the report, so that a vacuous proof shows.",
    },
    {
      title: "FPGA prototyping and emulation",
      method:
        "The RTL is partitioned for FPGA boards or an emulator, with the same interfaces and the real drivers on top.",
      verified:
        "Prototype, emulator and simulation run the same regression, and every difference between them is explained.",
    },
    {
      title: "RISC-V cores and extensions",
      method:
        "We select cores, add custom instructions where profiling asks for them, and deliver memory protection, interrupts and compiler support.",
      verified:
        "Architectural tests run first, then random programs are compared with the Sail or Spike model instruction by instruction.",
    },
    {
      title: "Synthesis and timing",
      method:
        "Constraints are written as carefully as RTL, power intent is in UPF, and static timing covers all modes and corners.",
      verified:
        "Timing exceptions are proven rather than asserted. Setup and hold close on each sign-off corner with derating applied.",
    },
    {
      title: "Physical design and chiplets",
      method:
        "Floorplan and power grid come early, then placement, clock tree, routing and finishing. Between dies, bump maps and UCIe links are planned with the package.",
      verified:
        "DRC and LVS are clean on the foundry's decks; antenna, density, IR drop and electromigration stay within limits.",
    },
    {
      title: "Design for test",
      method:
        "Scan with compression, memory BIST and boundary scan are planned with the RTL and constrained as a mode of their own.",
      verified:
        "Stuck-at and transition coverage are reported. Patterns are simulated with annotated timing before a tester sees them.",
    },
    {
      title: "CAD automation",
      method:
        "Flow scripts, regressions and quality-of-result dashboards pin every tool version per project.",
      verified:
        "A clean checkout arrives at the same netlist. The layout may differ, because multithreaded place and route differs between hosts; its timing and checks are compared instead.",
    },
  ],
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
      accepted: "The foundry's own precheck passes.",
    },
    {
      name: "Test patterns and bring-up plan",
      accepted:
        "Patterns pass on the annotated netlist, and each bring-up step says how it can fail.",
    },
    {
      name: "Flow scripts and tool manifest",
      accepted: "An engineer who did not write them completes a run.",
    },
  ],
  limits:
    "Analog and RF design, packaging and production test are trades of their own: we work beside the people who practice them and do not replace them. EDA licenses, PDK access and shuttle seats are contracts between you and their vendors. At low volume an FPGA or an existing microcontroller is often the better product, and our feasibility note says at which volume that changes.",
  closing: {
    title: "One page of specification is enough",
    text: "Interfaces, process, volume, and the feature that worries you. The reply says what we would verify first.",
  },
} as const satisfies Service;
