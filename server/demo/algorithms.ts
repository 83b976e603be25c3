import type { ALGORITHM_TEMPLATES } from "#datachain/template-ids.ts";
import { inSix, type Words } from "./texts.ts";

export type DemoAlgorithm = {
  /** The English headline of its page, if there is one. */
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
  /** Its input data. */
  data: Words;
  personal_data: "none" | "pseudonymous" | "identifiable";
  labels: readonly string[];
  /** Template elements to replace, or to drop with null. */
  instead?: Readonly<Record<string, string | null>>;
};

/** Forecasts have no physical output. */
const FORECAST = { physical_mode: null, output_physical_action: null };

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
    data: inSix(
      "The application form, the plan and the documents that came with it.",
      "El formulario, el plano y los documentos adjuntos.",
      "Le formulaire, le plan et les pièces jointes.",
      "O formulário, a planta e os documentos anexos.",
      "Ang form, ang plano at ang mga kasamang dokumento.",
      "ពាក្យសុំ ប្លង់ និងឯកសារដែលភ្ជាប់មកជាមួយ។",
    ),
    personal_data: "identifiable",
    labels: ["Council report 2025"],
  },
  {
    name: "Parking demand forecast",
    reference: "ALG-002",
    instead: FORECAST,
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
    purpose: inSix("Fewer cars drive around looking for a space.", "Menos coches dan vueltas buscando sitio."),
    people: inSix("Drivers", "Conductores"),
    data: inSix("Cars that entered and left each car park.", "Coches que entraron y salieron de cada aparcamiento."),
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
    purpose: inSix(
      "People can find the right form at any time.",
      "La gente encuentra el formulario adecuado a cualquier hora.",
    ),
    people: inSix("People who contact the city", "Personas que contactan con la ciudad"),
    data: inSix(
      "What people type, and the pages of the city’s website.",
      "Lo que escribe la gente y la web de la ciudad.",
    ),
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
    summary: inSix(
      "Will compare applications with the rules and flag what is missing.",
      "Comparará las solicitudes con las reglas y señalará lo que falta.",
    ),
    purpose: inSix(
      "No one should lose a benefit because a document is missing.",
      "Nadie debería perder una ayuda porque falte un documento.",
    ),
    people: inSix("Families applying for a benefit", "Familias que solicitan una ayuda"),
    data: inSix("What families write in the application.", "Lo que las familias escriben en la solicitud."),
    personal_data: "identifiable",
    labels: [],
  },
  {
    name: "Ferry crowding forecast",
    reference: "ALG-006",
    instead: FORECAST,
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
    data: inSix("Tickets sold, people counted and the weather.", "Billetes vendidos, personas contadas y el tiempo."),
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
    summary: inSix(
      "Looked for potholes in photos of the road, after faces and number plates were blurred.",
      "Buscaba baches en fotos de la calzada, tras difuminar caras y matrículas.",
    ),
    purpose: inSix("Potholes were fixed before anyone fell.", "Los baches se arreglaban antes de que alguien cayera."),
    people: inSix("People in photos of the road", "Personas en fotos de la calzada"),
    data: inSix("Photos of the road, taken from city cars.", "Fotos de la calzada desde coches municipales."),
    personal_data: "none",
    labels: ["Mobility"],
  },
];
