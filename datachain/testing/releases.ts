const RETAINED = { en: "Kept {{duration}}", fil: "Iniimbak {{duration}}" };
const both = (en: string, fr: string) => [
  { locale: "en", value: en },
  { locale: "fr", value: fr },
];
const variable = (id: string, required: boolean) => ({ id, label: both(`Say ${id}`, `Dites ${id}`), required });

/** A compiled DTPR version 1: all types in one file, texts as maps. */
export const VERSION_1 = {
  source: "https://standard.example/v1",
  license: "CC-BY-4.0",
  locales: ["en", "fil"],
  datachain_types: ["device", "ai"],
  categories: [
    {
      id: "device__retention",
      datachain_type: "device",
      order: 2,
      required: false,
      shape: "rounded-square",
      name: { en: "Keeping" },
      description: { en: "How long it stays." },
      prompt: {},
      element_variables: [],
      context: null,
    },
    {
      id: "device__tech",
      datachain_type: "device",
      order: 1,
      required: false,
      shape: "hexagon",
      name: { en: "Machines", fil: "Mga makina" },
      description: { en: "What hums." },
      prompt: {},
      element_variables: [],
      context: null,
    },
    {
      id: "ai__decision",
      datachain_type: "ai",
      order: 1,
      required: true,
      shape: "hexagon",
      name: { en: "Deciding" },
      description: { en: "What it decides." },
      prompt: { en: "What does it decide?" },
      element_variables: [{ id: "additional_description", label: { en: "More" }, required: false }],
      context: {
        id: "level_of_autonomy",
        name: { en: "Autonomy" },
        description: {},
        values: [
          { id: "ai_only", name: { en: "Alone" }, description: {}, color: "#F28C28" },
          { id: "ai_flags_human_decides", name: { en: "Hints" }, description: {}, color: "red" },
          { id: "ai_decides_human_executes", name: { en: "Orders" }, description: {}, color: null },
        ],
      },
    },
    {
      id: "ai__retention",
      datachain_type: "ai",
      order: 2,
      required: false,
      shape: "rounded-square",
      name: { en: "Keeping" },
      description: { en: "How long." },
      prompt: { en: "How long?" },
      element_variables: [{ id: "duration", label: { en: "Time" }, required: true }],
      context: null,
    },
  ],
  elements: [
    {
      id: "data_retained",
      category_ids: ["device__retention", "ai__retention"],
      title: RETAINED,
      description: { en: "For {{duration}}." },
      symbol: "symbols/clock.svg",
    },
    {
      id: "no_data_retained",
      category_ids: ["device__retention", "ai__retention"],
      title: { en: "Gone" },
      description: {},
    },
    {
      id: "hum_detector",
      category_ids: ["device__tech"],
      title: { en: "Hum detector" },
      description: {},
      symbol: "symbols/hum.svg",
      x_identifiability: "de_identified",
    },
    { id: "identifiable_image", category_ids: ["device__tech"], title: { en: "Sharp picture" }, description: {} },
    {
      id: "accept_deny",
      category_ids: ["ai__decision"],
      title: { en: "Yes or no" },
      description: {},
      symbol: "odd.svg",
    },
  ],
};

/** A dated release: one type, texts as lists. */
export const BY_DATE = {
  source: "https://standard.example/ai",
  license: "CC-BY-4.0",
  version: "ai@2031-02-03",
  datachain_type: {
    id: "ai",
    name: both("AI", "IA"),
    subchains: [{ id: "data_flow", name: both("Flow", "Flux"), categories: ["input_dataset", "storage", "lost"] }],
    locales: ["en", "fr"],
  },
  categories: [
    {
      id: "input_dataset",
      datachain_type: "ai",
      order: 1,
      required: true,
      shape: "circle",
      name: both("Input", "Entrée"),
      description: both("What goes in.", "Ce qui entre."),
      prompt: both("What goes in?", "Qu’est-ce qui entre ?"),
      authoring_guidance: both("Not training.", "Pas d’entraînement."),
      element_variables: [
        variable("additional_description", true),
        { id: "harms", label: both("Harms", "Torts"), required: false, kind: "multi_select_enum" },
      ],
      element_context: {
        id: "pii",
        name: both("People", "Personnes"),
        description: [],
        values: [
          { id: "identifiable", name: both("Known", "Connues"), description: [], color: "#FFD700" },
          { id: "de_identified", name: both("Unknown", "Inconnues"), description: [], color: "#4A90D9" },
        ],
      },
    },
    {
      id: "storage",
      datachain_type: "ai",
      order: 2,
      required: false,
      shape: "octagon",
      name: both("Where", "Où"),
      description: both("Where it lies.", "Où c’est."),
      prompt: both("Where?", "Où ?"),
      element_variables: [variable("duration", true), variable("additional_description", false)],
    },
  ],
  elements: [
    {
      id: "input_biometric",
      category_id: "input_dataset",
      title: both("Faces", "Visages"),
      description: [],
      symbol_id: "face",
    },
    {
      id: "tide_table",
      category_id: "input_dataset",
      title: both("Tides", "Marées"),
      description: [],
      symbol_id: "tide",
    },
    { id: "stored_locally", category_id: "storage", title: both("Here", "Ici"), description: [], symbol_id: "here" },
  ],
};
