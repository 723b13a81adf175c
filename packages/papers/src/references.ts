import type { Reference } from "./types.ts";

function arxiv(key: string, number: string, text: string): Reference {
  return { key, text, number: `arXiv:${number}`, url: `https://arxiv.org/abs/${number}` };
}

function rfc(key: string, number: number, text: string): Reference {
  return { key, text, number: `RFC ${number}`, url: `https://www.rfc-editor.org/rfc/rfc${number}` };
}

function fips(key: string, number: number, text: string): Reference {
  return {
    key,
    text,
    number: `FIPS ${number}`,
    url: `https://csrc.nist.gov/pubs/fips/${number}/final`,
  };
}

/** Every work that the documents cite, once. */
const works = [
  fips(
    "fips203",
    203,
    "NIST, Module-Lattice-Based Key-Encapsulation Mechanism Standard, effective August 14, 2024.",
  ),
  fips(
    "fips204",
    204,
    "NIST, Module-Lattice-Based Digital Signature Standard, effective August 14, 2024.",
  ),
  fips(
    "fips205",
    205,
    "NIST, Stateless Hash-Based Digital Signature Standard, effective August 14, 2024.",
  ),
  {
    key: "eo14412",
    text: "Executive Order 14412, Securing the Nation Against Advanced Cryptographic Attacks, June 22, 2026. 91 Federal Register 38483, June 25, 2026.",
    number: "FR Doc. 2026-12909",
    url: "https://www.federalregister.gov/d/2026-12909",
  },
  {
    key: "m2615",
    text: "Office of Management and Budget, Execution of the Migration to Post-Quantum Cryptography, June 24, 2026.",
    number: "M-26-15",
    url: "https://www.whitehouse.gov/omb/information-resources/guidance/memoranda/",
  },
  {
    key: "cnsa",
    text: "National Security Agency, The Commercial National Security Algorithm Suite 2.0 and Quantum Computing FAQ, version 2.1, December 2024.",
    number: "CNSA 2.0 FAQ",
    url: "https://media.defense.gov/2022/Sep/07/2003071836/-1/-1/0/CSI_CNSA_2.0_FAQ_.PDF",
  },
  {
    key: "dow",
    text: "US Department of War, Post Quantum Cryptography Strategy, released June 23, 2026; as reported at",
    number: "postquantum.com",
    url: "https://postquantum.com/security-pqc/dow-pqc-strategy-eo-14412/",
  },
  {
    key: "dora",
    text: "Commission Delegated Regulation (EU) 2024/1774, regulatory technical standards under DORA, Articles 6 and 7, applied from January 17, 2025.",
    number: "(EU) 2024/1774",
    url: "https://eur-lex.europa.eu/eli/reg_del/2024/1774/oj",
  },
  {
    key: "pcidss",
    text: "PCI Security Standards Council, Payment Card Industry Data Security Standard, version 4.0.1, June 2024, requirement 12.3.3; as quoted at",
    number: "withpci.com",
    url: "https://withpci.com/requirements/12/12.3/12.3.3",
  },
  {
    key: "ir8547",
    text: "NIST, Transition to Post-Quantum Cryptography Standards, initial public draft, November 2024.",
    number: "NIST IR 8547 ipd",
    url: "https://csrc.nist.gov/pubs/ir/8547/ipd",
  },
  {
    key: "g7",
    text: "G7 Cyber Expert Group, Advancing a Coordinated Roadmap for the Transition to Post-Quantum Cryptography in the Financial Sector, January 2026; US Treasury press release",
    number: "SB0355",
    url: "https://home.treasury.gov/news/press-releases/sb0355",
  },
  {
    key: "eu",
    text: "NIS Cooperation Group, A Coordinated Implementation Roadmap for the Transition to Post-Quantum Cryptography, part 1, version 1.1, June 11, 2025.",
    number: "EU PQC roadmap 1.1",
    url: "https://digital-strategy.ec.europa.eu/en/library/coordinated-implementation-roadmap-transition-post-quantum-cryptography",
  },
  {
    key: "ncsc",
    text: "UK National Cyber Security Centre, Timelines for migration to post-quantum cryptography, March 20, 2025.",
    number: "NCSC guidance",
    url: "https://www.ncsc.gov.uk/guidance/pqc-migration-timelines",
  },
  {
    key: "ecdhe-mlkem",
    text: "K. Kwiatkowski, P. Kampanakis, B. Westerbaan, D. Stebila, Post-quantum hybrid ECDHE-MLKEM Key Agreement for TLSv1.3, May 2026, work in progress.",
    number: "draft-ietf-tls-ecdhe-mlkem-05",
    url: "https://datatracker.ietf.org/doc/draft-ietf-tls-ecdhe-mlkem/",
  },
  rfc("tls13", 8446, "E. Rescorla, The Transport Layer Security (TLS) Protocol Version 1.3, 2018."),
  rfc("iw10", 6928, "J. Chu et al., Increasing TCP’s Initial Window, 2013."),
  rfc(
    "mldsa-x509",
    9881,
    "J. Massimo et al., Internet X.509 Public Key Infrastructure: Algorithm Identifiers for the Module-Lattice-Based Digital Signature Algorithm (ML-DSA), 2025.",
  ),
  rfc(
    "frost",
    9591,
    "D. Connolly et al., The Flexible Round-Optimized Schnorr Threshold (FROST) Protocol for Two-Round Schnorr Signatures, 2024.",
  ),
  {
    key: "mtc",
    text: "D. Benjamin et al., Merkle Tree Certificates, work in progress in the IETF working group PLANTS.",
    number: "draft-ietf-plants-merkle-tree-certs",
    url: "https://datatracker.ietf.org/doc/draft-ietf-plants-merkle-tree-certs/",
  },
  {
    key: "mosca",
    text: "M. Mosca, Cybersecurity in an era with quantum computers: will we be ready? 2015.",
    number: "IACR ePrint 2015/1075",
    url: "https://eprint.iacr.org/2015/1075",
  },
  {
    key: "chrome",
    text: "Chrome Secure Web and Networking Team, Cultivating a robust and efficient quantum-safe HTTPS, Google Security Blog, February 2026.",
    number: "Google Security Blog",
    url: "https://security.googleblog.com/2026/02/",
  },
  arxiv(
    "gidney2019",
    "1905.09749",
    "C. Gidney, M. Ekerå, How to factor 2048 bit RSA integers in 8 hours using 20 million noisy qubits, 2019.",
  ),
  arxiv(
    "pinnacle",
    "2602.11457",
    "P. Webster et al., The Pinnacle Architecture: Reducing the cost of breaking RSA-2048 to 100 000 physical qubits using quantum LDPC codes, 2026.",
  ),
  arxiv(
    "cain2026",
    "2603.28627",
    "M. Cain et al., Shor’s algorithm is possible with as few as 10,000 reconfigurable atomic qubits, 2026.",
  ),
  arxiv(
    "google2026",
    "2603.28846",
    "R. Babbush et al., Securing Elliptic Curve Cryptocurrencies against Quantum Vulnerabilities: Resource Estimates and Mitigations, 2026.",
  ),
  arxiv(
    "gidney2025",
    "2505.15917",
    "C. Gidney, How to factor 2048 bit RSA integers with less than a million noisy qubits, 2025.",
  ),
  {
    key: "cswp39",
    text: "NIST, Considerations for Achieving Crypto Agility: Strategies and Practices, December 2025.",
    number: "NIST CSWP 39",
    url: "https://csrc.nist.gov/pubs/cswp/39/final",
  },
  {
    key: "sp800227",
    text: "NIST, Recommendations for Key-Encapsulation Mechanisms, September 18, 2025.",
    number: "NIST SP 800-227",
    url: "https://csrc.nist.gov/pubs/sp/800/227/final",
  },
  {
    key: "ir8545",
    text: "NIST, Status Report on the Fourth Round of the NIST Post-Quantum Cryptography Standardization Process, March 2025.",
    number: "NIST IR 8545",
    url: "https://csrc.nist.gov/pubs/ir/8545/final",
  },
  {
    key: "cyclonedx",
    text: "OWASP CycloneDX, Cryptography Bill of Materials: specification 1.6, April 2024.",
    number: "CycloneDX 1.6",
    url: "https://cyclonedx.org/docs/1.6/json/",
  },
  {
    key: "ecma424",
    text: "Ecma International, CycloneDX bill of materials specification, first edition, June 2024; second edition, December 2025.",
    number: "ECMA-424",
    url: "https://ecma-international.org/publications-and-standards/standards/ecma-424/",
  },
  {
    key: "sp180038",
    text: "NIST NCCoE, Migration to Post-Quantum Cryptography. Quantum Readiness: Cryptographic Discovery, volume B, preliminary draft, December 2023.",
    number: "NIST SP 1800-38B",
    url: "https://www.nccoe.nist.gov/crypto-agility-considerations-migrating-post-quantum-cryptographic-algorithms",
  },
  arxiv(
    "openqasm3",
    "2104.14722",
    "A. Cross et al., OpenQASM 3: A broader and deeper quantum assembly language, ACM Transactions on Quantum Computing 3 (2022).",
  ),
  {
    key: "qir",
    text: "QIR Alliance, QIR Specification: Base Profile and Adaptive Profile, version 2.",
    number: "qir-alliance/qir-spec",
    url: "https://github.com/qir-alliance/qir-spec/tree/main/specification/profiles",
  },
  {
    key: "mqt275",
    text: "Munich Quantum Toolkit, Minor issues due to global phase difference of phase and rz gate, March 2, 2023.",
    number: "munich-quantum-toolkit/core 275",
    url: "https://github.com/munich-quantum-toolkit/core/issues/275",
  },
  {
    key: "pecos635",
    text: "PECOS, SLR-to-QIR lowering emits controlled-phase for CRZ (and CRX), not controlled-RZ, August 30, 2026.",
    number: "PECOS-packages/PECOS 635",
    url: "https://github.com/PECOS-packages/PECOS/issues/635",
  },
  arxiv(
    "aaronson",
    "quant-ph/0406196",
    "S. Aaronson, D. Gottesman, Improved simulation of stabilizer circuits, Physical Review A 70, 052328 (2004).",
  ),
  arxiv(
    "vidal",
    "quant-ph/0301063",
    "G. Vidal, Efficient classical simulation of slightly entangled quantum computations, Physical Review Letters 91, 147902 (2003).",
  ),
  arxiv(
    "schollwoeck",
    "1008.3477",
    "U. Schollwöck, The density-matrix renormalization group in the age of matrix product states, Annals of Physics 326, 96 (2011).",
  ),
  arxiv(
    "zhou",
    "2002.07730",
    "Y. Zhou, E. M. Stoudenmire, X. Waintal, What limits the simulation of quantum computers? Physical Review X 10, 041038 (2020).",
  ),
  arxiv(
    "jupiter",
    "2511.03359",
    "H. De Raedt et al., Universal quantum simulation of 50 qubits on Europe’s first exascale supercomputer harnessing its heterogeneous CPU-GPU architecture, 2025.",
  ),
  arxiv(
    "bravyi",
    "1601.07601",
    "S. Bravyi, D. Gosset, Improved classical simulation of quantum circuits dominated by Clifford gates, Physical Review Letters 116, 250501 (2016).",
  ),
  arxiv(
    "omalley",
    "1512.06860",
    "P. J. J. O’Malley et al., Scalable quantum simulation of molecular energies, Physical Review X 6, 031007 (2016).",
  ),
  arxiv(
    "lee",
    "2208.02199",
    "S. Lee et al., Evaluating the evidence for exponential quantum advantage in ground-state quantum chemistry, Nature Communications 14, 1952 (2023).",
  ),
  arxiv(
    "sabre",
    "1809.02573",
    "G. Li, Y. Ding, Y. Xie, Tackling the qubit mapping problem for NISQ-era quantum devices, ASPLOS (2019).",
  ),
  arxiv(
    "lightsabre",
    "2409.08368",
    "H. Zou, M. Treinish, K. Hartman, A. Ivrii, J. Lishman, LightSABRE: a lightweight and enhanced SABRE algorithm, 2024.",
  ),
  arxiv(
    "clifford-search",
    "2503.14660",
    "M. Webster, S. Koutsioumpas, D. E. Browne, Heuristic and optimal synthesis of CNOT and Clifford circuits, 2025.",
  ),
  arxiv(
    "swap-np",
    "2305.02059",
    "T. Ito, N. Kakimura, N. Kamiyama, Y. Kobayashi, Y. Okamoto, Algorithmic theory of qubit routing, WADS (2023).",
  ),
  arxiv(
    "mqtbench",
    "2204.13719",
    "N. Quetschlich, L. Burgholzer, R. Wille, MQT Bench: benchmarking software and design automation tools for quantum computing, Quantum 7, 1062 (2023).",
  ),
  arxiv(
    "qasmbench",
    "2005.13018",
    "A. Li, S. Stein, S. Krishnamoorthy, J. Ang, QASMBench: a low-level quantum benchmark suite for NISQ evaluation and simulation, ACM Transactions on Quantum Computing 4 (2023).",
  ),
  arxiv(
    "benchpress",
    "2409.08844",
    "P. D. Nation et al., Benchmarking the performance of quantum computing software, Nature Computational Science (2025).",
  ),
  arxiv(
    "cuccaro",
    "quant-ph/0410184",
    "S. A. Cuccaro, T. G. Draper, S. A. Kutin, D. P. Moulton, A new quantum ripple-carry addition circuit, 2004.",
  ),
  arxiv(
    "qv",
    "1811.12926",
    "A. W. Cross, L. S. Bishop, S. Sheldon, P. D. Nation, J. M. Gambetta, Validating quantum computers using randomized model circuits, Physical Review A 100, 032328 (2019).",
  ),
  arxiv(
    "queko",
    "2002.09783",
    "B. Tan, J. Cong, Optimality study of existing quantum computing layout synthesis tools, IEEE Transactions on Computers (2021).",
  ),
] as const satisfies readonly Reference[];

/** The works of a document, in the order in which it lists them. */
export function references(...keys: readonly string[]): Reference[] {
  return keys.map((key) => {
    const work = works.find((candidate) => candidate.key === key);
    if (work === undefined) throw new Error(`No work is filed under "${key}"`);
    return work;
  });
}
