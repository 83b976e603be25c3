import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { StandardFinding } from "#contract/datachains.ts";
import { textIn } from "#datachain/text.ts";
import { useChainWork } from "./chain-work.ts";
import { useContentSoon } from "./content-soon.ts";
import { elementOf } from "./element-of.ts";

const FIELDS = ["title", "description", "elements", "sources", "subchain_instances", "authoring_provenance"] as const;
const isField = (field: string | null): field is (typeof FIELDS)[number] =>
  (FIELDS as readonly unknown[]).includes(field);

/** Where a finding points to: category, element and field, as the builder names them. */
function usePlaceWords() {
  const { t } = useTranslation();
  const { taxonomy } = useChainWork();
  const content = useContentSoon();
  const read = (text: Parameters<typeof textIn>[0]) => textIn(text, uiLocale(), "en")?.text ?? "";
  return ({ field, category_id, placement_id, part, variable_id, locale }: StandardFinding) => {
    const category = taxonomy.categories.find(({ id }) => id === category_id);
    const placement = content.placements.find(({ id }) => id === placement_id);
    if (!category || !placement)
      return isField(field) ? t(`taxonomies.standard_check.fields.${field}`) : t("taxonomies.standard_check.whole");
    const variable = category.variables.find(({ id }) => id === variable_id);
    const text = variable ? read(variable.label) || variable.id : (variable_id ?? "");
    const language = locale === null ? "" : languageName(locale === "fil" ? "tl" : locale);
    const inText = text && language ? t("taxonomies.standard_check.text_in", { field: text, language }) : text;
    const last = part === "context_type_id" ? t("taxonomies.standard_check.option") : inText;
    const title = read(elementOf(taxonomy, content, placement)?.title) || placement.element_id;
    return [read(category.name) || category.id, title, last].filter(Boolean).join(" › ");
  };
}

/** Findings in the API's own words, which are English, each with its place in ours. */
export function StandardFindings({ findings }: { findings: readonly StandardFinding[] }) {
  const { subject } = useChainWork();
  const placeWords = usePlaceWords();
  return (
    <ul className="flex flex-col gap-3">
      {findings.map((finding, at) => (
        <li key={at} className="text-sm [overflow-wrap:anywhere]">
          {finding.category_id === null ? (
            <span className="font-medium">{placeWords(finding)}</span>
          ) : (
            <TextLink href={subject.paths.category(finding.category_id)}>{placeWords(finding)}</TextLink>
          )}
          <span lang="en" dir="ltr" className="block">
            {finding.message}
          </span>
          {finding.hint && (
            <span lang="en" dir="ltr" className="block text-muted">
              {finding.hint}
            </span>
          )}
          <code className="text-xs text-muted">{finding.path}</code>
        </li>
      ))}
    </ul>
  );
}
