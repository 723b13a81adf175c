export { datesCheckedOn as default } from "#app/models/dates.ts";
