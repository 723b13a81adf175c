import { binaryBytes } from "@adyakshar/quantum/simulators";
import { superscript } from "#app/lib/format.ts";

/** `0.4 ms`, `12 ms`, `1.3 s`: as fine as a browser's clock is worth. */
export function duration(ms: number): string {
  if (ms < 0.05) return "< 0.1 ms";
  if (ms < 9.95) return `${ms.toFixed(1)} ms`;
  return ms < 999.5 ? `${Math.round(ms)} ms` : `${(ms / 1000).toFixed(1)} s`;
}

/** Four digits behind the point, or two and a power of ten where those would be zeros. */
export function probabilityText(probability: number): string {
  if (probability === 0 || probability >= 0.0005) return probability.toFixed(4);
  return probability.toExponential(1).replace("-", "−");
}

export function shortBits(bits: string): string {
  return bits.length > 24 ? `${bits.slice(0, 9)}…${bits.slice(-9)}` : bits;
}

/** Makes a sentence of the engine's reason. */
export function sentence(reason: string): string {
  const capitalized = reason.charAt(0).toUpperCase() + reason.slice(1);
  return capitalized.endsWith(".") ? capitalized : `${capitalized}.`;
}

/** Bytes in binary units, or as a power of two where no unit has a name. */
export function memoryText(bytes: number): string {
  return bytes < 2 ** 70 ? binaryBytes(Math.ceil(bytes)) : `2${superscript(Math.log2(bytes))} B`;
}
