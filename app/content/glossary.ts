/** Terms that a second kind of reader needs, in one sentence each. `[[MPC]]` in a sentence of a page opens one. */
const glossary = {
  CI: "is continuous integration: tests that run by themselves at every change of the code.",
  DMRG: "is the density matrix renormalization group, a method for ground states of limited entanglement.",
  IR: "is an intermediate representation, the one form of a program that a compiler translates for every device.",
  MLIR: "is a toolkit for compilers in which several levels of a program share code and passes.",
  MPC: "is multiparty computation: several machines sign together, and none of them ever holds the whole key.",
  PQC: "is post-quantum cryptography: algorithms for today’s computers that a quantum computer is not known to break.",
  QKD: "is quantum key distribution, which uses light to share keys over a dedicated link.",
  SLO: "is a service level objective: an agreed target, such as a response time.",
} as const;

export type GlossaryTerm = keyof typeof glossary;

/** The entries at a page's foot for the terms that its sentences mark. */
export const glossaryOf = (terms: readonly GlossaryTerm[]) =>
  terms.map((term) => ({ term, text: glossary[term] }));

/** The sentence as it is read, without the marks of its terms. */
export function withoutMarks(sentence: string): string {
  return sentence.replace(/\[\[([^\]|]+)[^\]]*\]\]/g, "$1");
}
