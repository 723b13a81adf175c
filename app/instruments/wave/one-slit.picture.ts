import { stillScenes } from "./still.ts";

/** The stream behind one slit, to which a visitor may switch. */
export default {
  title: "A wave behind one slit: one broad beam",
  ...(await stillScenes(1)),
};
