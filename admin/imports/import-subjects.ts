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

const TABLES = [".csv", ".tsv", ".txt", ".xlsx", ".ods", ".json", "text/csv", "application/json"];

export const SUBJECTS: Readonly<Record<ImportSubject, Subject>> = {
  devices: {
    list: paths.devices(),
    importing: paths.importDevices(),
    record: paths.device,
    accept: [...TABLES, ".geojson", "application/geo+json"],
  },
  algorithms: {
    list: paths.algorithms(),
    importing: paths.importAlgorithms(),
    record: paths.algorithm,
    accept: TABLES,
  },
};

/** Link to an import: to how its file is read, its columns, its words, or its current step. */
export const importHref = (subject: ImportSubject, id?: string, step?: "file" | "match" | "values") =>
  listHref(SUBJECTS[subject].importing, { import: id, step });
