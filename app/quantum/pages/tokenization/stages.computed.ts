import { migrationStages } from "#data/dates.ts";

const inSentence = (event: string) => event[0].toLowerCase() + event.slice(1);

/** The stages of the roadmap, each with the event after which it cannot be undone. */
export default migrationStages.map(({ name, noReturn }) => ({
  name,
  end: noReturn && inSentence(noReturn),
}));
