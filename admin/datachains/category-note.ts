import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import type { ChainOrganization, LText, Placement, Taxonomy } from "#datachain/model.ts";
import { textIn } from "#datachain/text.ts";
import { placementsOf } from "./edits.ts";
import { elementOf } from "./element-of.ts";
import { useFindingWords } from "./finding-words.ts";
import type { Checks } from "./use-checks.ts";

/** One line about a category: its problem, else what was chosen. */
export function useCategoryNote(
  taxonomy: Taxonomy,
  { content, findings, states }: Checks,
  organizations: readonly ChainOrganization[],
) {
  const { t } = useTranslation();
  const words = useFindingWords({ taxonomy, content });
  return (category_id: string) => {
    const state = states[category_id] ?? "empty";
    if (state === "empty" || state === "undisclosed") return t(`datachains.states.${state}`);
    const finding = findings.find((one) => one.category_id === category_id);
    if (finding) return words(finding).text;
    const placements = placementsOf(content, category_id);
    if (placements.length > 2) return t("datachains.stepper.chosen", { count: placements.length });
    const read = (text: LText | undefined) => textIn(text, uiLocale(), "en")?.text;
    const nameOf = (one: Placement) =>
      read(organizations.find(({ id }) => id === one.organization_id)?.name) ??
      read(one.variables["title"]) ??
      read(elementOf(taxonomy, content, one)?.title) ??
      one.element_id;
    return placements.map(nameOf).join(", ");
  };
}
