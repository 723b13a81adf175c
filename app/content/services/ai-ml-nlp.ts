import { serviceNames } from "./names.ts";
import type { Service } from "./types.ts";

export const aiMlNlp = {
  slug: "ai-ml-nlp",
  name: serviceNames["ai-ml-nlp"],
  accent: "neon-purple",
  meta: {
    title: "AI, ML and NLP with evaluation sets and red-teaming | Adyakshar",
    description:
      "Retrieval, language and prediction systems measured on your own data: evaluation sets, RAG, agents, quantized serving, red-teaming and drift monitoring.",
  },
  phrase: "scored before it ships.",
  lead: "Retrieval, language and prediction systems whose quality is a number with an interval. It is measured on your data before the first user sees them, and again on every change.",
  overview: {
    statement: "A model without an evaluation set is an opinion.",
    consequence: "So the test is written first, with the people who do the task today.",
    paragraphs: [
      "We write down what a right answer is, collect cases that include the rare and the hostile, and measure how often two of your experts agree. Low agreement says that the task is not defined yet. It is not a ceiling for a model, which can be right more often than either annotator.",
      "Then comes the simplest thing that could pass: a rule, a linear model, gradient-boosted trees, keyword search. On tabular data that is often enough, and it is always the baseline. Language models enter where the input is language. Retrieval serves answers that must cite your documents. Fine-tuning serves answers whose form has to change.",
      "A deployed model ages, so the evaluation runs in CI and on sampled traffic. A written threshold says when the system falls back. Under the EU AI Act, as amended by the Digital Omnibus on AI, adopted on June 29, 2026, chat systems have had to say that they are machines since August 2, 2026. Generators on the market before that day must mark their output by December 2, 2026. High-risk uses of Annex III follow on December 2, 2027, regulated products of Annex I on August 2, 2028.",
    ],
  },
  technologies: [
    "Python",
    "PyTorch",
    "scikit-learn",
    "XGBoost",
    "RAG",
    "BM25 and dense retrieval",
    "pgvector",
    "LoRA",
    "INT8 and INT4 quantization",
    "vLLM",
    "ONNX Runtime",
    "spaCy",
    "MLflow",
    "OpenTelemetry",
  ],
  capabilities: {
    title: "Nine ways a model misleads, and what shows it",
    items: [
      {
        title: "A score on data it has seen",
        name: "Evaluation sets",
        method:
          "Cases are sampled by stratum from real traffic, labeled twice and adjudicated. They are split by time or by customer so that nothing leaks. The size follows from the difference that must be seen.",
        verified:
          "Agreement between annotators is reported with its interval. Near-duplicates across the split are removed and counted.",
      },
      {
        title: "An answer without a source",
        name: "Retrieval-augmented generation",
        method:
          "Chunks follow the document’s structure. BM25 and dense retrieval are fused and reranked. Permissions apply before ranking, and answers quote their passage.",
        verified:
          "Recall and faithfulness are scored apart, so a wrong answer can be traced to its step. Unanswerable questions are in the set.",
      },
      {
        title: "A judge that nobody judged",
        name: "Model judges",
        method:
          "Where people cannot score every answer, a second model does, with a written rubric and a pinned version.",
        verified:
          "The judge is calibrated against your experts’ labels, and its own error rate goes into the interval. Order and length bias are tested.",
      },
      {
        title: "An action that cannot be undone",
        name: "Agents and tools",
        method:
          "Each tool has least privilege and a typed interface. Budgets bound steps and spending. An action that cannot be undone waits for a person.",
        verified:
          "Whole tasks are scored in a sandbox on their end state, with the share of runs that needed help or went out of bounds.",
      },
      {
        title: "A forecast no better than last year’s",
        name: "Extraction, classification, forecasting",
        method:
          "Small fine-tuned encoders carry the volume. Boosted trees and linear models serve tables, with features computed as they stood at decision time.",
        verified:
          "Precision and recall per class have bootstrap intervals. Forecasts run in rolling-origin backtests against a seasonal naive one.",
      },
      {
        title: "A smaller model that lost a class",
        name: "Fine-tuning and quantized serving",
        method:
          "LoRA adapters are trained where the license permits it and prompting has fallen short. INT8 or INT4 weights serve with continuous batching.",
        verified:
          "Adapted and quantized models are compared with the base model class by class. Latency is reported as percentiles under load, with cost per request.",
      },
      {
        title: "A record that outlives its deletion",
        name: "Where your data goes",
        method:
          "Inference runs on your GPUs, in your cloud account, on the device, or at a supplier under terms that exclude training on your data. The data-flow diagram names every copy and its retention.",
        verified:
          "Network policy blocks every path that is not on the diagram. A marked record is followed through logs, caches and backups to its deletion.",
      },
      {
        title: "A document that gives orders",
        name: "Red-teaming",
        method:
          "We attack by injection through documents, exfiltration through tools, jailbreaks and unequal error rates.",
        verified:
          "The attack suite runs in CI and its success rate is reported. Prompt injection is reduced, not solved, and the design assumes that some gets through.",
      },
      {
        title: "A model that aged unnoticed",
        name: "Drift and monitoring",
        method:
          "Input statistics, retrieval hit rates and sampled human review are tied to the versions that produced each answer.",
        verified:
          "Alarms are tested with drift planted in replayed traffic. The fallback is switched on in a drill.",
      },
    ],
  },
  handover: [
    {
      name: "Evaluation set, labeling guide and scoring code",
      accepted: "Your team reruns it from a clean checkout and lands in the reported interval.",
    },
    {
      name: "Weights or adapters, training code, data lineage",
      accepted: "A retraining from the recorded inputs stays within the stated tolerance.",
    },
    {
      name: "The serving stack as code",
      accepted: "It passes the load test at your peak, in your account.",
    },
    {
      name: "Model card and risk file",
      accepted: "Your model-risk owner traces any claim in it to a run.",
    },
    {
      name: "Red-team report and attack suite",
      accepted: "Each finding is fixed, or accepted by a named person.",
    },
  ],
  limits: [
    "Where nobody can say what a right answer is, there is nothing to evaluate. We say so before anything is built.",
    "Training a foundation model from nothing is not a project for a lab of our kind.",
    "We do not build systems that decide about a person with nobody able to overrule them.",
    "Where a rule or a search index passes the test, that is what we deliver.",
  ],
  closing: {
    title: "Start with twenty real questions",
    text: "Send questions that your users asked, with the answers your experts would give. They show faster than any demonstration whether a model is worth building.",
  },
} as const satisfies Service;
