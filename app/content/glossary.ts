/** Terms that a second kind of reader needs, in one sentence each. `[[HSM]]` in a sentence of a page opens one. */
const glossary: Readonly<Record<string, string>> = {
  "active orbital":
    "is one whose electrons are solved together with others, because they are strongly correlated.",
  "bond dimension":
    "or χ is the size of the matrices that hold a state: the more entanglement there is, the larger they must be.",
  CX: "is the controlled-NOT gate, which flips one qubit if another is 1; it causes most of a program’s errors.",
  CI: "is continuous integration: tests that run by themselves at every change of the code.",
  DMRG: "is the density matrix renormalization group, a method for ground states of limited entanglement.",
  FPGA: "is a field-programmable gate array, a chip whose wiring is set by a file and can be changed later.",
  HSM: "is a hardware security module, a device that keeps keys and signs without letting them out.",
  IR: "is an intermediate representation, the one form of a program that a compiler translates for every device.",
  MLIR: "is a toolkit for compilers in which several levels of a program share code and passes.",
  MPC: "is multiparty computation: several machines sign together, and none of them ever holds the whole key.",
  PQC: "is post-quantum cryptography: algorithms for today’s computers that a quantum computer is not known to break.",
  QKD: "is quantum key distribution, which uses light to share keys over a dedicated link.",
  SLO: "is a service level objective: an agreed target, such as a response time.",
  stabilizer:
    "circuits consist of a few kinds of gates only, and an ordinary computer can follow them for thousands of qubits.",
  surrogate: "is a fast model, learned from a slow solver’s results, that answers in its place.",
  SWAP: "exchanges the states of two neighboring qubits, which usually costs three two-qubit gates.",
};

/** The entries of all terms that the sentences of a page mark. */
export function glossaryOf(...content: readonly object[]) {
  const terms = new Set<string>();
  JSON.stringify(content, (_, value) => {
    if (typeof value !== "string") return value;
    for (const [, mark] of value.matchAll(/\[\[([^\]]+)\]\]/g)) {
      terms.add(mark.slice(mark.indexOf("|") + 1));
    }
  });
  return [...terms].toSorted().map((term) => {
    if (!(term in glossary)) throw new Error(`app/content/glossary.ts has no “${term}”.`);
    return { term, text: glossary[term] };
  });
}

/** The sentence as it is read, without the marks of its terms. */
export function withoutMarks(sentence: string): string {
  return sentence.replace(/\[\[([^\]|]+)[^\]]*\]\]/g, "$1");
}
