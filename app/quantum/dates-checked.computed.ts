import { datesCheckedOn } from "#data/dates.ts";

export default datesCheckedOn;
