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
  lead: "Firmware, connectivity and robot software for devices that nobody will visit again: bounded in time, updatable over the air, and documented well enough to answer a regulator.",
  overview: {
    title: "The update path is the first feature: it repairs all the others.",
    paragraphs: [
      "A device fails in ways that a server does not: a brown-out in the middle of a flash write, a certificate that expires in a warehouse, a radio that works on the bench and not behind a refrigerator. So the boot chain, the update and the recovery are built before the application, on the real board, and tested by cutting its power at random.",
      "Timing is a property to be shown. Hard deadlines stay on a microcontroller under an RTOS, which goes on safely while the Linux computer above it restarts. ROS 2 is then used for what it does well: drivers, perception, planning, and recordings that replay a failure at the desk instead of on the factory floor.",
      "In the European Union part of this is now law. Since 11 September 2026 the Cyber Resilience Act obliges manufacturers to report actively exploited vulnerabilities and severe incidents in products with digital elements. That presumes that you know what is inside each build and can reach it in the field. A bill of materials per release, a disclosure address and a signed update channel are therefore parts of the product.",
    ],
  },
  technologies: [
    "C",
    "Rust",
    "Zephyr",
    "FreeRTOS",
    "Yocto Linux",
    "ROS 2",
    "MQTT 5",
    "Matter",
    "Thread",
    "Bluetooth LE",
    "MCUboot",
    "RAUC",
    "SPDX / CycloneDX SBOM",
    "Hardware in the loop",
  ],
  capabilities: [
    {
      title: "Board bring-up and firmware",
      method:
        "Drivers and power states on Zephyr or FreeRTOS, in C or Rust; memory fixed at build time, MISRA rules where the product needs them.",
      verified:
        "Static analysis in CI, stack depth measured against its bound, the same unit tests on the host and on the target.",
    },
    {
      title: "Secure boot and OTA",
      method:
        "A hardware root of trust, images signed for MCUboot or RAUC, two slots, protection against downgrade, rollout by cohort.",
      verified:
        "A rig cuts power at random through repeated updates. One device that does not come back blocks the release.",
    },
    {
      title: "Real-time control",
      method:
        "Priorities and interrupt budgets from a schedulability analysis; control loops on the microcontroller, watched by an independent timer.",
      verified:
        "Jitter and worst response are traced on pins under full load, and compared with the analysis.",
    },
    {
      title: "ROS 2 systems",
      method:
        "Lifecycle nodes, quality of service stated per topic, DDS or Zenoh chosen by the network, Nav2 and MoveIt where they fit.",
      verified:
        "Recorded runs replay in CI, simulation seeds sensor faults, and stopping distance is measured on the floor.",
    },
    {
      title: "Connectivity",
      method:
        "MQTT 5 with session expiry and bounded queues, Matter over Thread or Wi-Fi, keys provisioned per device.",
      verified:
        "Loss, latency and broker restarts are injected. The Matter test harness passes before a certification lab is booked.",
    },
    {
      title: "Inference at the edge",
      method:
        "Quantised models in a fixed memory arena, chosen by energy per inference and not by accuracy alone.",
      verified:
        "Accuracy on the target against the float model, and energy from a current trace, on the same inputs.",
    },
    {
      title: "Fleet operation",
      method:
        "Device identity, certificate renewal, desired and reported state, telemetry within a data budget.",
      verified:
        "Clock wrong, certificate expired, server gone: each is a test, and the device must recover unaided.",
    },
    {
      title: "Product security file",
      method:
        "Threat model, SBOM in SPDX or CycloneDX, vulnerability watch with VEX statements, a stated support period.",
      verified:
        "A mock vulnerability is followed from report to patched fleet, and the reporting clock is timed.",
    },
  ],
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
  limits:
    "Functions that must be certified for safety, under ISO 26262, IEC 61508 or a medical standard, need an organisation with that process and an assessor: we can deliver into it and cannot stand in for it. Radio approval belongs to an accredited test house, manufacture to a manufacturer. If a gateway off the shelf with a support contract does the job, buy it and spend the difference on commissioning.",
  closing: {
    title: "Bring the device that failed",
    text: "The board, the log or only the symptom. We answer with how we would reproduce it, and how it could have repaired itself.",
  },
} as const satisfies Service;
