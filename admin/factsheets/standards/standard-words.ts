import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { fieldId } from "#admin/records/field-id.ts";
import type { StandardId, StandardMissing } from "#contract/standards.ts";
import { questionElement } from "../element-ids.ts";
import { questionLabel } from "../sheet-words.ts";

/** The dialects of the Dutch standard share a tile, and so do the lists of the American one. */
export const TILES = ["nl", "atrs", "omb", "dtpr"] as const;
export type Tile = (typeof TILES)[number];
const SHARED: Readonly<Partial<Record<StandardId, Tile>>> = {
  nl_schema: "nl",
  nl_register: "nl",
  omb_commercial: "omb",
};
export const tileOf = (standard: StandardId) => SHARED[standard] ?? (standard as Tile);

const OTHER_FIELDS: Readonly<Record<string, string>> = { labels: "label_ids" };

/** Our name for the field of a loss. */
export function useFieldWords() {
  const { t } = useTranslation();
  const own = (field: string) => t(`algorithms.field.${(OTHER_FIELDS[field] ?? field) as "name"}`);
  return {
    lossWords: (field: string) => {
      if (field === "evidence" || field === "languages") return t(`factsheets.standards.${field}`);
      const question = questionLabel(field);
      return question === field ? own(field) : question;
    },
    placeWords: ({ place, field }: StandardMissing) => {
      if (place === "site.locales") return t("factsheets.standards.site_locales");
      if (place === "datachain")
        return field === "errors" ? t("factsheets.standards.chain_errors") : t("factsheets.standards.chain_missing");
      const [noun, name] = place.split(".");
      if (noun === "algorithm" && name) return `${t("algorithms.tabs.details")}: ${own(name)}`;
      return `${t("algorithms.tabs.factsheet")}: ${questionLabel(place)}`;
    },
  };
}

/** Where a missing field is filled in. */
export function placeHref(algorithm_id: string, place: string) {
  if (place === "site.locales") return `${paths.siteWideSettings()}#${fieldId("locales")}`;
  if (place === "datachain") return paths.algorithmBuilder(algorithm_id);
  const [noun, name] = place.split(".");
  if (noun === "algorithm" && name) return `${paths.algorithmDetails(algorithm_id)}#${fieldId(name)}`;
  return `${paths.algorithmFactsheet(algorithm_id)}?level=3#${questionElement(place)}`;
}
