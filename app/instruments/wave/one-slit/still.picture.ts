import { stillScenes } from "../still.ts";

/** The same behind one slit. In a folder of its own: it is drawn beside the other, not after it. */
export default {
  title: "A wave behind one slit: one broad beam",
  ...(await stillScenes(1)),
};
