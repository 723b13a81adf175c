import { serviceNames } from "./names.ts";
import type { Service } from "./types.ts";

export const mobileWebApps = {
  slug: "mobile-web-apps",
  name: serviceNames["mobile-web-apps"],
  accent: "neon-blue",
  meta: {
    title: "Mobile and web apps, offline-first and accessible | Adyakshar",
    description:
      "Offline-first apps and PWAs built to WCAG 2.2 AA and Core Web Vitals budgets, with passkeys, and a release pipeline that your own team can run.",
  },
  phrase: "working without a signal.",
  lead: "Products that open quickly on an ordinary phone, keep what people enter while the connection is gone, and can be used with a keyboard or a screen reader.",
  overview: {
    title: "The network is an optimization. The work must not depend on it.",
    paragraphs: [
      "We design from the bad case: a mid-range handset, a train in a tunnel, a screen reader, a tab that has been open for a week. The screen reads from a local store, and the network synchronizes behind it. That decision comes first, because it settles the data model, the conflict rules and the error messages.",
      "The platform follows from the need. A progressive web app covers most forms, catalogs and internal tools without a store review, but Safari may clear the storage of a site that is not installed after seven days without use, so data that matters is synced early or the app is installed. Swift or Kotlin is worth its cost where the product lives on background work, Bluetooth, the camera or on-device models. React Native and Flutter sit between the two, and the proposal says which screens they will not serve well.",
      "Accessibility and speed are requirements with tests. In the European Union the Accessibility Act has applied to many consumer services since 28 June 2025; WCAG 2.2 AA is the level we build and audit to. Automated checks find only part of the barriers, so every criterion is also walked through by hand.",
    ],
  },
  technologies: [
    "TypeScript",
    "React",
    "React Native",
    "Swift",
    "Kotlin",
    "Flutter",
    "PWA",
    "Service workers",
    "IndexedDB",
    "WebAuthn passkeys",
    "WCAG 2.2 AA",
    "Core Web Vitals",
    "Playwright",
    "CI/CD",
  ],
  capabilities: [
    {
      title: "Offline-first data",
      method:
        "Writes go to a local store and an outbox, each with an idempotency key. Conflicts follow a rule per field, or a CRDT where people edit the same document.",
      verified:
        "Property-based tests replay random interleavings of edits, drops and retries, and every replica must end equal.",
    },
    {
      title: "Progressive web apps",
      method:
        "The shell is precached, assets carry a hash, and the user is told of an update instead of meeting it in the middle of a task.",
      verified:
        "End-to-end tests cut the network between two clicks and upgrade from the previous release with data in place.",
    },
    {
      title: "Native and shared mobile",
      method:
        "Permissions, background limits and deep links are designed for each platform, even where the screens share code.",
      verified:
        "The device matrix is drawn from your users' own models and includes the oldest supported system.",
    },
    {
      title: "Accessibility",
      method:
        "Native elements come first, and names, focus order and target sizes are decided in the design file.",
      verified:
        "axe-core runs in CI. A manual pass with keyboard, VoiceOver, TalkBack and NVDA is logged per WCAG 2.2 AA criterion.",
    },
    {
      title: "Performance budgets",
      method:
        "HTML renders before script, code is split by route, images are sized at build time, and each third-party script is argued for.",
      verified:
        "The build fails past its byte budget. LCP, INP and CLS are collected from real sessions and compared release by release.",
    },
    {
      title: "Sign-in with passkeys",
      method:
        "WebAuthn uses discoverable credentials with autofill, and account recovery is not weaker than the key it replaces.",
      verified:
        "Virtual authenticators in CI cover enrollment, a second device and a lost one. Recovery is reviewed as a threat model.",
    },
    {
      title: "Releases and rollback",
      method:
        "Neither app store takes an installed build back. A bad release is paused and replaced by a higher build number, and a feature flag switches the fault off meanwhile. Apple's phased release covers updates only, so a first version starts behind a flag.",
      verified:
        "Before launch your team rehearses a rollback on the web, a paused rollout in both stores and a flag switched off in the field.",
    },
  ],
  handover: [
    {
      name: "The repository, with its history, in your organization",
      accepted: "An engineer new to it ships a change by following the README alone.",
    },
    {
      name: "Unit, end-to-end, offline and accessibility suites",
      accepted: "Each fails when the feature it guards is broken on purpose.",
    },
    {
      name: "Design tokens and the component library",
      accepted: "Every screen of the app is built from it, with no private copies.",
    },
    {
      name: "Pipelines, signing keys and store accounts",
      accepted: "Your team releases, pauses a rollout and ships the replacement while we watch.",
    },
    {
      name: "Accessibility report against WCAG 2.2 AA",
      accepted: "Every open finding has a severity, an owner and a date.",
    },
  ],
  limits:
    "If a hosted shop or a form builder covers the need, buy it: a custom build would cost more and do less. Games belong with a studio that ships them. And an audit that passes does not make an app usable for everyone. We test with assistive technology, but that does not replace sessions with your disabled users, and we will ask you to budget for them.",
  closing: {
    title: "Which screen is the slowest?",
    text: "Send a link or a build, and the device on which it is slow. We reply with the measurement we would start with.",
  },
} as const satisfies Service;
