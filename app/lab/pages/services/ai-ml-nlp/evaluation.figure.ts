import { evaluationFigure } from "./evaluation-by-choice.ts";

export default evaluationFigure();
