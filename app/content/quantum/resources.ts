import type { Hero, NavLink, NextStep, PageMeta, Point } from "../types.ts";

export interface ResourceItem {
  title: string;
  description: string;
  /** The file's address once it is public; "#" until then, and the page offers it on request. */
  link: string;
}

export interface Whitepaper extends ResourceItem {
  contents: readonly string[];
}

export interface Benchmark extends ResourceItem {
  protocol: readonly Point[];
}

export interface Guide extends ResourceItem {
  steps: readonly string[];
}

export interface Faq {
  /** The anchor of the answer. */
  id: string;
  question: string;
  answer: readonly string[];
}

interface ResourcesPage {
  meta: PageMeta;
  hero: Hero;
  /** How a reader gets a document: by asking for it, or by its link once it has one. */
  access: { request: NavLink; read: string };
  whitepapers: { title: string; intro: string; items: readonly Whitepaper[] };
  benchmarks: { title: string; intro: string; items: readonly Benchmark[] };
  guides: { title: string; intro: string; items: readonly Guide[] };
  faqs: { title: string; intro: string; items: readonly Faq[] };
  next: NextStep;
}

export const resourcesPage = {
  meta: {
    title: "Resources: papers, benchmarks, FAQs | Adyakshar Quantum Labs",
    description:
      "Three whitepapers, two benchmark protocols, two working guides and four answers: portable IR, PQC planning, choosing a simulator, and how long projects take.",
  },
  hero: {
    kicker: "resources",
    title: "Read the method before you buy the result.",
    lead: "What we would want to see from a supplier: the reasoning, the protocol and the checklist, each with its date and its limits.",
  },
  access: { request: { label: "In preparation", to: "/contact" }, read: "Read it" },
  whitepapers: {
    title: "Whitepapers",
    intro: "Positions, argued with references.",
    items: [
      {
        title: "A portable IR that stays portable",
        description:
          "What survives the way from OpenQASM 3 to QIR through MLIR, what is lost at each boundary, and where a vendor's extension should be let in.",
        link: "#",
        contents: [
          "Timing, real-time control and pulses in OpenQASM 3",
          "QIR's Base and Adaptive profiles as a contract",
          "Equivalence checks at every lowering",
        ],
      },
      {
        title: "A PQC roadmap for systems that cannot stop",
        description:
          "From inventory to retirement of the old algorithms, for estates where signatures outlive software. Dates from NIST IR 8547, CNSA 2.0 and the G7 roadmap, side by side.",
        link: "#",
        contents: [
          "Which data is already exposed to harvest now, decrypt later",
          "Hybrid key exchange first, signatures second, and why",
          "What remains classical: on-chain and threshold schemes",
        ],
      },
      {
        title: "Choosing a simulator",
        description:
          "Statevector, density matrix, tensor network or stabilizer: a decision by gate set, noise and entanglement, with the memory each one needs.",
        link: "#",
        contents: [
          "16·2ⁿ bytes, and what to do before paying for them",
          "Bond dimension as the true size of a circuit",
          "Clifford circuits, and the cost of each gate outside them",
        ],
      },
    ],
  },
  benchmarks: {
    title: "Benchmarks",
    intro: "Protocols that you can rerun. The numbers mean little without them.",
    items: [
      {
        title: "Routing on MQT Bench",
        description:
          "SWAP counts and depth after layout and routing, for one coupling map at a time.",
        link: "#",
        protocol: [
          {
            title: "Circuits",
            text: "MQT Bench at its target-independent level, as OpenQASM 3, with file hashes",
          },
          {
            title: "Compared",
            text: "SABRE, LightSABRE and the router under test, versions pinned",
          },
          {
            title: "Counted",
            text: "SWAPs, two-qubit gates, two-qubit depth, compile time, over several seeds",
          },
          {
            title: "Not shown",
            text: "Fidelity on a device. Fewer SWAPs are a means, not the end",
          },
        ],
      },
      {
        title: "Simulator memory and time",
        description: "Where each method stops fitting, and where another becomes cheaper.",
        link: "#",
        protocol: [
          {
            title: "Circuits",
            text: "Random, QAOA, Clifford and hardware-efficient families, growing in width and depth",
          },
          {
            title: "Compared",
            text: "Statevector, density matrix, matrix product state, stabilizer",
          },
          {
            title: "Counted",
            text: "Peak resident memory, wall time, and truncation error where the method truncates",
          },
          { title: "Not shown", text: "Speed across unlike machines. One node, named in full" },
        ],
      },
    ],
  },
  guides: {
    title: "Guides",
    intro: "To be worked through with your own team, in this order.",
    items: [
      {
        title: "Taking a PQC inventory",
        description: "Find what signs, what agrees on keys, and who could change it.",
        link: "#",
        steps: [
          "List protocols, certificates, HSMs, libraries and firmware",
          "Note for each: algorithm, owner, expiry, how it is updated",
          "Mark secrets by how long they must hold",
          "Rank by exposure and by time to change",
          "Keep the list in CI, where a new key without an entry fails",
        ],
      },
      {
        title: "Reading a quantum benchmark",
        description: "Questions that a claim must survive before it reaches a budget.",
        link: "#",
        steps: [
          "Find the baseline: which compiler, version, settings",
          "Ask what was counted, and what was left out",
          "Check whether error bars span seeds, days and devices",
          "Look for classical time hidden outside the clock",
          "Rerun one row yourself",
        ],
      },
    ],
  },
  faqs: {
    title: "Frequently asked",
    intro: "Four questions that come up before a first call.",
    items: [
      {
        id: "faq-duration",
        question: "How long does a project take?",
        answer: [
          "Projects take 6-12 weeks, from a signed scope to the handover of code, benchmark and report. Within that, a compiler sprint is 4-6 weeks of engineering; the rest is access, review and handover. A multi-backend build, on at least 3 devices, takes 8-12 weeks. A residency has no end date: it is on retainer.",
          "What moves the date is usually access: queue time on a device, a test HSM, a data release. The scope lists who provides what, and by when.",
        ],
      },
      {
        id: "faq-portability",
        question: "How soon can our program run on more than one backend?",
        answer: [
          "On two backends in as little as 6 weeks, when the program is already in OpenQASM 3, QIR or a maintained SDK and uses gates only. Three or more are the multi-backend build of 8-12 weeks. The result is the same source lowered to each backend's native gates, with equivalence checks and a portability suite in your CI.",
          "Programs that rely on pulses take longer and may stay bound to one vendor: pulse access differs between devices, and IBM removed it from its production QPUs in February 2025.",
        ],
      },
      {
        id: "faq-pqc-urgency",
        question: "How urgent is post-quantum cryptography?",
        answer: [
          "No machine that exists breaks RSA or elliptic curves. Two clocks run anyway. Traffic recorded today can be decrypted later, so secrets that must hold for many years need hybrid key exchange now. And dates are set. Executive Order 14412 gives federal high-value and high-impact systems until 31 December 2030 for key establishment and 31 December 2031 for signatures, and announces a rule for contractors; CNSA 2.0 binds new acquisitions for US National Security Systems from 1 January 2027. NIST's draft IR 8547 and the G7's roadmap for finance, which is not prescriptive, both end at 2035.",
          "The first step is an inventory, which is needed whatever comes after it. Signatures usually follow key exchange, because a signature cannot be forged retroactively in a session that has ended; long-lived ones, such as those of firmware and root keys, are the exception.",
        ],
      },
      {
        id: "faq-quantum-computer",
        question: "Do we need a quantum computer?",
        answer: [
          "No. Compilers are built and verified on simulators and device models, post-quantum cryptography runs on the machines you have, and our simulation work runs on CPUs and GPUs.",
          "Device time is needed only to confirm a result on hardware. We then plan for the smallest run that can decide the question, on a device you choose.",
        ],
      },
    ],
  },
  next: {
    title: "A question that none of these answers",
    text: "Tell us what you are trying to decide. If we have written or measured something on it, we say where.",
    link: { label: "Ask it", to: "/contact" },
  },
} as const satisfies ResourcesPage;
