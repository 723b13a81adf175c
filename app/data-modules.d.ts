// A module's name is a pattern here: TypeScript has no other way to type an import with a query.
declare module "*/peers.data.ts?data" {
  const peers: ReturnType<typeof import("./quantum/pages/compiler/peers.data.ts").default>;
  export default peers;
}

declare module "*/bank-dates.data.ts?data" {
  const bank: ReturnType<typeof import("./quantum/pages/resources/bank-dates.data.ts").default>;
  export default bank;
}

declare module "*/results.data.ts?data" {
  const results: ReturnType<typeof import("./quantum/pages/case-studies/results.data.ts").default>;
  export default results;
}

declare module "*/world-map.data.ts?data" {
  const map: import("./lab/pages/home/world-map.data.ts").WorldMap;
  export default map;
}

declare module "*/miniatures.data.ts?data" {
  const miniatures: typeof import("./lab/pages/home/miniatures.data.ts").miniatures;
  export default miniatures;
}

declare module "*/hits.data.ts?data" {
  const hits: ReturnType<typeof import("./instruments/wave/hits.data.ts").default>;
  export default hits;
}

declare module "*/open-state.data.ts?data" {
  const state: ReturnType<typeof import("./instruments/wave/open-state.data.ts").default>;
  export default state;
}

declare module "*/one-slit.data.ts?data" {
  const oneSlit: ReturnType<typeof import("./instruments/wave/one-slit.data.ts").default>;
  export default oneSlit;
}
