import { useTranslation } from "#admin/i18n/i18n.ts";
import type { ReleaseProblem } from "#contract/taxonomies.ts";
import type { ReleaseProblemCode } from "#datachain/release-parse.ts";

const MOST_SHOWN = 20;

/** Why a release was refused, or what of it is different here. Each with its place in the file. */
export function ProblemList({ problems }: { problems: readonly ReleaseProblem[] }) {
  const { t } = useTranslation();
  return (
    <>
      <ul className="list-disc ps-5">
        {problems.slice(0, MOST_SHOWN).map(({ code, path }, at) => (
          <li key={at} className="break-words">
            {t(`taxonomies.problems.${code as ReleaseProblemCode}`)}
            {path && <code className="ms-2 text-sm text-muted">{path}</code>}
          </li>
        ))}
      </ul>
      {problems.length > MOST_SHOWN && <p>{t("taxonomies.plan.more", { count: problems.length - MOST_SHOWN })}</p>}
    </>
  );
}
