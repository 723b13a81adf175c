import type { Service } from "./types.ts";

export const aiMlNlp = {
  slug: "ai-ml-nlp",
  meta: {
    title: "AI, ML and NLP, tested on your own cases | Adyakshar",
    description:
      "Retrieval, language and prediction systems measured on your own data: evaluation sets, RAG, agents, quantized serving, red-teaming and drift monitoring.",
  },
  phrase: "scored before it ships.",
  lead: "You get a model with a score on your own cases, and a test that every later version has to pass before it ships.",
  overview: {
    statement: "A model without an evaluation set is an opinion.",
    emphasis: "an opinion.",
    consequence: "So the test is written first, with the people who do the task today.",
    paragraphs: [
      "We write down what a right answer is, collect cases that include the rare and the hostile, and measure how often two of your experts agree.",
      "Next we try the simplest candidate, such as a rule, a linear model or a keyword search, and often it is enough. Where the input is language, a language model follows.",
      "A deployed model ages, so we score every change and a sample of live traffic. Below a written threshold, the baseline takes over. Since August 2, 2026, the EU AI Act has required chat systems to say that they are machines, unless that is obvious.",
    ],
  },
  technologies: ["PyTorch", "scikit-learn", "XGBoost", "pgvector", "vLLM", "MLflow"],
  capabilities: [
    {
      name: "Evaluation sets",
      outcome: "The score comes from cases that the model has never seen.",
      method:
        "We sample cases from every part of your real traffic, have each labeled twice and settle the differences. We split them by time or by customer so that nothing leaks, and keep a second set sealed until acceptance.",
      verified:
        "We report how far the annotators agree, and how many near-duplicates we removed across the split.",
    },
    {
      name: "Retrieval-augmented generation",
      outcome: "Every answer quotes its source.",
      method:
        "We cut documents along their own structure and search them by keyword and by meaning at once. Permissions apply before ranking, and every answer quotes its passage.",
      verified: "Search and answer are scored apart, so a wrong answer can be traced to its step.",
    },
    {
      name: "Model judges",
      outcome: "The judge is tested before it scores anything.",
      method:
        "Where people cannot score every answer, a second model does, with a written rubric and a pinned version.",
      verified:
        "We calibrate the judge against your experts’ labels, test it for order and length bias, and put its own error rate into the interval.",
    },
    {
      name: "Agents and tools",
      outcome: "Nothing irreversible happens without a person.",
      method:
        "Each tool has least privilege, a typed interface and a budget for steps and spending. An action that cannot be undone waits for a person.",
      verified:
        "In a sandbox we score how whole tasks end, and count the runs that needed help or went out of bounds.",
    },
    {
      name: "Extraction, classification, forecasting",
      outcome: "A forecast has to beat last year’s figures.",
      method:
        "Small fine-tuned encoders read bulk text, while boosted trees and linear models read tables, with only the data known at decision time.",
      verified:
        "Every class is scored with its interval, and forecasts are tested on later periods against last year’s figures.",
    },
    {
      name: "Fine-tuning and quantized serving",
      outcome: "The compressed model hasn’t forgotten a category.",
      method:
        "We train small adapters where the license permits it and prompting has fallen short. Weights of 8 or 4 bits then make serving cheaper.",
      verified:
        "We compare each smaller model with the base model, class by class, and report response times under load with the cost per request.",
    },
    {
      name: "Where your data goes",
      outcome: "A deleted record is gone from every copy.",
      method:
        "The model runs on your machines, in your cloud account, on the device, or at a supplier under terms that exclude training on your data. The data-flow diagram names every copy and its retention.",
      verified:
        "Network policy blocks every path that is not on the diagram. A marked record is followed through logs, caches and backups to its deletion.",
    },
    {
      name: "Red-teaming",
      outcome: "You know which attacks get through, and how often.",
      method:
        "We hide instructions in documents, draw data out through tools, try to talk the model out of its rules, and compare error rates between groups.",
      verified:
        "The attack suite runs with every change, and we report how often it succeeds. Prompt injection is reduced, not solved, so the design assumes that some gets through.",
    },
    {
      name: "Drift and monitoring",
      outcome: "You notice when the model ages.",
      method:
        "We tie input statistics, retrieval hit rates and sampled human review to the versions that produced each answer.",
      verified:
        "We plant drift in replayed traffic to test the alarms, and switch the fallback on in a drill.",
    },
  ],
  takes: {
    weeks: {
      title: "A test before a model",
      text: "We write the evaluation set with your experts and score the simplest baseline on it.",
    },
    drivers: {
      "Cases to label":
        "At least nine times in ten, 400 cases show that a 91% model beats 85%. For an 88% model it takes 1,600.",
      "Where it runs":
        "Your own machines, a cloud account and your users’ devices each cost something else at peak load.",
      "Risk class":
        "High-risk uses need a risk file. AI Act duties for them begin on December 2, 2027, and in regulated products on August 2, 2028.",
    },
  },
  handover: {
    "Evaluation set, labeling guide and scoring code":
      "Your team reruns it from a clean checkout and gets the reported score.",
    "Weights or adapters, training code, data lineage":
      "A retraining from the recorded inputs stays within the stated tolerance.",
    "The serving stack as code": "It passes the load test at your peak, in your account.",
    "Model card and risk file": "Your model-risk owner traces any claim in it to a run.",
    "Red-team report and attack suite": "Each finding is fixed, or accepted by a named person.",
  },
  limits: [
    "If your experts cannot say what a right answer is, there is nothing to evaluate yet.",
    "Training a foundation model from scratch is not a project for a lab like ours.",
    "If a system decides about people, we build it only if a person can overrule it.",
  ],
  closing: {
    title: "Start with twenty real questions",
    emphasis: "twenty real questions",
    text: "Twenty answers can rule a model out in a day. Accepting one usually takes hundreds, and we’ll help you collect them.",
  },
} as const satisfies Service;
