export const technologiesPage = {
  meta: {
    title: "Technologies: six areas, one stack | Adyakshar Quantum Labs",
    description:
      "Languages and IR, compilers, simulation and HPC, control and FPGA, cryptography, AI/ML: what we use in each area, why, and which of it you can run on this site.",
  },
  hero: {
    kicker: "Six areas of quantum software",
    title: "How a program becomes\u00a0pulses.",
    lead: "We build the compilers and the control that take your quantum program to its device, and simulate it on the way. We also replace your cryptography and train models that answer faster than a solver.",
    action: { label: "Compile a circuit", to: "/compiler#compiler", needsScript: true },
  },
  stack: {
    title: "Six stack areas",
    legend: { here: "Runs in this site’s code", modeled: "Modeled here, built on your device" },
    /** `runsHere` is true when this site's own code does it, and false when it is only modeled here. */
    areas: [
      {
        name: "Languages and IR",
        text: "We move your program out of a vendor’s kit into open formats, and test that nothing is lost on the way. In a project we can bridge your own toolkit too.",
        tools: "OpenQASM 3, QIR",
        runsHere: true,
        pages: [{ label: "Compiler Studio", to: "/compiler" }],
      },
      {
        name: "Compilers",
        text: "Many devices couple only neighboring qubits, so our router swaps qubits until the right ones meet. In a project we fit it to your device.",
        tools: "Routing, synthesis, equivalence proofs",
        runsHere: true,
        pages: [
          { label: "Compiler Studio", to: "/compiler" },
          { label: "Atom case", to: "/case-studies#neutral-atom" },
        ],
      },
      {
        name: "Simulation and HPC",
        text: "Before your program goes to a device, it runs on ordinary processors. Where they can’t give the exact result, we estimate the error.",
        tools: "Statevectors, tensor networks, stabilizers",
        runsHere: true,
        pages: [
          { label: "Simulation", to: "/simulation" },
          { label: "Simulation for pharma", to: "/industries#pharma" },
        ],
      },
      {
        name: "Control and FPGA",
        text: "The next pulse has to leave before the qubit’s state decays. So a chip close to the qubits chooses it, where the vendor allows that.",
        tools: "QICK, QubiC 2.0, Pulser",
        runsHere: false,
        pages: [
          { label: "FPGA research", to: "/research#fpga" },
          { label: "Chip design research", to: "/research#eda" },
        ],
      },
      {
        name: "Cryptography",
        text: "We install algorithms so that you can replace each one when a new standard comes. We also tell you which are not yet post-quantum.",
        tools: "ML-KEM, ML-DSA, multiparty computation",
        runsHere: true,
        pages: [
          { label: "Tokenization", to: "/tokenization" },
          { label: "The PQC roadmap", to: "/resources#pqc-roadmap" },
        ],
      },
      {
        name: "AI/ML",
        text: "A learned model answers questions close to its training data. A solver takes the rest, and audits some of the model’s answers at random.",
        tools: "Energy models, agreement tests, audits",
        runsHere: true,
        pages: [
          { label: "Simulation", to: "/simulation" },
          { label: "Pharma case", to: "/case-studies#pharma-rd" },
        ],
      },
    ],
  },
  decoder: {
    title: "A decoder, tried before its device exists",
    intro:
      "We rehearse error correction in simulation. Qubits fail at random there, and the decoder has to find a repair from the alarms alone.",
  },
  contact: {
    title: "You don’t have to adopt the stack",
    text: "Tell us which layer gives you trouble and what sits above and below it. We’ll fit in between.",
    link: { label: "Write to Quantum Labs", to: "/contact" },
  },
} as const;
