import type { ServiceSlug } from "#app/content/services/cards.ts";
import { linearScale } from "#app/drawing/scale.ts";
import * as draw from "./draw-services.ts";

/** A service without a miniature shows its name alone. */
const miniatures: Readonly<Partial<Record<ServiceSlug, draw.Miniature>>> = {
  "mobile-web-apps": draw.sync([30, 58], [10, 31, 52], [60, 78], [87], 8.5),
  "ai-ml-nlp": draw.scores([0.89], linearScale([80, 98], [2, 98]), [10, 76], 3),
  "cloud-big-data": draw.queries(10, 4, [1.2, 9.9], [28, 76]),
  "blockchain-dlt": draw.tree(2, 1, (y, x) => [12.5 * 2 ** y * (x * 2 + 1), 68 - y * 25], 8),
  "vlsi-eda-cad": draw.waves(8, [0, 12.5], [41, 59, 66], 10),
  "iot-embedded-robotics": draw.fleet(9, 5, [6, 30], 5.1),
};

export default miniatures;
