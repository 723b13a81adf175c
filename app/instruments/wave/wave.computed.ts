import { grid, STEADY_PERIODS } from "./double-slit.ts";
import { stillScenes } from "./still.ts";

export default {
  title: "A wave behind two slits: five bright bands",
  caption: `A steady stream of particles of one energy meets a wall with two slits, or one, on a ${grid.columns} × ${grid.rows} grid: ${STEADY_PERIODS} periods of the split-step method, until nothing changes but the phase. The probability is |ψ|² at the detector, summed over a period; the detections are drawn from it at random. Color shows phase and dot size shows amplitude; before the wall, the wave is left out.`,
  ...(await stillScenes(2)),
};
