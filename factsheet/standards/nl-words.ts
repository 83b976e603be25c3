import type { Algorithm, AlgorithmDetails } from "#contract/algorithms.ts";
import type { PerDialect } from "#contract/algorithms.ts";

/** Our values in the words of the Dutch publication standard. */

/** The standard has no word for "unknown": the field is left out. */
export const NL_STATUS: Readonly<Record<Algorithm["lifecycle"], string | null>> = {
  unknown: null,
  idea: "In ontwikkeling",
  design: "In ontwikkeling",
  development: "In ontwikkeling",
  pilot: "In gebruik",
  in_use: "In gebruik",
  paused: "In gebruik",
  retired: "Buiten gebruik",
};
/** Our values that one of the standard's three words covers. */
export const SAME_STATUS: readonly Algorithm["lifecycle"][] = ["unknown", "development", "in_use", "retired"];

const category = (name: string, letter: string) => ({ register: name, schema: `${name} (Categorie ${letter})` });
export const NL_CATEGORY: Readonly<Record<Algorithm["publication_category"], PerDialect<string> | null>> = {
  not_assessed: null,
  high_risk_ai: category("Hoog-risico AI-systeem", "A"),
  impactful: category("Impactvolle algoritmes", "B"),
  other: category("Overige algoritmes", "C"),
};

export const NL_THEME: Readonly<Record<AlgorithmDetails["themes"][number], string>> = {
  organisation_operations: "Organisatie en bedrijfsvoering",
  culture_recreation: "Cultuur en recreatie",
  economy: "Economie",
  public_finance: "Overheidsfinanciën",
  housing: "Wonen",
  international: "Internationaal",
  migration_integration: "Migratie en integratie",
  nature_environment: "Natuur en milieu",
  education_science: "Onderwijs en wetenschap",
  public_order_safety: "Openbare orde en veiligheid",
  law: "Recht",
  space_infrastructure: "Ruimte en infrastructuur",
  social_security: "Sociale zekerheid",
  traffic: "Verkeer",
  work: "Werk",
  health_care: "Zorg en gezondheid",
};

export const NL_ASSESSMENT: Readonly<Record<string, string>> = {
  dpia: "Data Protection Impact Assessment (DPIA)",
  pre_dpia: "Pre-scan DPIA",
  fria: "Fundamental Rights Impact Assessment (FRIA)",
  iama_fraia: "Impact Assessment Mensenrechten en Algoritmes (IAMA)",
  aiia: "AI Impact Assessment (AIIA)",
  equality: "Toets op gelijke behandeling",
  ethics: "Ethische toets",
  security: "Beveiligingstoets",
  environmental: "Milieutoets",
  audit: "Audit",
};

export const IN_HOUSE = "Intern ontwikkeld";

/** The only language both dialects accept, by ISO 639-3. */
export const NL_LANGUAGE = "nld";
export const isDutch = (locale: string) => locale.split("-")[0] === "nl";
