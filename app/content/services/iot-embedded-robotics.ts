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
    statement: "Build the update path first: it is how you repair everything else.",
    emphasis: "it is how you repair everything else.",
    consequence: "So we build it before the application, on the real board.",
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
      outcome: "Every device restarts after a power cut.",
      method:
        "A hardware root of trust lets only signed images install and start. MCUboot or, on Linux, verified boot and RAUC manage two slots. Updates go out in groups, and once a new version has started well, older ones are refused.",
      verified:
        "A rig cuts power at random through repeated updates. One device that doesn’t come back blocks the release.",
    },
    {
      name: "Board bring-up and firmware",
      outcome: "No stack overflows in the field.",
      method:
        "Drivers and power states run on Zephyr or FreeRTOS, in C or Rust, with memory fixed at build time.",
      verified:
        "Static analysis runs with every change, and stack depth is measured against its bound. The same unit tests run on the host and on the target.",
    },
    {
      name: "Real-time control",
      outcome: "Deadlines hold under full load.",
      method:
        "Priorities come from an analysis of the worst case, and control loops stay on the microcontroller, watched by an independent timer.",
      verified:
        "Jitter and worst response are traced on pins under full load and compared with the analysis.",
    },
    {
      name: "ROS 2 systems",
      outcome: "The robot stops in time.",
      method:
        "We use the long-term releases Jazzy and Lyrical, with Nav2 for navigation and MoveIt for arms. Every node has a lifecycle, and every topic states what it needs of the network, which decides between DDS and Zenoh.",
      verified:
        "Recorded runs replay with every change, simulation seeds sensor faults, and stopping distance is measured on the floor.",
    },
    {
      name: "Connectivity",
      outcome: "No message is lost with the network.",
      method:
        "We use the protocol MQTT 5 with session expiry and bounded queues, Matter over Thread or Wi-Fi, and separate keys for every device.",
      verified:
        "We inject loss, latency and broker restarts. The Matter test harness passes before a certification lab is booked.",
    },
    {
      name: "Inference at the edge",
      outcome: "The model doesn’t empty the battery.",
      method:
        "Quantized models run in a fixed memory arena and are chosen by energy per inference as well as accuracy.",
      verified:
        "On the same inputs, we compare accuracy on the target with the float model and read energy from a current trace.",
    },
    {
      name: "Fleet operation",
      outcome: "No certificate expires in a warehouse.",
      method:
        "Each device has an identity, renews its certificate and reports its state against the desired one, within a data budget.",
      verified:
        "A wrong clock, an expired certificate and a missing server are each a test from which the device must recover unaided.",
    },
    {
      name: "Product security file",
      outcome: "Every report reaches the authority on time.",
      method:
        "It holds the threat model, a software bill of materials, the support period, a contact for reports and whether each known vulnerability can be exploited.",
      verified:
        "We play through an exploited vulnerability, from report to patched fleet, against the law’s clock: a warning within 24 hours of learning of it, details within 72, a final report within 14 days of a fix.",
    },
  ],
  takes: {
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
      "Build the tagged source yourself and you get the hash of the released image, before signing.",
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
    text: "The first thing we do with it is make it fail again, in our lab or in yours.",
  },
} as const satisfies Service;
