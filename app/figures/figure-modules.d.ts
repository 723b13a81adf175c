/** What `tools/vite/figures.ts` makes of the modules beside a page. */
declare module "*.figure.ts?figure" {
  const figure: import("./scene.ts").Figure;
  export default figure;
}

declare module "*.figure.ts?figure-inline" {
  const figure: import("./scene.ts").Figure;
  export default figure;
}

declare module "*.picture.ts?figure" {
  const picture: import("./scene.ts").Picture;
  export default picture;
}

declare module "*.pictures.ts?figure" {
  const pictures: Readonly<Record<string, import("./scene.ts").Picture>>;
  export default pictures;
}
