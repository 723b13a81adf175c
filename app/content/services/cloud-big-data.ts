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
      "A struggling platform is seldom short of technology. It is short of ownership: there is a nightly job whose author has left, or a dashboard with two different revenues. We list each workload with those who depend on it, how stale its data may be and how long it may be down. The answers decide the architecture, often a smaller one than expected.",
      "Where data must be fresh, it moves as a stream of changes, not a nightly copy. Change data capture reads the database’s own log. Apache Iceberg tables let several query engines read the result. Not every engine supports the whole format, so we test yours together.",
      "Kubernetes is a fair answer for many services and a poor one for a few containers. Where it fits, we build the cluster from code kept in Git, and replace it rather than repair it. Elsewhere, a managed service usually costs less than a team that runs a cluster.",
    ],
  },
  technologies: ["Kubernetes", "OpenTofu", "Argo CD", "Kafka", "Iceberg v3", "Trino"],
  capabilities: [
    {
      name: "Landing zones as code",
      prevents: "an account that cannot be rebuilt",
      method:
        "We write accounts, networks and access rules in OpenTofu or Terraform, and check each plan against policy. Short-lived logins replace permanent keys.",
      verified:
        "An empty account is brought up from the repository alone. Drift detection runs on a schedule and opens an issue.",
    },
    {
      name: "Kubernetes platforms",
      prevents: "an upgrade put off for years",
      method:
        "We reserve memory and processors by measured use, and declare how much may be down at once. The network denies by default, and only signed images run.",
      verified:
        "Node and zone loss are rehearsed under load. One version upgrade is done before handover, with your team.",
    },
    {
      name: "Change data capture",
      prevents: "a row lost between two systems",
      method:
        "Debezium reads the database’s own log, and keys keep each record’s changes in order. Large tables are loaded by incremental snapshots, which resume after an interruption.",
      verified:
        "Connectors are killed in the middle of a snapshot. Counts and checksums must reconcile source and table afterwards.",
    },
    {
      name: "Stream processing",
      prevents: "an order counted twice",
      method:
        "Flink counts by the time of an event, not of its arrival. Its checkpoints and Iceberg’s commits let each event reach the table exactly once. Effects beyond it, such as an email, are made safe to repeat.",
      verified:
        "Recorded traffic is replayed late, duplicated and out of order, with jobs killed between checkpoint and commit. The totals must not move.",
    },
    {
      name: "Iceberg tables",
      prevents: "two engines with two answers",
      method:
        "We partition tables by how they are read. Version 3 of the format can follow a row through its changes; updates streamed by Flink break that trace. Merging small files and deleting old versions are jobs with an owner. How long a version stays is agreed with audit and data protection.",
      verified:
        "Query plans are checked for files that were read needlessly, and two engines must return the same answer.",
    },
    {
      name: "Data contracts and lineage",
      prevents: "a column that changed overnight",
      method:
        "We agree on schemas with the producers and test them in dbt. We keep lineage per column and tag personal data where it enters.",
      verified:
        "Bad records are planted and must be quarantined. An erasure request is followed until the old versions are deleted.",
    },
    {
      name: "Observability",
      prevents: "an alert without a cause",
      method:
        "OpenTelemetry traces, metrics and logs share one set of attributes. Alerts fire if the agreed error budget is spent too fast.",
      verified:
        "A fault is injected. The engineer on call must find its cause from the alert alone.",
    },
    {
      name: "Cost control",
      prevents: "a bill without an owner",
      method:
        "We report cost by product and team in FOCUS, the open format for cost and usage. First we cut waste, then we fit sizes, and discounts for commitment come last.",
      verified:
        "Unit cost per request or per table is compared before and after, at the same load.",
    },
  ],
  takes: {
    start: {
      title: "Last month’s invoice",
      text: "Send it redacted, with the list of workloads behind it if there is one. We’ll tell you where we would look for waste.",
    },
    weeks: {
      title: "An inventory, and one restore",
      text: "Every workload gets a line and an owner. Then we restore one of them from nothing, and time it.",
    },
    drivers: [
      { name: "Workloads", text: "How many there are, and how critical each is." },
      {
        name: "Tables and engines",
        text: "Each table needs upkeep with an owner, and each pair of engines needs a test.",
      },
      {
        name: "Retention",
        text: "Old versions kept for auditors keep their files too, and you pay to store them.",
      },
      {
        name: "Accounts and regions",
        text: "Each is built from code, then rebuilt as a test.",
      },
    ],
  },
  handover: [
    {
      name: "Infrastructure repository and modules",
      accepted: "Your team rebuilds staging from nothing with it.",
    },
    {
      name: "Pipelines with their contracts and tests",
      accepted: "Reconciliation stays clean through one month-end close.",
    },
    {
      name: "Service levels, alerts and runbooks",
      accepted: "Your staff work through an incident drill while we observe.",
    },
    {
      name: "Restore drill, recorded",
      accepted: "Time to recover and data lost are measured against the targets agreed.",
    },
    {
      name: "Cost model per workload",
      accepted: "Its total matches the provider’s invoice within the agreed margin.",
    },
  ],
  limits: [
    "If one PostgreSQL server holds your data and answers quickly, keep it. More machinery would add cost and delay.",
    "We design, build and hand over. If you need someone on call every night, an operations provider is the better contract.",
    "Where data may legally be stored is a question for your counsel. We build to the answer.",
  ],
  closing: {
    title: "Last month’s invoice is a good first page",
    emphasis: "a good first page",
    text: "Its storage line often hides old versions of tables that hardly any query reads.",
  },
} as const satisfies Service;
