export * from "./compiler/index.ts";
export * from "./qasm/index.ts";
