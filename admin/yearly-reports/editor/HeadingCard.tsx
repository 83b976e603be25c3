import { CircleAlert } from "lucide-react";
import { formatNumber } from "#admin/i18n/format.ts";
import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { recordsSay } from "#contract/report-checks.ts";
import { REPORT_HEADINGS, type ReportHeading } from "#contract/report-templates.ts";
import type { ReportAnswer, ReportFinding, TechnologyRecords } from "#contract/yearly-reports.ts";
import { AnswerForm } from "./AnswerForm.tsx";
import { AnswerStatus } from "./AnswerStatus.tsx";
import { rowWords } from "./cell-words.ts";
import { FoldingCard } from "./FoldingCard.tsx";
import { FromRecords } from "./FromRecords.tsx";
import { ReadAnswer } from "./ReadAnswer.tsx";
import { isRecorded, recordLines } from "./record-words.ts";
import { cardElement } from "./report-place.ts";
import { useReport } from "./report-work.ts";

interface HeadingCardProps {
  number: number;
  technology_id: string;
  heading: ReportHeading;
  answer: ReportAnswer;
  records: TechnologyRecords | undefined;
  findings: readonly ReportFinding[];
  isOpen: boolean;
  onToggle: () => void;
}

/** The start of an answer, for a closed card. */
function summaryOf(
  t: Translate,
  { heading, answer, records }: Pick<HeadingCardProps, "heading" | "answer" | "records">,
  currency: string,
) {
  const { state, text, count, rows, reason } = answer;
  if (state === "not_recorded" || state === "does_not_apply") return reason;
  if (state === "to_do") return "";
  const recorded =
    state === "from_records" && isRecorded(heading) && records && recordsSay(heading, records)
      ? recordLines(t, heading, records, currency).map((line) => line.text)
      : [];
  const parts = REPORT_HEADINGS[heading];
  const cells = rows.map((row) => ("rows" in parts ? rowWords(parts.rows, row) : ""));
  const counted = count === null ? [] : [formatNumber(count)];
  return [...recorded, ...counted, text.trim(), ...cells].filter(Boolean).join(" · ");
}

export function HeadingCard(props: HeadingCardProps) {
  const { number, technology_id, heading, answer, records, findings, isOpen, onToggle } = props;
  const { t } = useTranslation();
  const { content, edit } = useReport();
  const needsYou = findings.length > 0;
  const help = t(`reports.headings.${heading}_help`);
  return (
    <FoldingCard
      id={cardElement(heading)}
      mark={formatNumber(number)}
      title={t(`reports.headings.${heading}`)}
      summary={(!isOpen && summaryOf(t, props, content.currency)) || help}
      status={<AnswerStatus state={answer.state} needsYou={needsYou} />}
      isOpen={isOpen}
      onToggle={onToggle}
    >
      {edit ? (
        <>
          <FromRecords heading={heading} records={records} />
          <AnswerForm technology_id={technology_id} heading={heading} answer={answer} records={records} />
          <Missing findings={findings} state={answer.state} />
        </>
      ) : (
        <ReadAnswer heading={heading} answer={answer} records={records} />
      )}
    </FoldingCard>
  );
}

/** What is still missing in an answer that somebody began. */
function Missing({ findings, state }: { findings: readonly ReportFinding[]; state: ReportAnswer["state"] }) {
  const { t } = useTranslation();
  if (state === "to_do" || findings.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1">
      {findings.map(({ code }) => (
        <li key={code} className="flex items-start gap-1.5 text-sm text-warning">
          <CircleAlert size={16} className="mt-0.5 flex-none" aria-hidden />
          {t(`reports.findings.${code}`)}
        </li>
      ))}
    </ul>
  );
}
