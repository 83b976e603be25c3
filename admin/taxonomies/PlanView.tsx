import { formatList, formatNumber } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Note } from "#admin/ui/Note.tsx";
import type { ReleaseChange, ReleasePlan, ReleaseProblem } from "#contract/taxonomies.ts";
import type { LText } from "#contract/texts.ts";
import { textIn } from "#datachain/text.ts";
import { ProblemList } from "./ProblemList.tsx";

const readText = (text: LText | undefined) => textIn(text, uiLocale(), "en")?.text ?? "";

export type ReleaseReport = {
  readonly taxonomies: readonly ReleasePlan[];
  readonly problems: readonly ReleaseProblem[];
};

/** The report of a dry run: what comes, and what is different from the newest release here. */
export function PlanView({ report }: { report: ReleaseReport }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-col gap-6" role="status">
      {report.taxonomies.map((taxonomy) => (
        <OnePlan key={taxonomy.id} plan={taxonomy} />
      ))}
      {report.problems.length > 0 && (
        <Note tone="warning" title={t("taxonomies.plan.notes")}>
          <ProblemList problems={report.problems} />
        </Note>
      )}
    </div>
  );
}

function OnePlan({ plan }: { plan: ReleasePlan }) {
  const { t } = useTranslation();
  const { id, kind, categories, category_count, element_count, locales } = plan;
  const what = [
    t(`taxonomies.kinds.${kind}`),
    t("taxonomies.categories", { count: category_count }),
    t("taxonomies.elements", { count: element_count }),
    formatList(locales.map(languageName)),
  ];
  return (
    <section>
      <h3 className="text-md font-bold">{t("taxonomies.plan.title", { id })}</h3>
      <p className="text-muted">{what.join(" · ")}</p>
      <ul className="mt-3 grid grid-cols-1 gap-x-8 sm:grid-cols-2">
        {categories.map((category) => (
          <li key={category.id} className="flex items-center justify-between gap-3 border-b border-border py-2">
            <span className="min-w-0 font-medium break-words">{readText(category.name) || category.id}</span>
            <span className="flex items-center gap-2 text-muted tabular-nums">
              {category.required && <Badge>{t("taxonomies.plan.required")}</Badge>}
              {formatNumber(category.element_count)}
            </span>
          </li>
        ))}
      </ul>
      <Changes plan={plan} />
    </section>
  );
}

const GROUPS = [
  "category_new",
  "category_gone",
  "category_required",
  "element_new",
  "element_gone",
  "element_moved",
  "element_renamed",
  "language_new",
  "language_gone",
] as const satisfies readonly ReleaseChange["code"][];

function Changes({ plan: { changes, compared_with } }: { plan: ReleasePlan }) {
  const { t } = useTranslation();
  return (
    <div className="mt-5">
      <h4 className="font-bold">{t("taxonomies.plan.compared", { id: compared_with })}</h4>
      {changes.length === 0 && <p className="text-muted">{t("taxonomies.plan.same")}</p>}
      {GROUPS.map((code) => (
        <ChangeGroup key={code} code={code} changes={changes.filter((change) => change.code === code)} />
      ))}
    </div>
  );
}

/** Folded: two vocabularies may differ in a hundred words. */
function ChangeGroup({ code, changes }: { code: ReleaseChange["code"]; changes: readonly ReleaseChange[] }) {
  const { t } = useTranslation();
  if (changes.length === 0) return null;
  const words = ({ name, before, category }: ReleaseChange) => {
    if (code.startsWith("language")) return languageName(name.en ?? "");
    const shown = { name: readText(name), before: readText(before), category: readText(category) };
    if (code === "element_moved") return t("taxonomies.plan.moved", shown);
    if (code === "element_renamed") return t("taxonomies.plan.renamed", shown);
    return category ? `${shown.name} (${shown.category})` : shown.name;
  };
  return (
    <details className="mt-1">
      <summary className="min-h-6 cursor-pointer py-0.5">
        {t(`taxonomies.plan.groups.${code}`)} ({formatNumber(changes.length)})
      </summary>
      <ul className="list-disc ps-9 text-muted">
        {changes.map((change, at) => (
          <li key={at} className="break-words">
            {words(change)}
          </li>
        ))}
      </ul>
    </details>
  );
}
