import { overflowLayer, tableauMemory } from "./entanglement.computed.ts";

export default { memory: tableauMemory.replace(" ", "\u00a0"), layer: overflowLayer };
