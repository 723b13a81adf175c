declare module "*peers.data.ts?data" {
  const peers: ReturnType<typeof import("./peers.data.ts").default>;
  export default peers;
}
