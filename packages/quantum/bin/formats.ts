export const formats = ["qasm3", "qasm2", "qir"] as const;
export type Format = (typeof formats)[number];
