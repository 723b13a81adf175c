import { rasterize } from "./still.ts";
import { views } from "./views.ts";

const { width, height } = views.share;
const content = await rasterize(views.share, 2).png({ palette: true, effort: 10 }).toBuffer();

export default {
  title: "A wave behind two slits",
  scene: { width, height, marks: [], image: { type: "png" as const, content } },
};
