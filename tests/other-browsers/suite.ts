import { resolve } from "node:path";
import { afterAll, beforeAll, beforeEach, describe } from "vitest";
import { header } from "./behaviors/header.ts";
import { journeys } from "./behaviors/journeys.ts";
import { newVersion } from "./behaviors/new-version.ts";
import { pages } from "./behaviors/pages.ts";
import { parts } from "./behaviors/parts.ts";
import { preferences } from "./behaviors/preferences.ts";
import { withoutScript } from "./behaviors/without-script.ts";
import { type ListeningSite, startListeningSite } from "./listening-site.ts";
import type { Launch, Preferences, Session } from "./session.ts";

const root = resolve(import.meta.dirname, "../../build/client");

type Behaviors = (session: () => Session) => void;

/** What `npm test` tries in a browser: pointer, menus, journeys. */
export function smokeSuite(name: string, launch: Launch) {
  onSite(name, launch, (visiting) => {
    describe("with a mouse, in light", () => {
      visiting({ colorScheme: "light" }, (session) => {
        header(session);
        parts(session);
        journeys(session);
      });
    });
  });
}

/** The rest of what SPEC.md asks of every browser. */
export function restSuite(name: string, launch: Launch) {
  onSite(name, launch, (visiting, site) => {
    describe("in the dark, without motion", () => {
      visiting({ colorScheme: "dark", reducedMotion: true }, preferences);
    });
    // A cache of its own: a file that is remembered is not gone.
    describe("while the site is deployed anew", () => {
      visiting({}, (session) => newVersion(session, site));
    });
    describe("without script", () => {
      visiting({ scripts: false }, withoutScript);
    });
    describe("every page", () => {
      visiting({}, pages);
    });
  });
}

type Visiting = (preferred: Preferences, behaviors: Behaviors) => void;

function onSite(
  name: string,
  launch: Launch,
  groups: (visiting: Visiting, site: () => ListeningSite) => void,
) {
  describe(name, () => {
    let site: ListeningSite;
    beforeAll(async () => {
      site = await startListeningSite(root);
    });
    afterAll(() => site.stop());
    const visiting: Visiting = (preferred, behaviors) =>
      withSession(() => launch(site.origin, preferred), preferred, behaviors);
    groups(visiting, () => site);
  });
}

/** One browser for all of a group's tests. */
function withSession(
  open: () => Promise<Session>,
  { scripts }: Preferences,
  behaviors: Behaviors,
): void {
  let session: Session;
  beforeAll(async () => {
    session = await open();
  });
  afterAll(() => session?.close());
  if (scripts !== false) beforeEach(() => session.resize(1440, 900));
  behaviors(() => session);
}
