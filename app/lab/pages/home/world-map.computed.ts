import { cityNames } from "#app/content/offices.ts";
import { imageScene, type Scene } from "#app/drawing/scene.ts";
import {
  createMap,
  type DotMap,
  drawMap,
  type LonLat,
  offices,
  plans,
} from "#app/pictures/world-map.ts";

const percent = (part: number, whole: number): number => Number(((100 * part) / whole).toFixed(2));

function draw(map: DotMap): Scene {
  return imageScene(map, { type: "svg", content: drawMap(map) });
}

function placesOn(map: DotMap) {
  const on = (at: LonLat) => {
    const [x, y] = map.place(at);
    return { x: percent(x, map.width), y: percent(y, map.height) };
  };
  return offices.map(({ at, labelOffset, ...office }) => ({
    ...office,
    // At the left side a name that ends at its office would be cut.
    anchor: on(at).x < 20 ? ("start" as const) : ("end" as const),
    mark: on(at),
    name: labelOffset && on([at[0] + labelOffset[0], at[1] + labelOffset[1]]),
  }));
}

const wide = await createMap(plans.wide);
const narrow = await createMap(plans.narrow);

/** The world around the Pacific: the offices and the shortest ways from the first. */
export default {
  title: `The world around the Pacific, with offices in ${cityNames.and}`,
  scene: draw(wide),
  narrow: draw(narrow),
  places: { wide: placesOn(wide), narrow: placesOn(narrow) },
};
