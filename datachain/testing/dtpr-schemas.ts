/**
 * The shape of DTPR documents as JSON Schema, in our own words, from the published descriptions of the standard. Unknown
 * fields are allowed: the standard tells readers to ignore them.
 */
const LOCALES = ["en", "fr", "es", "pt", "fil", "km", "vi", "zh-Hans", "zh-Hant", "nl", "de"];
const id = { type: "string", pattern: "^[a-zA-Z0-9_-]+$" };
const some = { type: "string", minLength: 1 };
/** UTC only. */
const time = { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$" };
const texts = {
  type: "array",
  items: {
    type: "object",
    properties: { locale: { enum: LOCALES }, value: { type: "string" } },
    required: ["locale", "value"],
  },
};
const list = (items: object) => ({ type: "array", items });
const object = (required: object, optional: object = {}) => ({
  type: "object",
  properties: { ...required, ...optional },
  required: Object.keys(required),
});

const source = object(
  {
    type: {
      enum: [
        "ai_register",
        "model_card",
        "policy_document",
        "api_documentation",
        "framework",
        "standard",
        "regulation",
        "research_paper",
        "prior_art",
        "internal_memo",
        "other",
      ],
    },
    title: some,
  },
  { url: { type: "string", format: "uri" }, citation: { type: "string" } },
);
const action = object({ type: { enum: ["email", "url", "phone", "form", "postal"] }, label: texts, target: some });
const value = object({ id, value: { anyOf: [texts, list(some)] } });
const order = { type: "integer", minimum: 0 };

const placement = object(
  { element_id: some },
  {
    priority: order,
    context_type_id: some,
    variables: list(value),
    subchain_instance_id: some,
    element_instance_id: id,
    actions: list(action),
    sources: list(source),
  },
);

const note = object(
  {},
  {
    rationale: { type: "string" },
    confidence: { enum: ["high", "medium", "low"] },
    source_references: list(object({ quote: some }, { context: { type: "string" } })),
    variable_rationale: { type: "object", additionalProperties: { type: "string" } },
  },
);
const provenance = {
  anyOf: [
    object({ kind: { const: "human" } }),
    object(
      { kind: { const: "ai_generated" } },
      {
        model: { type: "string" },
        generated_at: time,
        element_provenance: { type: "object", additionalProperties: note },
      },
    ),
  ],
};

const instanceFields = {
  required: {
    id: some,
    schema_version: { type: "string", pattern: "^[a-zA-Z0-9_-]+@\\d{4}-\\d{2}-\\d{2}(-beta)?$" },
    created_at: time,
    elements: { ...list(placement), minItems: 1 },
  },
  optional: {
    title: texts,
    description: texts,
    updated_at: time,
    instance_version: some,
    subchain_instances: list(object({ id, subchain_id: some }, { head_refs: list(some), order })),
    sources: list(source),
    linked_instance_ids: list(some),
    authoring_provenance: provenance,
  },
};

const option = object({ id, name: texts, description: texts, applies_to: { ...list(some), minItems: 1 } });
const variable = object(
  { id, label: texts },
  { required: { type: "boolean" }, kind: { enum: ["localized_text", "multi_select_enum"] }, options: list(option) },
);
const color = { anyOf: [{ type: "string", pattern: "^#[0-9A-Fa-f]{6}$" }, { type: "null" }] };
const context = object({
  id,
  name: texts,
  description: texts,
  values: { ...list(object({ id, name: texts, description: texts, color })), minItems: 1 },
});
const snapshot = object({
  datachain_type: object(
    {
      id: some,
      name: texts,
      categories: { ...list(some), minItems: 1 },
      locales: { ...list({ enum: LOCALES }), minItems: 1 },
    },
    { description: texts, subchains: list(object({ id, name: texts, categories: { ...list(some), minItems: 1 } })) },
  ),
  categories: list(
    object(
      {
        id,
        name: texts,
        description: texts,
        datachain_type: some,
        shape: { enum: ["hexagon", "circle", "rounded-square", "octagon"] },
      },
      {
        prompt: texts,
        required: { type: "boolean" },
        order,
        element_variables: list(variable),
        element_context: context,
      },
    ),
  ),
  elements: list(
    object({ id, category_id: some, title: texts, description: texts, symbol_id: id }, { variables: list(variable) }),
  ),
});

export const THIN = object(instanceFields.required, instanceFields.optional);
export const RESOLVED = object(
  { ...instanceFields.required, schema_snapshot: snapshot },
  { ...instanceFields.optional, suggested_elements: { type: "array", maxItems: 0 } },
);

const spoken = { ...texts, minItems: 1 };
export const SECTIONS = object({
  schema: object({
    name: { const: "DTPR" },
    version: { const: "0.1" },
    namespace: { const: "https://dtpr.io/schemas/datachain/v0.1" },
  }),
  datachain: object({
    type: { enum: ["device", "ai"] },
    version: time,
    title: spoken,
    description: spoken,
    categories: {
      ...list(
        object(
          { id, order, name: spoken, prompt: spoken, description: spoken },
          { context_types: list(object({ id, name: texts, description: texts, color })) },
        ),
      ),
      minItems: 1,
    },
  }),
  instance: object({
    title: texts,
    created_at: time,
    elements: {
      ...list(
        object(
          { element_id: some, category_id: some, priority: order },
          { context_type_id: some, variables: list(value) },
        ),
      ),
      minItems: 1,
    },
  }),
});
