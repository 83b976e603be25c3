import { isObject, type Json } from "#admin/autosave/json.ts";
import { ORDER, type Path } from "#admin/autosave/merge.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import type { ClashWords } from "#admin/records/conflict/clash-words.ts";
import { textIn } from "#datachain/text.ts";
import { useChainWork } from "./chain-work.ts";
import { elementOf } from "./element-of.ts";

const FIELDS = [
  "variables",
  "context_value",
  "identifiability",
  "organization_id",
  "actions",
  "sources",
  "disclosure",
  "internal_note",
] as const;
const isField = (name: string): name is (typeof FIELDS)[number] => (FIELDS as readonly string[]).includes(name);

/** Names fields and values of the document, for the comparison of two versions. */
export function useClashWords(): ClashWords {
  const { t } = useTranslation();
  const { taxonomy, saver, organizations, locales } = useChainWork();
  const read = (text: Parameters<typeof textIn>[0]) => textIn(text, uiLocale(), "en")?.text;
  const categoryName = (id: string) => read(taxonomy.categories.find((one) => one.id === id)?.name) ?? id;

  function placementName(id: string) {
    const { document } = saver.snapshot();
    const placement = document.placements.find((one) => one.id === id);
    if (!placement) return t("datachains.category.chosen");
    const title = read(elementOf(taxonomy, document, placement)?.title) ?? placement.element_id;
    return t("datachains.clash.placement", { category: categoryName(placement.category_id), title });
  }

  /** `placements › id › variables › description › km` */
  function nameOf([part = "", id = "", ...inner]: Path): string {
    if (id === ORDER) return t("datachains.clash.order");
    if (part === "undisclosed") return t("datachains.clash.undisclosed", { category: categoryName(id) });
    if (part === "custom_elements") return t("datachains.clash.custom");
    if (part === "subchain_instances") return t("datachains.clash.flow");
    const field = inner.find(isField);
    const words = [placementName(id), field && t(`datachains.clash.fields.${field}`)];
    return words.filter(Boolean).join(" › ");
  }

  function show(value: Json, path: Path): string {
    if (typeof value === "string" && path.includes("organization_id"))
      return read(organizations.find(({ id }) => id === value)?.name) ?? value;
    if (typeof value === "string" || typeof value === "number") return String(value);
    if (path.at(-1) === ORDER && Array.isArray(value))
      return (value as string[]).map((id) => placementName(id)).join("\n");
    if (isObject(value) && typeof value["id"] === "string") return placementName(value["id"]);
    if (isObject(value))
      return Object.values(value)
        .filter((one) => typeof one === "string")
        .join("\n");
    return value === null ? "" : JSON.stringify(value);
  }
  return { nameOf, show, localeOf: (path) => path.slice(2).findLast((key) => locales.includes(key)) };
}
