import type { Service } from "./types.ts";

export const mobileWebApps = {
  slug: "mobile-web-apps",
  meta: {
    title: "Mobile and web apps, offline and accessible | Adyakshar",
    description:
      "Offline-first apps and PWAs built to WCAG 2.2 AA and Core Web Vitals budgets, with passkeys, and a release pipeline that your own team can run.",
  },
  phrase: "working offline.",
  lead: "You get an app that opens quickly on an ordinary phone, keeps what people enter offline, and works with a keyboard or a screen reader.",
  overview: {
    statement: "The network is an optimization. The work must not depend on it.",
    emphasis: "must not depend on it.",
    consequence: "So the app reads and writes on the device first, and syncs when it can.",
    paragraphs: [
      "We design for the bad case: a mid-range handset in a tunnel, a screen reader, a tab that has been open for a week. We start with the data on the device, and derive conflict rules and error messages from it.",
      "A progressive web app covers most forms, catalogs and internal tools. Unless the app is installed, Safari may erase its data after seven days of browsing without a visit, so we sync early. Swift or Kotlin is worth its cost where background work, Bluetooth or the camera matters most.",
      "Since June 28, 2025, the European Accessibility Act has required many consumer services to be accessible. We audit to EN 301 549 and to WCAG 2.2, level AA. Automated checks find only some of the barriers, so in your project a person walks through every criterion. An app can pass its audit and still be hard to use, so we plan sessions with disabled users.",
    ],
  },
  technologies: [
    "TypeScript",
    "React and React Native",
    "Swift",
    "Kotlin",
    "IndexedDB",
    "Playwright",
  ],
  capabilities: [
    {
      name: "Offline-first data",
      outcome: "Nothing typed in a tunnel is lost.",
      method:
        "We save on the device first and send later, and a write sent twice does no harm. Each field has a conflict rule, and a document that people edit together uses a data type that merges their edits.",
      verified:
        "Tests replay edits, lost connections and retries in random order. Every device must end with the same data.",
    },
    {
      name: "Progressive web apps",
      outcome: "No update interrupts a task.",
      method: "The app is stored on the device, and the user decides when it updates.",
      verified:
        "End-to-end tests cut the network between two clicks, and upgrade from the previous release with data in place.",
    },
    {
      name: "Native and shared mobile",
      outcome: "It runs on the oldest phone that you support.",
      method:
        "We design permissions, background limits and deep links for each platform, even where the screens share code.",
      verified: "We test on the models that your users own, down to the oldest supported system.",
    },
    {
      name: "Accessibility",
      outcome: "Every button has a name.",
      method:
        "We use native elements first, and decide names, focus order and target sizes in the design file.",
      verified:
        "axe-core runs with every change, and a person then tests with the keyboard, VoiceOver, TalkBack and NVDA.",
    },
    {
      name: "Performance budgets",
      outcome: "Pages don’t slow down from release to release.",
      method:
        "We send the page before its scripts, split code by route, size images at build time and make every third-party script earn its place.",
      verified:
        "The build fails past its byte budget, and the Core Web Vitals come from real sessions, release by release.",
    },
    {
      name: "Sign-in with passkeys",
      outcome: "Nobody can give a password to the wrong site.",
      method:
        "A passkey works only on the site that it was made for, and recovery is no weaker than the passkey it replaces.",
      verified:
        "Tests with virtual authenticators cover enrollment, a second device and a lost one, and recovery has a threat model.",
    },
    {
      name: "Releases and rollback",
      outcome: "A bad release can be stopped and replaced.",
      method:
        "Neither app store takes an installed build back, so we pause a bad release and ship a higher build number, while a feature flag switches the fault off.",
      verified:
        "Before launch your team rehearses a rollback on the web, a paused rollout in both stores and a flag switched off in the field.",
    },
  ],
  takes: {
    weeks: {
      title: "One task, without a signal",
      text: "We build one task from end to end and run it on your users’ own phones, with its conflict rules, its tests and its byte budget.",
    },
    drivers: {
      Platforms: "Web, Swift, Kotlin and shared code are each tested on their own devices.",
      "Data that several people edit":
        "The price grows with the number of fields that two people can change at once.",
      "Systems behind it":
        "Sign-in, payments and records each bring an interface that has to be tested.",
    },
  },
  handover: {
    "The repository with its history": "A new engineer ships a change using the README alone.",
    "Unit, end-to-end, offline and accessibility suites":
      "Each fails when the feature it guards is broken on purpose.",
    "Design tokens and the component library":
      "Every screen is built from them, with no private copies.",
    "Pipelines, signing keys and store accounts":
      "Your team releases, pauses a rollout and ships the replacement.",
    "Accessibility report against WCAG 2.2 AA and EN 301 549":
      "Every open finding has a severity, an owner and a date.",
  },
  limits: [
    "If a hosted shop or a form builder covers the need, buy it, because a custom build would cost more and do less.",
    "For a game, you want a studio that has shipped one.",
  ],
  closing: {
    title: "Show us the slowest screen",
    emphasis: "the slowest screen",
    text: "We’ll measure it on the phone where it is slow.",
  },
} as const satisfies Service;
