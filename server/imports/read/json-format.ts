import type { ImportSubject } from "#contract/imports.ts";

export const isJson = (head: string) => /^\s*[[{]/.test(head);

const GEOJSON = /"type"\s*:\s*"Feature(?:Collection)?"/;
/** Names that only the Dutch standard has. Others keep a list of algorithms under that name, too. */
const DUTCH =
  /"(?:lawful_basis|impacttoetsen|methods_and_models|human_intervention|description_short|technical_operation|publication_category)"\s*:/;

/** Tells the dialects of JSON apart by the beginning of the document. */
export function formatOfJson(head: string, subject: ImportSubject) {
  if (subject === "devices") return GEOJSON.test(head) ? "geojson" : "json";
  return DUTCH.test(head) ? "nl_json" : "json";
}
