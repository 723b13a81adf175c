import { serviceNames } from "./names.ts";
import type { Service } from "./types.ts";

export const cloudBigData = {
  slug: "cloud-big-data",
  name: serviceNames["cloud-big-data"],
  accent: "neon-green",
  meta: {
    title: "Cloud and big data: Kubernetes, Iceberg, FinOps | Adyakshar",
    description:
      "Kubernetes platforms, change data capture and Iceberg v3 lakehouses described in code, observed with OpenTelemetry and priced per workload.",
  },
  phrase: "with the bill in view.",
  lead: "Clusters, pipelines and lakehouses described in code, observable end to end and priced per workload, so that the next engineer can change them without asking us.",
  overview: {
    title: "A platform is finished when someone has restored it from nothing.",
    paragraphs: [
      "A struggling platform is seldom short of technology. It is short of ownership: a cluster nobody dares to upgrade, a nightly job whose author has left, a dashboard with two different revenues. We begin with an inventory of workloads: who depends on each, how stale its data may be, how long it may be down. Those answers choose the architecture, and often a smaller one than expected.",
      "Data then moves by change and not by nightly copy. Change data capture reads the database's own log, a stream carries it under a schema that is checked at the boundary, and Apache Iceberg tables open it to more than one engine. Version 3 of the format adds deletion vectors, which replace the piles of position-delete files that version 2 left behind, and row lineage, which tells an incremental reader what changed. Engines adopt them at different speeds, so we test the pair you run before relying on either.",
      "Kubernetes is a fair answer for many services and a poor one for a few containers. Where it fits, the cluster is disposable: built from infrastructure as code, reconciled from Git, replaced more readily than repaired. Where it does not, a managed service costs less than the people needed to run one. Either way cost is a signal like latency, allocated to a team and a product and reviewed as often.",
    ],
  },
  technologies: [
    "Kubernetes",
    "OpenTofu / Terraform",
    "Argo CD",
    "OpenTelemetry",
    "Prometheus",
    "Kafka",
    "Debezium CDC",
    "Flink",
    "Spark",
    "Iceberg v3",
    "Trino",
    "dbt",
    "PostgreSQL",
    "FinOps FOCUS",
  ],
  capabilities: [
    {
      title: "Landing zones as code",
      method:
        "Accounts, networks, identities and guardrails in OpenTofu or Terraform, policy checks on the plan, federated identity in place of long-lived keys.",
      verified:
        "An empty account is brought up from the repository alone. Drift detection runs on a schedule and opens an issue.",
    },
    {
      title: "Kubernetes platforms",
      method:
        "Requests set from measured use, disruption budgets, network policy that denies by default, images admitted by signature.",
      verified:
        "Node and zone loss are rehearsed under load. One version upgrade is done before handover, with your team.",
    },
    {
      title: "Change data capture",
      method:
        "Debezium on the write-ahead log, an outbox table where an event means more than a row, keys that keep order per entity.",
      verified:
        "Counts and checksums reconcile source and table. Connectors are killed mid-snapshot and must resume without loss.",
    },
    {
      title: "Stream processing",
      method:
        "Event time, watermarks and keyed state in Flink. Exactly-once holds inside the engine; at its edges effects are made idempotent.",
      verified:
        "Recorded traffic is replayed late, duplicated and out of order. The totals must not move.",
    },
    {
      title: "Lakehouse tables",
      method:
        "Iceberg tables partitioned by how they are read, compaction and snapshot expiry as owned jobs, a REST catalogue so that engines can be exchanged.",
      verified: "Query plans are checked for pruning, and two engines must return the same answer.",
    },
    {
      title: "Data contracts and lineage",
      method:
        "Schemas agreed with producers, tests in dbt, lineage per column, personal data tagged where it enters.",
      verified:
        "Bad records are planted and must be quarantined. An erasure request is followed down to expired snapshots.",
    },
    {
      title: "Observability",
      method:
        "OpenTelemetry traces, metrics and logs under one set of attributes; tail sampling; alerts on how fast an error budget burns.",
      verified:
        "A fault is injected, and the engineer on call must find its cause from the alert alone.",
    },
    {
      title: "FinOps",
      method:
        "Cost by product and team in the FOCUS schema. Waste is removed first, sizes are fitted second, commitments are bought last.",
      verified: "Unit cost per request or per table, before and after, at the same load.",
    },
  ],
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
      accepted: "Its total matches the provider's invoice within the agreed margin.",
    },
  ],
  limits:
    "If one PostgreSQL server holds your data and answers quickly, keep it: a lakehouse would add cost and delay. This is work to design, build and hand over; for somebody to answer the pager every night, a managed-service provider is the better contract. Where data may legally be stored is a question for your counsel, and we build to the answer.",
  closing: {
    title: "Bring last month's invoice",
    text: "And the list of workloads behind it, if there is one. We tell you where we would look for waste and what we would restore first.",
  },
} as const satisfies Service;
