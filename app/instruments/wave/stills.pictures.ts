import { grid, STEADY_PERIODS } from "#app/models/wave/double-slit.ts";
import { stillScenes } from "./still.ts";

// The first is encoded while the second is computed.
const [oneSlit, twoSlits] = await Promise.all([stillScenes(1), stillScenes(2)]);

/** A steady stream through one slit or two; the quantum home page opens with two. */
export default {
  1: { title: "A wave behind one slit: one broad beam", ...oneSlit },
  2: {
    title: "A wave behind two slits: five bright bands",
    caption: `A steady stream of particles of one energy meets a wall with two slits, or one, on a ${grid.columns} × ${grid.rows} grid: ${STEADY_PERIODS} periods of the split-step method, until nothing changes but the phase. The probability is |ψ|² at the detector, summed over a period; the detections are drawn from it at random. Color shows phase and dot size shows amplitude; before the wall, the wave is left out.`,
    ...twoSlits,
  },
};
