import { useQuery } from "@tanstack/react-query";
import { Link } from "react-aria-components/Link";
import { query } from "#admin/api/query.ts";
import { formatNumber, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths, responsePath } from "#admin/paths.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Face, type FaceValue } from "#admin/ui/Face.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { type FeedbackItem, feedbackApi } from "#contract/feedback.ts";

const SHOWN = 5;

type RecentCommentsProps = { page_id: string; count: number };

/** The latest comments on a page; all of them are in the inbox. */
export function RecentComments({ page_id, count }: RecentCommentsProps) {
  const { t } = useTranslation();
  const asked = { page_id, per_page: SHOWN, has_comment: "true" } as const;
  const { data } = useQuery(query(feedbackApi.list, { query: asked }));
  return (
    <Card aria-labelledby="feedback-recent">
      <CardHead
        id="feedback-recent"
        title={t("feedback.figures.recent")}
        count={formatNumber(count)}
        actions={
          <TextLink href={`${paths.feedback()}?tab=all&page_id=${page_id}`}>
            {t("feedback.figures.open_inbox")}
          </TextLink>
        }
      />
      {data === undefined && (
        <CardBody>
          <Skeleton height={120} />
        </CardBody>
      )}
      {data?.responses.length === 0 && <CardBody className="text-muted">{t("feedback.figures.no_comments")}</CardBody>}
      <ul className="divide-y divide-border">
        {data?.responses.map((response) => (
          <Comment key={response.id} response={response} />
        ))}
      </ul>
    </Card>
  );
}

function Comment({ response }: { response: FeedbackItem }) {
  const { t } = useTranslation();
  const face = response.answers.feeling as FaceValue | null;
  return (
    <li>
      <Link
        href={responsePath(response.id)}
        className="flex items-start gap-3 px-4 py-3 -outline-offset-2! hover:bg-hover"
      >
        {face ? <Face value={face} label={t(`feedback.faces.${face}`)} /> : <span className="size-6 flex-none" />}
        <span className="min-w-0">
          <span className="block [overflow-wrap:anywhere]" lang={response.locale} dir="auto">
            {response.comment}
          </span>
          <span className="text-sm text-muted">
            {formatRelative(response.submitted_at)}
            {response.case_status && ` · ${t(`feedback.status.${response.case_status}`)}`}
          </span>
        </span>
      </Link>
    </li>
  );
}
