import { useTranslation } from "react-i18next";
import { uiLocale } from "#admin/i18n/i18n.ts";
import type { Taxonomy } from "#datachain/model.ts";
import { textIn } from "#datachain/text.ts";
import { placementsOf } from "./edits.ts";
import { elementOf } from "./element-of.ts";
import { useFindingWords } from "./finding-words.ts";
import type { Checks } from "./use-checks.ts";

/** One line about a category: what is wrong, else what was chosen. */
export function useCategoryNote(taxonomy: Taxonomy, { content, findings, states }: Checks) {
  const { t } = useTranslation();
  const words = useFindingWords({ taxonomy, content });
  return (category_id: string) => {
    const state = states[category_id] ?? "empty";
    if (state === "empty" || state === "undisclosed") return t(`datachains.states.${state}`);
    const finding = findings.find((one) => one.category_id === category_id);
    if (finding) return words(finding).text;
    const placements = placementsOf(content, category_id);
    if (placements.length > 2) return t("datachains.stepper.chosen", { count: placements.length });
    return placements
      .map((one) => textIn(elementOf(taxonomy, content, one)?.title, uiLocale(), "en")?.text ?? one.element_id)
      .join(", ");
  };
}
