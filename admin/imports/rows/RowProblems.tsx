import { CircleAlert, TriangleAlert } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { cx } from "#admin/ui/cx.ts";
import { PROBLEM_SEVERITY } from "#contract/import-problems.ts";
import type { ImportRow } from "#contract/imports.ts";

type Problem = ImportRow["problems"][number];

interface RowProblemsProps {
  row: Pick<ImportRow, "problems" | "changes" | "made">;
  labels: ReadonlyMap<string, string>;
}

/** A row's problems: reason, column and field. */
export function RowProblems({ row: { problems, changes, made }, labels }: RowProblemsProps) {
  const { t } = useTranslation();
  if (problems.length === 0)
    return changes.length + made.length ? null : <span className="text-muted">{t("imports.rows.fine")}</span>;
  return (
    <ul className="flex flex-col gap-1">
      {problems.map((problem) => {
        const isError = PROBLEM_SEVERITY[problem.code] === "error";
        const Glyph = isError ? CircleAlert : TriangleAlert;
        return (
          <li key={`${problem.code} ${problem.field} ${problem.column} ${problem.value}`} className="flex gap-1.5">
            <Glyph size={16} className={cx("mt-0.5 flex-none", isError ? "text-danger" : "text-warning")} aria-hidden />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              {t(`imports.problem.${problem.code}`)}
              <Where problem={problem} labels={labels} />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Where({ problem, labels }: { problem: Problem; labels: ReadonlyMap<string, string> }) {
  const { t } = useTranslation();
  const { column, value } = problem;
  if (problem.field === null) return null;
  const field = labels.get(problem.field) ?? problem.field;
  return (
    <span className="block text-sm text-muted">
      {column === null
        ? t("imports.problem_field", { field })
        : value === null
          ? t("imports.problem_column", { column, field })
          : t("imports.problem_at", { column, value, field })}
    </span>
  );
}
