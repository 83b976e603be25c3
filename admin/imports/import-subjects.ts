import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import type { ImportSubject } from "#contract/imports.ts";

interface Subject {
  list: string;
  importing: string;
  record: (id: string) => string;
  /** What a file chooser offers first. */
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

/** Where an import is looked at: at its match of columns, or wherever it stands. */
export const importHref = (subject: ImportSubject, id?: string, step?: "match") =>
  listHref(SUBJECTS[subject].importing, { import: id, step });
