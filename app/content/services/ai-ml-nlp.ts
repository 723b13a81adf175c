import { serviceNames } from "./names.ts";
import type { Service } from "./types.ts";

export const aiMlNlp = {
  slug: "ai-ml-nlp",
  name: serviceNames["ai-ml-nlp"],
  accent: "neon-purple",
  meta: {
    title: "AI, ML and NLP with evaluation sets and red-teaming | Adyakshar",
    description:
      "Retrieval, language and prediction systems measured on your own data: evaluation sets, RAG, quantised serving, red-teaming and drift monitoring.",
  },
  phrase: "scored before it ships.",
  lead: "Retrieval, language and prediction systems whose quality is a number with an interval, measured on your data before the first user sees them and again on every change.",
  overview: {
    title: "A model without an evaluation set is an opinion.",
    paragraphs: [
      "We start with the test. Together with the people who do the task today we write down what a right answer is, collect cases that include the rare and the hostile, and measure how often two of your experts agree. Their agreement bounds what any score against those labels can mean, and it is the first number in the report.",
      "Then comes the simplest thing that could pass: a rule, a linear model, gradient-boosted trees, keyword search with BM25. On tabular data that is often enough, and it is always the baseline. Language models enter where the input is language: with retrieval when the answer must come from your documents and cite them, with fine-tuning when the form of the answer has to change and not its facts.",
      "A deployed model ages. Inputs drift, suppliers retire versions, documents go stale. So the evaluation runs in CI and on sampled traffic, model and prompt versions are pinned, and a written threshold says when the system falls back. The EU AI Act's duties for high-risk systems apply from 2 December 2027; the evidence they ask for is easier to keep as you go than to reconstruct.",
    ],
  },
  technologies: [
    "Python",
    "PyTorch",
    "scikit-learn",
    "XGBoost",
    "RAG",
    "BM25 + dense retrieval",
    "pgvector",
    "LoRA",
    "INT8 / INT4 quantisation",
    "vLLM",
    "ONNX Runtime",
    "spaCy",
    "MLflow",
    "OpenTelemetry",
  ],
  capabilities: [
    {
      title: "Evaluation sets",
      method:
        "Cases sampled by stratum from real traffic, labelled twice and adjudicated, split by time or by customer so that nothing leaks.",
      verified:
        "Agreement between annotators is reported. Near-duplicates across the split are removed and counted.",
    },
    {
      title: "Retrieval-augmented generation",
      method:
        "Chunks that follow the document's structure, BM25 and dense retrieval fused and reranked, permissions applied before ranking, answers that quote their passage.",
      verified:
        "Retrieval recall and faithfulness are scored apart, so a wrong answer has an address. Unanswerable questions are in the set.",
    },
    {
      title: "Extraction and classification",
      method:
        "Small fine-tuned encoders for volume; a larger model only to propose labels that people then correct.",
      verified:
        "Precision and recall per class with bootstrap intervals. The threshold for abstaining is set from the cost of each error.",
    },
    {
      title: "Forecasting and tabular models",
      method:
        "Linear models and boosted trees first, features computed as they stood at decision time, probabilities calibrated.",
      verified:
        "Rolling-origin backtests against a seasonal naive forecast; calibration curves beside accuracy.",
    },
    {
      title: "Fine-tuning",
      method:
        "LoRA adapters on open-weight models, where the licence permits it and prompting has been shown to fall short.",
      verified:
        "Paired comparison with the prompted base model on held-out cases, and a regression set for abilities that must survive.",
    },
    {
      title: "Quantised serving",
      method:
        "INT8 or INT4 weights, continuous batching, on your GPUs, in your cloud account or on the device.",
      verified:
        "Quality loss is measured on the same evaluation set, class by class. Latency is reported as percentiles under load, with cost per request.",
    },
    {
      title: "Red-teaming",
      method:
        "Injection through documents, exfiltration through tools, jailbreaks, unequal error rates. Tools get least privilege; irreversible actions get a person.",
      verified:
        "An attack suite in CI with its success rate in the open. Prompt injection is reduced, not solved, and the design assumes that some gets through.",
    },
    {
      title: "Drift and monitoring",
      method:
        "Input statistics, retrieval hit rates and sampled human review, tied to the versions that produced each answer.",
      verified:
        "Alarms are tested with drift planted in replayed traffic, and the fallback is switched on in a drill.",
    },
  ],
  handover: [
    {
      name: "Evaluation set, labelling guide and scoring code",
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
  limits:
    "Where nobody can say what a right answer is, there is nothing to evaluate, and we will say so before anything is built. Training a foundation model from nothing is not a project for a lab of our kind. Nor do we take on systems that decide about a person with nobody able to overrule them. And where a rule or a search index passes the test, that is what we deliver.",
  closing: {
    title: "Bring real questions",
    text: "Questions your users asked, with the answers your experts would give. They show faster than any demonstration whether a model is worth building.",
  },
} as const satisfies Service;
