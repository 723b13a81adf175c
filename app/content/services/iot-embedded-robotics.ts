import type { Service } from "./types.ts";

export const iotEmbeddedRobotics = {
  slug: "iot-embedded-robotics",
  meta: {
    title: "IoT, embedded and robotics: ROS 2, OTA, SBOM | Adyakshar",
    description:
      "Firmware on an RTOS, ROS 2 robots, MQTT and Matter devices with signed over-the-air updates and an SBOM, ready for Cyber Resilience Act reporting.",
  },
  phrase: "kept alive in the field.",
  lead: "You get firmware that updates over the air and still starts after a power cut, robots that meet their deadlines, and the technical file for your regulator.",
  overview: {
    statement: "The update path is the first feature. It repairs all the others.",
    emphasis: "It repairs all the others.",
    consequence: "So it is built before the application, on the real board.",
    paragraphs: [
      "A device fails in ways that a server does not, such as a brown-out in the middle of a flash write, or a radio that works on the desk and not behind a refrigerator. A second slot keeps the old image until the new one has started.",
      "A microcontroller keeps the hard deadlines, even while the Linux computer above it restarts. ROS 2 brings drivers, perception, planning and recordings that replay a failure.",
      "The European Union regulates most such devices. Connected radio equipment has had security rules since August 1, 2025. Since September 11, 2026, the Cyber Resilience Act has given makers 24 hours for a first warning of an actively exploited flaw or a severe incident. Its main duties apply from December 11, 2027. From January 20, 2027, the Machinery Regulation governs a robot’s risk assessment, and for industrial robots ISO 10218:2025 guides it.",
    ],
  },
  technologies: ["C and Rust", "Zephyr", "Yocto Linux", "ROS 2", "Matter", "MCUboot"],
  capabilities: [
    {
      name: "Secure boot and updates over the air",
      prevents: "a device that doesn’t restart",
      method:
        "A hardware root of trust lets only signed images install and start. MCUboot or, on Linux, verified boot and RAUC manage two slots. Updates go out in groups, and once a new version has started well, older ones are refused.",
      verified:
        "A rig cuts power at random through repeated updates. One device that doesn’t come back blocks the release.",
    },
    {
      name: "Board bring-up and firmware",
      prevents: "a stack that overflows in the field",
      method:
        "Drivers and power states run on Zephyr or FreeRTOS, in C or Rust, with memory fixed at build time. MISRA’s rules for safe C apply where the product needs them.",
      verified:
        "Static analysis runs with every change, and stack depth is measured against its bound. The same unit tests run on the host and on the target.",
    },
    {
      name: "Real-time control",
      prevents: "a deadline missed under load",
      method:
        "Priorities come from an analysis of the worst case, and control loops stay on the microcontroller, watched by an independent timer.",
      verified:
        "Jitter and worst response are traced on pins under full load and compared with the analysis.",
    },
    {
      name: "ROS 2 systems",
      prevents: "a robot that stops too late",
      method:
        "We use the long-term releases Jazzy and Lyrical, with Nav2 for navigation and MoveIt for arms. Every node has a lifecycle, and every topic states what it needs of the network, which decides between DDS and Zenoh.",
      verified:
        "Recorded runs replay with every change, simulation seeds sensor faults, and stopping distance is measured on the floor.",
    },
    {
      name: "Connectivity",
      prevents: "a message lost with the network",
      method:
        "We use the protocol MQTT 5 with session expiry and bounded queues, Matter over Thread or Wi-Fi, and separate keys for every device.",
      verified:
        "We inject loss, latency and broker restarts. The Matter test harness passes before a certification lab is booked.",
    },
    {
      name: "Inference at the edge",
      prevents: "a model that empties the battery",
      method:
        "Quantized models run in a fixed memory arena and are chosen by energy per inference as well as accuracy.",
      verified:
        "On the same inputs, we compare accuracy on the target with the float model and read energy from a current trace.",
    },
    {
      name: "Fleet operation",
      prevents: "a certificate that expires in a warehouse",
      method:
        "Each device has an identity, renews its certificate and reports its state against the desired one, within a data budget.",
      verified:
        "A wrong clock, an expired certificate and a missing server are each a test from which the device must recover unaided.",
    },
    {
      name: "Product security file",
      prevents: "a missed deadline for a report",
      method:
        "It holds the threat model, a software bill of materials, the support period, a contact for reports and whether each known vulnerability can be exploited. Meeting the European standard EN 18031 usually counts as meeting the radio security rules, with listed exceptions.",
      verified:
        "We play through an exploited vulnerability, from report to patched fleet, against the law’s clock: a warning within 24 hours of learning of it, details within 72, a final report within 14 days of a fix. For an incident the report is due a month after the details.",
    },
  ],
  takes: {
    start: {
      title: "The device that failed",
      text: "Send the board, the log or only the symptom. If nothing is built yet, say what it must sense, and where.",
    },
    weeks: {
      title: "The update path, on your board",
      text: "We bring up the board with two signed slots, and it has to come back after every power cut.",
    },
    drivers: {
      "Boards and radios": "Each variant has its own drivers, power states and test rig.",
      "Deadlines and motion":
        "We analyze what must react or stop in time, then measure it on site.",
      Markets: "Cybersecurity, radio and machinery rules each add contents to the technical file.",
    },
  },
  handover: {
    "Firmware source and reproducible build":
      "Your own build of the tag has the hash of the released image without its signature.",
    "Signing keys and their ceremony": "Your staff sign a release on hardware that you own.",
    "Test rig, with hardware in the loop":
      "Your engineer adds a test, and sees it fail and then pass.",
    "Bill of materials, threat model and update policy per release":
      "Every component in the image is listed, with its version and origin.",
    "Provisioning and production test tools": "Your line flashes, keys and tests a pilot batch.",
  },
  limits: [
    "Functions certified for cars, robots, industry or medicine need an organization that works to ISO 26262, IEC 61508 or similar. We can work for one, but we are not one.",
    "Radio testing belongs to an accredited test house, and production to a manufacturer.",
    "If a gateway off the shelf with a support contract does the job, buy it.",
  ],
  closing: {
    title: "Tell us about the device that failed",
    emphasis: "the device that failed",
    text: "We’ll tell you how we would reproduce the failure.",
  },
} as const satisfies Service;
