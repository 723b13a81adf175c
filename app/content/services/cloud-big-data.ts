import type { Service } from "./types.ts";

export const cloudBigData = {
  slug: "cloud-big-data",
  meta: {
    title: "Cloud and big data: Kubernetes, Iceberg, FinOps | Adyakshar",
    description:
      "Kubernetes platforms, change data capture and Iceberg v3 lakehouses described in code, observed with OpenTelemetry and priced per workload.",
  },
  phrase: "with the bill in view.",
  lead: "You get clusters, pipelines and data stores that are written as code and priced per workload, so that your next engineer can change them without us.",
  overview: {
    statement: "A platform is finished when someone has restored it from nothing.",
    emphasis: "restored it from nothing.",
    consequence: "So the restore is rehearsed, timed and handed over.",
    paragraphs: [
      "A struggling platform is seldom short of technology but often short of owners. For each workload we list who depends on it, how stale its data may be and how long it may be down. The answers decide the architecture, which is often smaller than expected.",
      "Where data must be fresh, we stream changes from the database’s own log instead of making a nightly copy. Apache Iceberg tables let several query engines read the result.",
      "Kubernetes is worth it for many services and too much for a few containers. Elsewhere, a managed service usually costs less than a team that runs a cluster.",
    ],
  },
  technologies: ["Kubernetes", "OpenTofu", "Argo CD", "Kafka", "Iceberg v3", "Trino"],
  capabilities: [
    {
      name: "Landing zones as code",
      outcome: "Any account can be rebuilt from the repository.",
      method:
        "We write accounts, networks and access rules in OpenTofu or Terraform, check each plan against policy, and replace permanent keys with short-lived logins.",
      verified:
        "We fill an empty account from the repository alone, and a scheduled check reports what has drifted.",
    },
    {
      name: "Kubernetes platforms",
      outcome: "Upgrades aren’t put off for years.",
      method:
        "We reserve memory and processors by measured use, and declare how much may be down at once. The network denies by default, and only signed images run.",
      verified:
        "We rehearse the loss of a node and of a zone under load, and upgrade one version with your team.",
    },
    {
      name: "Change data capture",
      outcome: "No row is lost between two systems.",
      method:
        "Debezium reads the database’s own log, and keys keep each record’s changes in order. Large tables are loaded by incremental snapshots, which resume after an interruption.",
      verified:
        "We kill connectors in the middle of a snapshot, and afterwards counts and checksums must reconcile source and table.",
    },
    {
      name: "Stream processing",
      outcome: "No order is counted twice.",
      method:
        "Flink counts by the time of an event, not of its arrival. Its checkpoints and Iceberg’s commits let each event reach the table exactly once.",
      verified:
        "We replay recorded traffic late, duplicated and out of order, and kill jobs between checkpoint and commit, but the totals must not move.",
    },
    {
      name: "Iceberg tables",
      outcome: "Two engines never disagree.",
      method:
        "We partition tables by how they are read, and someone owns the merging of small files and the deletion of old versions. Version 3 of the format can follow a row through its changes, although updates streamed by Flink break that trace.",
      verified:
        "Query plans are checked for files that were read needlessly, and two engines must return the same answer.",
    },
    {
      name: "Data contracts and lineage",
      outcome: "A changed column is caught before it reaches a report.",
      method:
        "We agree on schemas with the producers and test them in dbt. We keep lineage per column and tag personal data where it enters.",
      verified:
        "We plant bad records, which must be quarantined, and follow an erasure request until the old versions are deleted.",
    },
    {
      name: "Observability",
      outcome: "An alert leads to its cause.",
      method:
        "OpenTelemetry traces, metrics and logs share one set of attributes, and alerts fire if the agreed error budget is spent too fast.",
      verified:
        "We inject a fault, and the engineer on call must find its cause from the alert alone.",
    },
    {
      name: "Cost control",
      outcome: "Every line of the bill has an owner.",
      method:
        "We report cost by product and team in FOCUS, the open format for cost and usage. First we cut waste, then we fit sizes, and discounts for commitment come last.",
      verified:
        "Unit cost per request or per table is compared before and after, at the same load.",
    },
  ],
  takes: {
    weeks: {
      title: "An inventory, and one restore",
      text: "We list every workload with its owner, and then we restore one of them against the clock.",
    },
    drivers: {
      Workloads: "The price depends on how many there are and how critical each one is.",
      "Tables and engines":
        "Each table needs an owner for its upkeep, and each pair of engines needs a test.",
      Retention: "You also pay to store the old table versions that auditors ask for.",
    },
  },
  handover: {
    "Infrastructure repository and modules": "Your team uses it to rebuild staging from nothing.",
    "Pipelines with their contracts and tests":
      "Source and target still reconcile after one month-end close.",
    "Service levels, alerts and runbooks":
      "Your staff work through an incident drill while we observe.",
    "Restore drill, recorded": "Time to recover and data lost are measured against agreed targets.",
    "Cost model per workload": "Its total matches the provider’s invoice within the agreed margin.",
  },
  limits: [
    "If one PostgreSQL server holds your data and answers quickly, keep it, because more machinery would add cost and delay.",
    "We design, build and hand over, so if you need someone on call every night, an operations provider suits you better.",
  ],
  closing: {
    title: "Start with last month’s invoice",
    emphasis: "last month’s invoice",
    text: "Its largest line often pays for something that nobody uses any more.",
  },
} as const satisfies Service;
