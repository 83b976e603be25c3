import { formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { paths, responsePath } from "#admin/paths.ts";
import { CaseStatusBadge } from "#admin/records/CaseStatusBadge.tsx";
import { answerWord } from "#admin/records/answer-word.ts";
import { feedbackSubject } from "#admin/records/feedback-subject.ts";
import { CommentText } from "#admin/records/CommentText.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Face } from "#admin/ui/Face.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { FeedbackItem } from "#contract/feedback.ts";
import { WaitingLines } from "./WaitingLines.tsx";

interface RecentFeedbackCardProps {
  feedback: FeedbackItem[] | undefined;
  isLoading: boolean;
}

/** Latest comments, each linked to its response. */
export function RecentFeedbackCard({ feedback, isLoading }: RecentFeedbackCardProps) {
  const { t } = useTranslation();
  const all = (
    <LinkButton variant="ghost" size="sm" href={paths.feedback()}>
      {t("dashboard.recent.all")}
    </LinkButton>
  );
  return (
    <Card aria-labelledby="recent-feedback">
      <CardHead id="recent-feedback" title={t("dashboard.recent.title")} actions={all} />
      {feedback ? <Comments feedback={feedback} /> : <WaitingLines isLoading={isLoading} rows={4} sign={24} />}
    </Card>
  );
}

function Comments({ feedback }: { feedback: FeedbackItem[] }) {
  const { t } = useTranslation();
  if (feedback.length === 0) return <CardBody className="text-muted">{t("dashboard.recent.none")}</CardBody>;
  return (
    <ul className="divide-y divide-border">
      {feedback.map((response) => (
        <Comment key={response.id} response={response} />
      ))}
    </ul>
  );
}

function Comment({ response }: { response: FeedbackItem }) {
  const { t } = useTranslation();
  const { id, comment, channel, locale, answers, case_status, submitted_at } = response;
  const { feeling } = answers;
  const where = [feedbackSubject(t, response), t(`feedback.channels.${channel}`), languageName(locale)];
  return (
    <li className="relative flex min-h-16 items-start gap-3 px-4 py-2.5 last:rounded-b-lg hover:bg-bg">
      {feeling ? (
        <Face value={feeling} label={answerWord(t, "feeling", feeling)} />
      ) : (
        <span className="size-6 flex-none" />
      )}
      <div className="min-w-0 flex-1">
        {/* the link covers the whole row */}
        <TextLink href={responsePath(id)} className="text-text! after:absolute after:inset-0">
          <span className="line-clamp-2 [overflow-wrap:anywhere]" lang={locale} dir="auto">
            <CommentText text={comment ?? ""} />
          </span>
        </TextLink>
        <p className="truncate text-sm text-muted">{where.join(" · ")}</p>
      </div>
      <div className="flex flex-none flex-col items-end gap-1">
        {case_status && <CaseStatusBadge status={case_status} />}
        <time dateTime={submitted_at} className="text-xs text-muted tabular-nums">
          {formatRelative(submitted_at)}
        </time>
      </div>
    </li>
  );
}
