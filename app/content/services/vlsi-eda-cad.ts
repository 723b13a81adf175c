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
      "Verification decides the schedule, so it is planned first. The plan lists each feature, how it is stimulated, how it is checked and which coverage closes it. Constrained-random UVM benches find what directed tests did not imagine. Formal methods settle what simulation cannot exhaust: a deadlock in an arbiter, a FIFO that must never overflow, a netlist that must still equal its RTL.",
      "RISC-V makes it practical to own a core, and easy to underestimate one. The instruction set is an open standard; a verified implementation, its toolchain and its interrupt architecture still have to be made. We start from a core with a public test record where one fits, add custom instructions only where profiling asks for them, and run it in lock step with a reference model.",
      "Sign-off follows the foundry's decks in the tools it qualifies. We work in commercial flows under your licences and NDA, and in the open flow of Yosys, OpenROAD and KLayout on open PDKs, which suits mature nodes, prototypes and research. We do not propose it for an advanced node. The third part of the work is CAD engineering itself: the Tcl and Python that make a run repeatable, and the dashboards that show timing, area and coverage for each commit.",
    ],
  },
  technologies: [
    "SystemVerilog",
    "UVM",
    "SVA",
    "RISC-V",
    "Formal equivalence",
    "Verilator",
    "cocotb",
    "Yosys",
    "OpenROAD",
    "KLayout",
    "SDC and STA",
    "UPF",
    "Scan, ATPG, MBIST",
    "Open and foundry PDKs",
    "Tcl and Python",
  ],
  capabilities: [
    {
      title: "Microarchitecture and RTL",
      method:
        "SystemVerilog on standard interfaces, with clock and reset domains drawn before the first module is written.",
      verified:
        "Lint, clock-domain and reset-domain reports are clean, or each waiver is signed and dated.",
    },
    {
      title: "UVM verification",
      method:
        "Agents, a reference model and a scoreboard derived from the written plan; constrained-random stimulus, functional coverage.",
      verified:
        "Coverage is closed or each hole is justified, and mutants injected into the RTL must be caught.",
    },
    {
      title: "Formal methods",
      method:
        "SVA properties on control logic, connectivity and X-propagation checks, equivalence from RTL to final netlist.",
      verified:
        "Assumptions, proof depth and cover points are in the report, so that a vacuous proof shows.",
    },
    {
      title: "RISC-V cores and extensions",
      method:
        "Core selection, custom instructions, memory protection and interrupts, with compiler support for whatever was added.",
      verified:
        "Architectural tests, then random programs compared with the Sail or Spike model instruction by instruction.",
    },
    {
      title: "Synthesis and timing",
      method:
        "Constraints written as carefully as RTL, power intent in UPF, static timing over all modes and corners.",
      verified:
        "Timing exceptions are proven rather than asserted. Setup and hold close on each sign-off corner with derating applied.",
    },
    {
      title: "Physical design",
      method: "Floorplan and power grid early, then placement, clock tree, routing and finishing.",
      verified:
        "DRC and LVS clean on the foundry's decks; antenna, density, IR drop and electromigration within limits.",
    },
    {
      title: "Design for test",
      method:
        "Scan with compression, memory BIST and boundary scan, planned with the RTL and constrained as a mode of its own.",
      verified:
        "Stuck-at and transition coverage are reported. Patterns are simulated with annotated timing before a tester sees them.",
    },
    {
      title: "CAD automation",
      method:
        "Flow scripts, regressions and quality-of-result dashboards, library and PDK checks, tool versions pinned per project.",
      verified: "A clean checkout repeats the reference run and arrives at the same netlist.",
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
      accepted: "Patterns pass on the annotated netlist, and each bring-up step has a way to fail.",
    },
    {
      name: "Flow scripts and tool manifest",
      accepted: "An engineer who did not write them completes a run.",
    },
  ],
  limits:
    "Analogue and RF design, packaging and production test are trades of their own: we work beside the people who practise them and do not replace them. EDA licences, PDK access and shuttle seats are contracts between you and their vendors. At low volume an FPGA or an existing microcontroller is often the better product, and our feasibility note says at which volume that changes.",
  closing: {
    title: "Bring the specification",
    text: "A page is enough to start: interfaces, process, volume, and the feature that worries you. The reply says what we would verify first.",
  },
} as const satisfies Service;
