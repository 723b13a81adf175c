import { closingScenes } from "#app/instruments/wave/still.ts";

export default {
  title: "The wave behind two slits, close up before its detector",
  ...(await closingScenes()),
};
