import { formatList } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import type { Finding } from "#datachain/findings.ts";
import type { ChainContent, Taxonomy } from "#datachain/model.ts";
import { textIn } from "#datachain/text.ts";
import { elementOf } from "./element-of.ts";

type Where = { readonly taxonomy: Taxonomy; readonly content: ChainContent };

/** Names of what a finding refers to, in the screen's language. */
function namesIn({ taxonomy, content }: Where, { category_id, placement_id, variable_id }: Finding) {
  const read = (text: Parameters<typeof textIn>[0]) => textIn(text, uiLocale(), "en")?.text ?? "";
  const category = taxonomy.categories.find(({ id }) => id === category_id);
  const placement = content.placements.find(({ id }) => id === placement_id);
  const variable = category?.variables.find(({ id }) => id === variable_id);
  return {
    category: read(category?.name) || (category_id ?? ""),
    title: placement ? read(elementOf(taxonomy, content, placement)?.title) || placement.element_id : "",
    variable: read(variable?.label) || (variable_id ?? ""),
  };
}

/** Describes a finding and how to fix it. */
export function useFindingWords(where: Where) {
  const { t } = useTranslation();
  return (finding: Finding, locales: readonly string[] = finding.locale === undefined ? [] : [finding.locale]) => {
    const { title: _, ...params } = finding.params;
    const language = formatList(locales.map(languageName));
    const names = { ...params, ...namesIn(where, finding), language };
    return {
      text: t(`datachains.findings.${finding.code}.text`, names),
      hint: t(`datachains.findings.${finding.code}.hint`, names),
      /** Path to the field. */
      place: [names.category, names.title, names.variable].filter(Boolean).join(" › "),
    };
  };
}
