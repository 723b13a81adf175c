export { datesCheckedOn as default } from "#data/dates.ts";
