import { stillScenes } from "./still.ts";

/** The same behind one slit. */
export default {
  title: "A wave behind one slit: one broad beam",
  ...(await stillScenes(1)),
};
