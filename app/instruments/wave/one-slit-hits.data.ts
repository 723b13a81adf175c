import { standingHits } from "./standing-hits.ts";

export default standingHits(1);
