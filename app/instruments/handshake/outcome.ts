import type { HandshakeResult } from "#app/models/handshake/handshake.ts";
import type { OutcomeId } from "./words.ts";

/** Which of the endings a run came to, from what was found and not from what was asked. */
export function outcomeOf(result: HandshakeResult): OutcomeId {
  if (result.isRefused) return "refused";
  if (result.areKeysEqual) return result.isVerified ? "agreed" : "unsigned";
  const differs = (name: string) =>
    result.comparisons.some(({ secret, client, service }) => secret === name && client !== service);
  if (differs("mlKem")) {
    return result.flip?.target === "clientShare" ? "latticeClient" : "latticeServer";
  }
  return differs("x25519") ? "curve" : "bound";
}
