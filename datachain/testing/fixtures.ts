import type {
  Category,
  ChainContent,
  ChainOrganization,
  Context,
  Element,
  Identifiability,
  Kind,
  LText,
  Placement,
  Shape,
  Taxonomy,
  Variable,
} from "../model.ts";
import { EMPTY_CHAIN } from "../model.ts";
import { newPlacement } from "../template-content.ts";

const words = (en: string, es?: string): LText => (es === undefined ? { en } : { en, es });

const variable = (id: string, required = false, only_on?: readonly string[]): Variable => ({
  id,
  label: words(`Label of ${id}`, `Etiqueta de ${id}`),
  required,
  ...(only_on ? { only_on } : {}),
});

const context = (id: string, values: readonly (readonly [string, string | null])[]): Context => ({
  id,
  name: words(`Context ${id}`),
  description: words(`What ${id} says`),
  values: values.map(([value, color]) => ({
    id: value,
    name: words(`Value ${value}`, `Valor ${value}`),
    description: words(`About ${value}`),
    color,
  })),
});

type CategoryOptions = {
  readonly required?: boolean;
  readonly shape?: Shape;
  readonly variables?: readonly Variable[];
  readonly context?: Context;
};

const category = (kind: Kind, id: string, options: CategoryOptions = {}): Category => ({
  id,
  standard_id: kind === "device" ? `device__${id}` : id,
  name: words(`Name of ${id}`, `Nombre de ${id}`),
  prompt: words(`Question on ${id}?`, `¿Pregunta de ${id}?`),
  guidance: words(`Advice on ${id}.`),
  sentence: words(`The ${id} is {list}.`, `Es {list}.`),
  required: options.required ?? false,
  shape: options.shape ?? "hexagon",
  variables: options.variables ?? [variable("additional_description")],
  context: options.context ?? null,
});

const element = (category_id: string, id: string, identifiability: Identifiability = "none"): Element => ({
  id,
  category_id,
  title: words(`Title ${id}`, `Título ${id}`),
  description: words(`Text of ${id}.`, `Texto de ${id}.`),
  glyph: "circle",
  identifiability,
});

const retained: Element = {
  ...element("retention", "data_retained"),
  title: words("Kept for {{duration}}", "Se guarda {{duration}}"),
  description: words("It is kept for {{duration}} and then deleted."),
};

const ACCESS = [
  "available_to_me",
  "not_available_to_me",
  "available_to_vendor",
  "not_available_to_vendor",
  "available_for_resale",
];
const WHO = [variable("title", true), variable("description", true)];
const TIME = [variable("duration", true, ["data_retained"]), variable("additional_description")];

/** Minimal vocabularies that cover every feature of a real one. */
export const DEVICE: Taxonomy = {
  id: "guidepost-device@1",
  kind: "device",
  based_on: "device@v1",
  locales: ["en", "es"],
  license: "CC0-1.0",
  source: "https://guidepost.example/words",
  categories: [
    category("device", "accountable", { required: true, variables: WHO }),
    category("device", "purpose", { required: true }),
    category("device", "tech", { required: true }),
    category("device", "data", { shape: "circle" }),
    category("device", "process", { shape: "circle" }),
    category("device", "access", { shape: "rounded-square" }),
    category("device", "retention", { shape: "rounded-square", variables: TIME }),
    category("device", "storage", { shape: "rounded-square" }),
  ],
  elements: [
    element("accountable", "institution"),
    element("accountable", "organization"),
    ...["mobility", "enforcement", "inform", "health", "social"].map((id) => element("purpose", id)),
    element("tech", "identifiable_image", "identifiable"),
    element("tech", "de_identified_image", "de_identified"),
    element("tech", "radar"),
    element("data", "personal", "identifiable"),
    element("data", "tabular"),
    element("process", "aggregated"),
    ...ACCESS.map((id) => element("access", id)),
    retained,
    element("retention", "no_data_retained"),
    element("storage", "stored_locally"),
  ],
  subchains: [],
};

const PII = context("pii", [
  ["de_identified", "#4A90D9"],
  ["pseudonymous", "#9575CD"],
  ["identifiable", "#FFD700"],
]);
const DATA = [variable("additional_description", true)];

export const ALGORITHM: Taxonomy = {
  id: "guidepost-algorithm@1",
  kind: "algorithm",
  based_on: "ai@2026-08-12-beta",
  locales: ["en", "es"],
  license: "CC0-1.0",
  source: "https://guidepost.example/words",
  categories: [
    category("algorithm", "purpose", { required: true }),
    category("algorithm", "accountable", {
      required: true,
      variables: WHO,
      context: context("role", [
        ["vendor", null],
        ["deployer", null],
      ]),
    }),
    category("algorithm", "functional_modes", {
      required: true,
      context: context("autonomy", [
        ["human_decides", "#2A9D8F"],
        ["human_executes", "#6A1B7A"],
        ["autonomous", "#E76F51"],
      ]),
    }),
    category("algorithm", "risks_mitigation", {
      shape: "octagon",
      variables: [variable("risk", true), variable("mitigation")],
    }),
    category("algorithm", "rights", { shape: "octagon", variables: [variable("rights", true)] }),
    category("algorithm", "input_dataset", { shape: "circle", variables: DATA, context: PII }),
    category("algorithm", "processing", { shape: "circle" }),
    category("algorithm", "output_dataset", { shape: "circle", variables: DATA, context: PII }),
    category("algorithm", "access", { shape: "rounded-square" }),
    category("algorithm", "retention", { shape: "rounded-square", variables: TIME }),
    category("algorithm", "storage", { shape: "rounded-square" }),
  ],
  elements: [
    ...["mobility", "planning_decision_making"].map((id) => element("purpose", id)),
    element("accountable", "institution"),
    element("accountable", "organization"),
    ...["analytical_mode", "generative_mode"].map((id) => element("functional_modes", id)),
    element("risks_mitigation", "financial_harm"),
    element("rights", "right_contest"),
    element("input_dataset", "input_biometric"),
    element("input_dataset", "input_about_a_place"),
    element("processing", "optimization"),
    element("output_dataset", "output_decision"),
    ...ACCESS.map((id) => element("access", id)),
    retained,
    element("retention", "no_data_retained"),
    element("storage", "stored_locally"),
  ],
  subchains: [
    {
      id: "data_flow",
      name: words("Data flow", "Flujo de datos"),
      categories: ["input_dataset", "processing", "output_dataset"],
    },
  ],
};

export const CITY: ChainOrganization = {
  id: "org-city",
  name: words("City of Seaview", "Ciudad de Seaview"),
  headline: words("We run the port."),
  description: words("The city answers for it."),
  logo_key: "logos/city.svg",
};
export const VENDOR: ChainOrganization = {
  id: "org-vendor",
  name: words("PlateWorks"),
  headline: {},
  description: {},
  logo_key: null,
};

let count = 0;

export const placed = (category_id: string, element_id: string, more: Partial<Placement> = {}): Placement =>
  newPlacement({ category_id, element_id, ...more }, () => more.id ?? `p${++count}`);

export const chain = (placements: readonly Placement[], more: Partial<ChainContent> = {}): ChainContent => ({
  ...EMPTY_CHAIN,
  placements,
  ...more,
});

/** A chain without findings, in English. */
export const goodDevice = () =>
  chain([
    placed("accountable", "institution", { organization_id: CITY.id }),
    placed("purpose", "mobility"),
    placed("tech", "identifiable_image"),
    placed("access", "available_to_vendor"),
    placed("retention", "data_retained", { variables: { duration: { en: "30 days" } } }),
    placed("storage", "stored_locally"),
  ]);
