import { stillScenes } from "./still.ts";

export default {
  title: "A wave behind one slit: one broad beam",
  ...(await stillScenes(1)),
};
