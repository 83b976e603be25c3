import { CircleAlert, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { PROBLEM_CODES, PROBLEM_SEVERITY, type ProblemCode } from "#contract/import-problems.ts";
import type { Import } from "#contract/imports.ts";
import { useRowFilters } from "./row-filters.ts";

const SEVERITIES = ["error", "warning"] as const;

/** Kinds of problems with their row counts; pressing one filters the rows. */
export function ProblemSummary({ ours: { problem_counts } }: { ours: Import }) {
  const { t } = useTranslation();
  const id = useId();
  const found = PROBLEM_CODES.filter((code) => problem_counts[code]);
  if (found.length === 0) return null;
  const groups = SEVERITIES.map((severity) => ({
    severity,
    codes: found
      .filter((code) => PROBLEM_SEVERITY[code] === severity)
      .toSorted((a, b) => (problem_counts[b] ?? 0) - (problem_counts[a] ?? 0)),
  })).filter(({ codes }) => codes.length > 0);

  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={t("imports.problems.title")} />
      <CardBody className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        {groups.map(({ severity, codes }) => (
          <div key={severity} className="min-w-0">
            <h3 className="font-medium">{t(`imports.problems.${severity}s`)}</h3>
            {severity === "warning" && <p className="text-sm text-muted">{t("imports.problems.warnings_hint")}</p>}
            <ul className="-mx-2.5 mt-1">
              {codes.map((code) => (
                <li key={code}>
                  <ProblemButton code={code} count={problem_counts[code] ?? 0} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </CardBody>
    </Card>
  );
}

function ProblemButton({ code, count }: { code: ProblemCode; count: number }) {
  const { t } = useTranslation();
  const { problems, toggleProblem } = useRowFilters();
  const isOn = problems.includes(code);
  const isError = PROBLEM_SEVERITY[code] === "error";
  const Glyph = isError ? CircleAlert : TriangleAlert;
  return (
    <Button
      variant="ghost"
      size="sm"
      aria-pressed={isOn}
      aria-description={t("imports.problems.show")}
      onPress={() => toggleProblem(code)}
      className={cx(
        "w-full grid-cols-1 text-text! [&>span]:w-full [&>span]:items-start [&>span]:justify-start [&>span]:text-start [&>span]:whitespace-normal",
        isOn && "bg-primary-soft!",
      )}
    >
      <Glyph size={16} className={cx("mt-0.5 flex-none", isError ? "text-danger" : "text-warning")} aria-hidden />
      <span className="min-w-0 flex-1">{t(`imports.problem.${code}`)}</span>
      <span className="flex-none text-muted tabular-nums">{t("imports.problems.rows", { count })}</span>
    </Button>
  );
}
