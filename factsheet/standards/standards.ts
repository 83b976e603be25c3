import type { SheetStandard, StandardReadiness } from "#contract/standards.ts";
import { ATRS_COLUMNS, flattenAtrs, writeAtrs } from "./atrs.ts";
import type { Written } from "./draft.ts";
import { writeNl } from "./nl.ts";
import { OMB_COMMERCIAL_COLUMNS, writeOmbCommercial } from "./omb-commercial.ts";
import { OMB_COLUMNS, writeOmb } from "./omb.ts";
import type { StandardSource } from "./source.ts";

type Standard = {
  /** As its file names it. */
  readonly title: string;
  readonly language: string;
  readonly write: (source: StandardSource, locale: string) => Written;
  /** Columns of its CSV, if it has one. */
  readonly columns?: readonly string[];
  readonly flatten?: (record: Written["record"]) => Written["record"];
};

export const SHEET_STANDARD: Readonly<Record<SheetStandard, Standard>> = {
  nl_schema: {
    title: "Publicatiestandaard Algoritmeregister 1.0",
    language: "nl",
    write: (source, locale) => writeNl(source, "schema", locale),
  },
  nl_register: {
    title: "Publicatiestandaard Algoritmeregister 1.0",
    language: "nl",
    write: (source, locale) => writeNl(source, "register", locale),
  },
  atrs: {
    title: "Algorithmic Transparency Recording Standard 4.0",
    language: "en",
    write: writeAtrs,
    columns: ATRS_COLUMNS,
    flatten: flattenAtrs,
  },
  omb: {
    title: "Federal Agency AI Use Case Inventory 2025",
    language: "en",
    write: writeOmb,
    columns: OMB_COLUMNS,
  },
  omb_commercial: {
    title: "Federal Agency AI Use Case Inventory 2025, consolidated list of commercial products",
    language: "en",
    write: writeOmbCommercial,
    columns: OMB_COMMERCIAL_COLUMNS,
  },
};

type Languages = { readonly locales: readonly string[]; readonly default_locale: string };

/** The standard's own language if the site has it. */
export const localeFor = (standard: SheetStandard, { locales, default_locale }: Languages) => {
  const { language } = SHEET_STANDARD[standard];
  return locales.find((locale) => locale.split("-")[0] === language) ?? default_locale;
};

export const isReady = ({ missing }: Pick<Written, "missing">) => missing.length === 0;

/** Whether an algorithm can be reported in a standard. The export writes the same record. */
export function readinessFor(standard: SheetStandard, source: StandardSource, locale: string): StandardReadiness {
  const written = SHEET_STANDARD[standard].write(source, locale);
  return {
    standard,
    locale,
    is_ready: isReady(written),
    required_count: written.required.length,
    missing: [...written.missing],
    losses: [...written.losses],
  };
}
