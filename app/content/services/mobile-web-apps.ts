import { serviceNames } from "./names.ts";
import type { Service } from "./types.ts";

export const mobileWebApps = {
  slug: "mobile-web-apps",
  name: serviceNames["mobile-web-apps"],
  accent: "neon-blue",
  meta: {
    title: "Mobile and web apps, offline-first and accessible | Adyakshar",
    description:
      "Offline-first apps and PWAs built to WCAG 2.2 and Core Web Vitals budgets, with passkeys, and a release pipeline that your own team can run.",
  },
  phrase: "tested on a slow phone.",
  lead: "Products that open quickly on an ordinary device, keep working when the connection drops and can be used without a mouse, delivered with the pipeline that checks all three on every change.",
  overview: {
    title: "An app is offline more often than its designers are.",
    paragraphs: [
      "We design from the bad case: a mid-range handset, a train in a tunnel, a screen reader, a tab that has been open for a week. The screen reads from a local store, and the network synchronises behind it. That decision comes first, because it settles the data model, the conflict rules and the error messages. Added later, it is a rewrite.",
      "The platform follows from the need. A progressive web app covers most forms, catalogues and internal tools, and ships without a store review. Swift or Kotlin is worth its cost where the product lives on background work, Bluetooth, the camera or on-device models. A shared React Native or Flutter code base sits between the two, and the proposal says which screens it will not serve well.",
      "Speed and accessibility are requirements with tests, not a phase before launch. Automated checks find only part of the barriers, so WCAG 2.2 is also walked through by hand, criterion by criterion. Core Web Vitals are judged on what real visitors experienced, not on the score of one developer's laptop.",
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
    "WCAG 2.2",
    "Core Web Vitals",
    "Playwright",
    "CI/CD",
  ],
  capabilities: [
    {
      title: "Offline-first data",
      method:
        "A local store with an outbox. Writes carry idempotency keys; conflicts follow a rule per field, or a CRDT where people edit the same document.",
      verified:
        "Property-based tests replay random interleavings of edits, drops and retries. Every replica must end equal.",
    },
    {
      title: "Progressive web apps",
      method:
        "A precached shell, hashed assets, and an update the user is told about instead of a silent swap mid-task.",
      verified:
        "End-to-end runs with the network cut between two clicks, and an upgrade from the previous release with data in place.",
    },
    {
      title: "Native and shared mobile",
      method:
        "Permissions, background limits and deep links designed per platform, even where the screens share code.",
      verified:
        "The device matrix is drawn from your users' own models, the oldest supported system included. Rollout is staged on crash-free sessions.",
    },
    {
      title: "Accessibility",
      method:
        "Native elements first; names, focus order and target sizes decided in the design file. The criteria new in 2.2 each have an owner.",
      verified:
        "axe-core in CI, then a manual pass with keyboard, VoiceOver, TalkBack and NVDA, logged per criterion.",
    },
    {
      title: "Performance budgets",
      method:
        "HTML that renders before script, code split by route, images sized at build, each third-party script argued for.",
      verified:
        "The build fails past its byte budget. LCP, INP and CLS are collected from real sessions and compared per release.",
    },
    {
      title: "Sign-in with passkeys",
      method:
        "WebAuthn with discoverable credentials and autofill, and a recovery path that is not weaker than the key it replaces.",
      verified:
        "Virtual authenticators in CI for enrolment, a second device and a lost one. Recovery is reviewed as a threat model.",
    },
    {
      title: "Delivery",
      method:
        "Short-lived branches, a preview per change, signed builds, feature flags that carry an expiry date.",
      verified:
        "Rollback is rehearsed before launch, on the web and in both stores' staged-release consoles.",
    },
  ],
  handover: [
    {
      name: "The repository, with its history, in your organisation",
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
      accepted: "Your team releases and rolls back while we watch.",
    },
    {
      name: "Accessibility report against WCAG 2.2",
      accepted: "Every open finding has a severity, an owner and a date.",
    },
  ],
  limits:
    "If a hosted shop or a form builder covers the need, buy it: a custom build would cost more and do less. Games belong with a studio that ships them. And an audit that passes does not make an app usable for everyone. We test with assistive technology, but that does not replace sessions with your disabled users, and we will ask you to budget for them.",
  closing: {
    title: "Bring the slowest screen",
    text: "Send a link or a build, and the device on which it is slow. We tell you which measurement we would start with.",
  },
} as const satisfies Service;
