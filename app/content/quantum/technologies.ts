import type { PageMeta } from "../types.ts";

export const technologiesPage = {
  meta: {
    title: "Technologies: six areas, one stack | Adyakshar Quantum Labs",
    description:
      "Languages and IR, compilers, control and FPGA, simulation and HPC, cryptography, AI/ML: what we use in each area, why, and which of it you can try on this site.",
  } satisfies PageMeta,
  hero: {
    kicker: "The stack we build in",
    title: "From a program to\u00a0its\u00a0pulses.",
    lead: "We compile your program, simulate it and drive the device. Beside that path we move your systems to post-quantum cryptography and train models that spare you a slow solver.",
    action: { label: "Compile a circuit", to: "/compiler#compiler", needsScript: true },
  },
  stack: {
    title: "Six stack areas",
    intro: "The first three are drawn above, and the others stand beside that path.",
    areas: [
      {
        id: "languages",
        name: "Languages and IR",
        text: "We move your program out of a vendor’s kit into open formats, and test that nothing is lost on the way.",
        tools: "OpenQASM 3, QIR",
        pages: [{ label: "Compiler Studio", to: "/compiler" }],
      },
      {
        id: "compilers",
        name: "Compilers",
        text: "Many devices couple only neighboring qubits, so our router swaps qubits until the right ones meet. In a project we fit it to your device.",
        tools: "Routing, synthesis, equivalence proofs",
        pages: [{ label: "The atom case", to: "/case-studies#neutral-atom" }],
      },
      {
        id: "control",
        name: "Control and FPGA",
        text: "The next pulse has to leave before the qubit’s state decays, so a chip close to the qubits chooses it. Here we model it; in a project we build it where your vendor allows that.",
        tools: "QICK, QubiC 2.0, Pulser",
        pages: [
          { label: "FPGA research", to: "/research#fpga" },
          { label: "Chip design research", to: "/research#eda" },
        ],
      },
      {
        id: "simulation",
        name: "Simulation and HPC",
        text: "Before your program goes to a device, it runs on ordinary processors. Where they can’t give the exact result, we estimate the error.",
        tools: "Statevectors, tensor networks, stabilizers",
        pages: [{ label: "Simulation", to: "/simulation" }],
      },
      {
        id: "cryptography",
        name: "Cryptography",
        text: "We build cryptography so that you can swap an algorithm when the standard changes, and we mark what is not yet post-quantum.",
        tools: "ML-KEM, ML-DSA, multiparty computation",
        pages: [{ label: "Tokenization", to: "/tokenization" }],
      },
      {
        id: "models",
        name: "AI/ML",
        text: "A learned model answers questions close to its training data. A solver takes the rest, and audits some of the model’s answers at random.",
        tools: "Energy models, agreement tests, audits",
        pages: [{ label: "The pharma case", to: "/case-studies#pharma-rd" }],
      },
    ],
  },
  contact: {
    title: "You don’t have to adopt the stack",
    text: "Describe the layer that gives you trouble, with what sits above and below it, and we’ll fit in between.",
    link: { label: "Write to Quantum Labs", to: "/contact#message" },
  },
} as const;
