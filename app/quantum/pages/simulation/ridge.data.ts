import { overflowLayer, tableauMemory } from "./entanglement.figure.ts";

export default { memory: tableauMemory.replace(" ", "\u00a0"), layer: overflowLayer };
