import { serviceNames } from "./names.ts";
import type { Service } from "./types.ts";

export const iotEmbeddedRobotics = {
  slug: "iot-embedded-robotics",
  name: serviceNames["iot-embedded-robotics"],
  accent: "neon-green",
  meta: {
    title: "IoT, embedded and robotics: ROS 2, OTA, SBOM | Adyakshar",
    description:
      "Firmware on an RTOS, ROS 2 robots, MQTT and Matter devices with signed over-the-air updates and an SBOM, ready for Cyber Resilience Act reporting.",
  },
  phrase: "kept alive in the field.",
  lead: "Firmware, connectivity and robot software for devices that nobody will visit again. They are updated over the air and documented well enough to answer a regulator.",
  overview: {
    statement: "The update path is the first feature. It repairs all the others.",
    consequence: "So it is built before the application, on the real board.",
    paragraphs: [
      "A device fails in ways that a server does not: a brown-out in the middle of a flash write, a radio that works on the desk and not behind a refrigerator. The boot chain, the update and the recovery are tested by cutting the power at random, as in the figure above.",
      "Timing is a property to be shown. Hard deadlines stay on a microcontroller under an RTOS, which goes on safely while the Linux computer above it restarts. ROS 2 is used for what it does well: drivers, perception, planning, and recordings that replay a failure at the desk. We build on its long-term releases, Jazzy and, since May 2026, Lyrical.",
      "In the European Union much of this is law. The Cyber Resilience Act has required reports of exploited vulnerabilities and severe incidents since September 11, 2026. Its main duties apply from December 11, 2027. Connected radio equipment has had security requirements since August 1, 2025, usually shown with EN 18031, whose harmonization has restrictions. A bill of materials per release, a disclosure address and a signed update channel serve both. The Machinery Regulation, from January 20, 2027, and ISO 10218:2025 for industrial robots need a risk assessment of their own.",
    ],
  },
  technologies: [
    "C",
    "Rust",
    "Zephyr",
    "FreeRTOS",
    "Yocto Linux",
    "ROS 2 Jazzy and Lyrical",
    "MQTT 5",
    "Matter",
    "Thread",
    "Bluetooth LE",
    "MCUboot",
    "RAUC",
    "SPDX and CycloneDX SBOM",
    "Hardware in the loop",
  ],
  capabilities: {
    title: "Eight ways to lose a device, and what prevents each",
    items: [
      {
        title: "A device that does not restart",
        name: "Secure boot and OTA",
        method:
          "A hardware root of trust starts images signed for MCUboot or RAUC from one of two slots. Downgrades are refused, and a rollout goes by cohort.",
        verified:
          "A rig cuts power at random through repeated updates. One device that does not come back blocks the release.",
      },
      {
        title: "A stack that overflows in the field",
        name: "Board bring-up and firmware",
        method:
          "Drivers and power states run on Zephyr or FreeRTOS, in C or Rust. Memory is fixed at build time. MISRA rules apply where the product needs them.",
        verified:
          "Static analysis runs in CI, and stack depth is measured against its bound. The same unit tests run on the host and on the target.",
      },
      {
        title: "A deadline missed under load",
        name: "Real-time control",
        method:
          "Priorities and interrupt budgets come from a schedulability analysis. Control loops stay on the microcontroller, watched by an independent timer.",
        verified:
          "Jitter and worst response are traced on pins under full load and compared with the analysis.",
      },
      {
        title: "A robot that stops too late",
        name: "ROS 2 systems",
        method:
          "Nodes have a lifecycle, and quality of service is stated per topic. DDS or Zenoh is chosen by the network. Nav2 and MoveIt are used where they fit.",
        verified:
          "Recorded runs replay in CI, and simulation seeds sensor faults. Stopping distance is measured on the floor.",
      },
      {
        title: "A message lost with the network",
        name: "Connectivity",
        method:
          "MQTT 5 is used with session expiry and bounded queues, Matter over Thread or Wi-Fi. Keys are provisioned per device.",
        verified:
          "Loss, latency and broker restarts are injected. The Matter test harness passes before a certification lab is booked.",
      },
      {
        title: "A model that empties the battery",
        name: "Inference at the edge",
        method:
          "Quantized models run in a fixed memory arena. They are chosen by energy per inference as well as accuracy.",
        verified:
          "Accuracy on the target is compared with the float model. Energy is read from a current trace, on the same inputs.",
      },
      {
        title: "A certificate that expires in a warehouse",
        name: "Fleet operation",
        method:
          "Each device has an identity, renews its certificate and reports its state against the desired one. Telemetry stays within a data budget.",
        verified:
          "A wrong clock, an expired certificate and a missing server are each a test. The device must recover unaided.",
      },
      {
        title: "A vulnerability that nobody reports",
        name: "Product security file",
        method:
          "It holds the threat model, the SBOM in SPDX or CycloneDX, the vulnerability watch with VEX statements, and the stated support period.",
        verified:
          "A mock vulnerability is followed from report to patched fleet, and the reporting clock is timed.",
      },
    ],
  },
  handover: [
    {
      name: "Firmware source and reproducible build",
      accepted: "Your build of the tag has the same hash as the released image, before signing.",
    },
    {
      name: "Signing keys and their ceremony",
      accepted: "Your staff sign a release on hardware that you own.",
    },
    {
      name: "Test rig, with hardware in the loop",
      accepted: "Your engineer adds a test, and sees it fail and then pass.",
    },
    {
      name: "SBOM, threat model and update policy per release",
      accepted: "Every component in the image is listed, with its version and origin.",
    },
    {
      name: "Provisioning and production test tools",
      accepted: "Your line flashes, keys and tests a pilot batch.",
    },
  ],
  limits: [
    "Functions certified under ISO 26262, IEC 61508 or a medical standard need an organization with that process and an assessor. We can deliver into it and cannot stand in for it.",
    "Radio approval belongs to an accredited test house, manufacture to a manufacturer.",
    "If a gateway off the shelf with a support contract does the job, buy it.",
  ],
  closing: {
    title: "Tell us about the device that failed",
    text: "The board, the log or only the symptom. We answer with how we would reproduce it. Nothing built yet? Say what it must sense, and where.",
  },
} as const satisfies Service;
