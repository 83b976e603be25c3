import { CircleCheck } from "lucide-react";
import { memo, type MouseEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { fieldId } from "#admin/records/field-id.ts";
import { paths } from "#admin/paths.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { asRows } from "#factsheet/answers.ts";
import { bySeverity } from "#factsheet/rules.ts";
import type { Answers, SheetFinding } from "#contract/factsheets.ts";
import { questionElement } from "./element-ids.ts";
import { useFindingWords } from "./finding-words.ts";
import { SEVERITY_LOOKS } from "./severity-looks.ts";
import { type Level, useSheet } from "./sheet-work.ts";
import { columnLabel, questionLabel } from "./sheet-words.ts";
import type { SheetRules } from "./use-sheet-rules.ts";

const FIRST = 4;

interface SheetChecksProps {
  rules: SheetRules;
  answers: Answers;
}

/** Findings with links. Errors first; the publish sheet counts the same ones. */
export const SheetChecks = memo(function Checks({ rules, answers }: SheetChecksProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const goTo = useGoTo();
  const { errors, todos, warnings } = bySeverity(rules.findings);
  const all = [...errors, ...todos, ...warnings];
  const shown = isOpen ? all : all.slice(0, FIRST);
  const counts = [
    errors.length > 0 && t("factsheets.checks.errors", { count: errors.length }),
    todos.length > 0 && t("factsheets.checks.todos", { count: todos.length }),
    warnings.length > 0 && t("factsheets.checks.warnings", { count: warnings.length }),
  ].filter(Boolean);
  const more = all.length > FIRST && (
    <Button variant="ghost" size="sm" aria-expanded={isOpen} onPress={() => setIsOpen(!isOpen)}>
      {isOpen ? t("factsheets.checks.show_less") : t("factsheets.checks.show_more", { count: all.length - FIRST })}
    </Button>
  );

  return (
    <Card aria-labelledby="sheet-checks">
      <CardHead id="sheet-checks" title={t("factsheets.checks.title")} count={counts.join(", ")} actions={more} />
      <CardBody>
        {all.length === 0 ? (
          <p className="flex items-center gap-2">
            <CircleCheck size={16} className="flex-none text-success" aria-hidden />
            {t("factsheets.checks.none")}
          </p>
        ) : (
          <ul className="flex flex-col gap-2">
            {shown.map((finding, at) => (
              <Finding key={at} finding={finding} rules={rules} answers={answers} goTo={goTo} />
            ))}
          </ul>
        )}
        {errors.length > 0 && <p className="mt-3 text-sm text-muted">{t("factsheets.checks.errors_hint")}</p>}
        {errors.length === 0 && todos.length > 0 && (
          <p className="mt-3 text-sm text-muted">{t("factsheets.checks.todos_hint")}</p>
        )}
      </CardBody>
    </Card>
  );
});

function focusQuestion(id: string) {
  const target = document.getElementById(questionElement(id));
  target?.scrollIntoView({ block: "start" });
  target?.focus({ preventScroll: true });
}

/** Scrolls to a question. A deeper one must be shown first, and renders after the address has changed. */
function useGoTo() {
  const { level, setLevel } = useSheet();
  const wanted = useRef<{ id: string; depth: number }>(undefined);
  useEffect(() => {
    if (!wanted.current || wanted.current.depth > level) return;
    focusQuestion(wanted.current.id);
    wanted.current = undefined;
  }, [level]);
  return (id: string, depth: number) => {
    if (depth <= level) return focusQuestion(id);
    wanted.current = { id, depth };
    setLevel(depth as Level);
  };
}

interface FindingProps {
  finding: SheetFinding;
  rules: SheetRules;
  answers: Answers;
  goTo: ReturnType<typeof useGoTo>;
}

function Finding({ finding, ...rest }: FindingProps) {
  const words = useFindingWords();
  const { text, hint, severity } = words(finding);
  const { icon: Glyph, tone } = SEVERITY_LOOKS[finding.severity];
  return (
    <li className="flex gap-2">
      <Glyph size={16} className={`mt-0.5 flex-none ${tone}`} aria-hidden />
      <span className="min-w-0 [overflow-wrap:anywhere]">
        <span className="sr-only">{severity}: </span>
        <Place finding={finding} {...rest} /> <span>{text}.</span>{" "}
        {finding.code !== "required_missing" && <span className="text-muted">{hint}</span>}
      </span>
    </li>
  );
}

/** A question of the sheet, or a field of the algorithm, which is edited elsewhere. */
function Place({ finding: { field, row_id, column }, rules, answers, goTo }: FindingProps) {
  const { t } = useTranslation();
  const { algorithm_id } = useSheet();
  const [noun, own] = field.split(".");
  if (noun === "algorithm" && own) {
    return (
      <TextLink href={`${paths.algorithmDetails(algorithm_id)}#${fieldId(own)}`} isInline>
        {t("factsheets.checks.about_details")}: {t(`algorithms.field.${own as "name"}`)}
      </TextLink>
    );
  }
  const question = rules.sections.flatMap((section) => section.questions).find(({ id }) => id === field);
  const row = asRows(answers[field]?.value).findIndex(({ id }) => id === row_id) + 1;
  const jump = (event: MouseEvent) => {
    event.preventDefault();
    goTo(field, question?.level ?? 1);
  };
  const path = [
    questionLabel(field),
    row > 0 && t("factsheets.checks.row", { number: row }),
    column && columnLabel(field, column),
  ];
  return (
    <a
      href={`#${questionElement(field)}`}
      onClick={jump}
      className="rounded-xs font-medium underline underline-offset-3"
    >
      {path.filter(Boolean).join(" › ")}
    </a>
  );
}
