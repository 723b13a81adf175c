declare module "*world-map.data.ts?data" {
  const map: import("./world-map.data.ts").WorldMap;
  export default map;
}

declare module "*miniatures.data.ts?data" {
  const miniatures: typeof import("./miniatures.data.ts").miniatures;
  export default miniatures;
}
