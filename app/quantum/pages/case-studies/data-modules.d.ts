declare module "*/results.data.ts?data" {
  const results: ReturnType<typeof import("./results.data.ts").default>;
  export default results;
}
