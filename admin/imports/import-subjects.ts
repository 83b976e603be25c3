import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import type { ImportSubject } from "#contract/imports.ts";

interface Subject {
  list: string;
  importing: string;
  record: (id: string) => string;
  /** File types the file chooser offers. */
  accept: readonly string[];
}

const TABLES = [".csv", ".tsv", ".txt", "text/csv"];

export const SUBJECTS: Readonly<Record<ImportSubject, Subject>> = {
  devices: {
    list: paths.devices(),
    importing: paths.importDevices(),
    record: paths.device,
    accept: [...TABLES, ".geojson", ".json", "application/geo+json"],
  },
  algorithms: {
    list: paths.algorithms(),
    importing: paths.importAlgorithms(),
    record: paths.algorithm,
    accept: [...TABLES, ".json", "application/json"],
  },
};

/** Link to an import: to its column mapping, or its current step. */
export const importHref = (subject: ImportSubject, id?: string, step?: "match" | "values") =>
  listHref(SUBJECTS[subject].importing, { import: id, step });
