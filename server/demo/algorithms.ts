import type { ALGORITHM_TEMPLATES } from "#datachain/template-ids.ts";
import { inSix, type Words } from "./texts.ts";

export type DemoAlgorithm = {
  /** The English headline of its page, if it has one. */
  name: string;
  reference: string;
  template: (typeof ALGORITHM_TEMPLATES)[number];
  lifecycle: "design" | "pilot" | "in_use" | "retired";
  publication_category: "high_risk_ai" | "impactful" | "other";
  algorithm_type: "rule_based" | "self_learning_frozen" | "hybrid" | "generative";
  start_month?: string;
  end_month?: string;
  deployer: string;
  supplier?: string;
  department: string;
  themes: readonly string[];
  review_in: number;
  summary: Words;
  purpose: Words;
  people: Words;
  personal_data: "none" | "pseudonymous" | "identifiable";
  labels: readonly string[];
};

export const seaviewAlgorithms: readonly DemoAlgorithm[] = [
  {
    name: "Building permit triage",
    reference: "ALG-001",
    template: "permit_triage",
    lifecycle: "in_use",
    publication_category: "impactful",
    algorithm_type: "self_learning_frozen",
    start_month: "2024-02",
    deployer: "city",
    department: "Permits",
    themes: ["housing", "space_infrastructure"],
    review_in: 75,
    summary: inSix(
      "Sorts permit applications so that simple ones do not wait behind complicated ones.",
      "Ordena las solicitudes de licencia para que las sencillas no esperen detrás de las complicadas.",
      "Classe les demandes de permis pour que les simples n’attendent pas derrière les compliquées.",
      "Ordena os pedidos de licença para que os simples não esperem atrás dos complicados.",
      "Inaayos ang pagkakasunod ng mga aplikasyon para hindi maghintay ang simple sa likod ng komplikado.",
      "តម្រៀបពាក្យសុំ ដើម្បីកុំឱ្យពាក្យសុំងាយរង់ចាំក្រោយពាក្យសុំស្មុគស្មាញ។",
    ),
    purpose: inSix(
      "Applicants get an answer sooner. A planner decides every case; the order is only a suggestion.",
      "Las personas reciben antes una respuesta. Un técnico decide cada caso; el orden es una sugerencia.",
    ),
    people: inSix("Permit applicants", "Solicitantes de licencias"),
    personal_data: "identifiable",
    labels: ["Council report 2025"],
  },
  {
    name: "Parking demand forecast",
    reference: "ALG-002",
    template: "signal_timing",
    lifecycle: "pilot",
    publication_category: "other",
    algorithm_type: "hybrid",
    start_month: "2025-05",
    deployer: "transport",
    supplier: "transitvision",
    department: "Transport",
    themes: ["traffic"],
    review_in: 30,
    summary: inSix("Predicts where a parking space will be free.", "Indica dónde habrá probablemente sitio libre."),
    purpose: inSix("Fewer cars drive around looking for a space."),
    people: inSix("Drivers", "Conductores"),
    personal_data: "none",
    labels: ["Mobility"],
  },
  {
    name: "Ask Seaview",
    reference: "ALG-003",
    template: "chatbot",
    lifecycle: "pilot",
    publication_category: "impactful",
    algorithm_type: "generative",
    start_month: "2025-09",
    deployer: "city",
    supplier: "netcity",
    department: "Citizen services",
    themes: ["organisation_operations"],
    review_in: -3,
    summary: inSix(
      "Answers questions about city services in six languages.",
      "Responde preguntas sobre los servicios en seis idiomas.",
      "Répond aux questions sur les services en six langues.",
    ),
    purpose: inSix("People can find the right form at any time."),
    people: inSix("People who contact the city"),
    personal_data: "pseudonymous",
    labels: ["Connectivity"],
  },
  {
    name: "Housing benefit check",
    reference: "ALG-004",
    template: "benefit_check",
    lifecycle: "design",
    publication_category: "high_risk_ai",
    algorithm_type: "rule_based",
    deployer: "city",
    department: "Social services",
    themes: ["social_security"],
    review_in: 20,
    summary: inSix("Will compare applications with the rules and flag what is missing."),
    purpose: inSix("No one should lose a benefit because a document is missing."),
    people: inSix("Families applying for a benefit"),
    personal_data: "identifiable",
    labels: [],
  },
  {
    name: "Ferry crowding forecast",
    reference: "ALG-006",
    template: "signal_timing",
    lifecycle: "in_use",
    publication_category: "other",
    algorithm_type: "self_learning_frozen",
    start_month: "2023-06",
    deployer: "city",
    supplier: "countco",
    department: "Planning",
    themes: ["traffic"],
    review_in: 110,
    summary: inSix("Predicts which ferry will be full.", "Indica qué ferri irá lleno."),
    purpose: inSix("People can choose a ferry with free seats.", "Se puede elegir el ferri con sitio."),
    people: inSix("Ferry passengers", "Pasajeros del ferri"),
    personal_data: "none",
    labels: ["Mobility", "Waterfront"],
  },
  {
    name: "Pothole finder",
    reference: "ALG-005",
    template: "document_redaction",
    lifecycle: "retired",
    publication_category: "other",
    algorithm_type: "self_learning_frozen",
    start_month: "2021-01",
    end_month: "2025-06",
    deployer: "transport",
    department: "Roads",
    themes: ["traffic"],
    review_in: 300,
    summary: inSix("Looked for potholes in photos of the road, after faces and number plates were blurred."),
    purpose: inSix("Potholes were fixed before anyone fell."),
    people: inSix("People in photos of the road"),
    personal_data: "none",
    labels: ["Mobility"],
  },
];
