import type { Circuit } from "../../circuit/gate.ts";
import { resynthesize } from "./blocks.ts";
import { cancel } from "./cancel.ts";
import { mergeOneQubit } from "./merge.ts";

/** Blocks of two qubits resynthesized, and what then cancels or merges. */
export function resynthesizeAll(circuit: Circuit): Circuit {
  return cancel(mergeOneQubit(cancel(resynthesize(circuit))));
}
