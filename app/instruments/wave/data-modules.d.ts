declare module "*hits.data.ts?data" {
  const hits: ReturnType<typeof import("./hits.data.ts").default>;
  export default hits;
}

declare module "*open-state.data.ts?data" {
  const state: ReturnType<typeof import("./open-state.data.ts").default>;
  export default state;
}

declare module "*one-slit.data.ts?data" {
  const oneSlit: ReturnType<typeof import("./one-slit.data.ts").default>;
  export default oneSlit;
}
