import { queryCostFigure } from "./query-cost-by-choice.ts";

export default queryCostFigure();
