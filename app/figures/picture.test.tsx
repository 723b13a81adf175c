import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { FigurePicture } from "./picture.tsx";
import { sceneOf } from "./scene.ts";

it.each([undefined, "/picture.svg"])("has its class and what is drawn over it: %s", (src) => {
  const scene = { ...sceneOf(10, 10, []), src };
  const markup = renderToStaticMarkup(
    <FigurePicture figure={{ title: "A picture", scene, narrow: scene }} className="own">
      <i>over</i>
    </FigurePicture>,
  );
  expect(markup).toMatch(/class="picture[^"]* own"/);
  expect(markup).toContain("<i>over</i>");
});
