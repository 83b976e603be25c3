import { useQuery } from "@tanstack/react-query";
import { Link } from "react-aria-components/Link";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { uiLocale, useTranslation } from "#admin/i18n/i18n.ts";
import { paths, responsePath } from "#admin/paths.ts";
import { localesQuery, useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { directionOf } from "#contract/direction.ts";
import { feedbackApi } from "#contract/feedback.ts";

const SHOWN = 3;

/** Replies that residents read on the page: comment, reply and outcome. */
export function RepliesCard({ page_id }: { page_id: string }) {
  const { t } = useTranslation();
  const asked = { page_id, has_reply: "true", per_page: SHOWN } as const;
  const { data, isError, error, refetch } = useQuery(query(feedbackApi.list, { query: asked }));
  const isWriter = canEdit(useUser());
  // a reply belongs to a comment: it is written where the open comments of the page are
  const toAnswer = `${paths.feedback()}?page_id=${page_id}`;
  return (
    <Card aria-labelledby="feedback-replies">
      <CardHead
        id="feedback-replies"
        title={t("feedback.figures.replies")}
        {...(data && { count: formatNumber(data.meta.total_count) })}
        actions={isWriter && <TextLink href={toAnswer}>{t("feedback.figures.add_reply")}</TextLink>}
      />
      {data === undefined && !isError && (
        <CardBody>
          <Skeleton height={80} />
        </CardBody>
      )}
      {data === undefined && isError && (
        <ErrorState title={t("feedback.failed")} retryLabel={t("common.retry")} onRetry={() => void refetch()}>
          {errorWords(error)}
        </ErrorState>
      )}
      {data?.responses.length === 0 && <CardBody className="text-muted">{t("feedback.figures.no_replies")}</CardBody>}
      <ul className="divide-y divide-border">
        {data?.responses.map(({ id }) => (
          <li key={id}>
            <Reply id={id} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Reply({ id }: { id: string }) {
  const { t } = useTranslation();
  const { data } = useQuery(query(feedbackApi.show, { params: { id } }));
  const { locales = [], default_locale = "en" } = useQuery(localesQuery()).data ?? {};
  if (!data) return <Skeleton height={60} />;
  const { said, public_reply } = data.response;
  const written = Object.keys(public_reply);
  const locale = [uiLocale(), default_locale].find((one) => written.includes(one)) ?? written[0] ?? default_locale;
  const count = locales.filter((one) => written.includes(one)).length;
  return (
    <Link href={responsePath(id)} className="block px-4 py-3 -outline-offset-2! hover:bg-hover">
      <span className="block [overflow-wrap:anywhere]" lang={locale} dir={directionOf(locale)}>
        {said[locale] && <b className="font-medium">{said[locale]} </b>}
        {public_reply[locale]}
      </span>
      <span className="text-sm text-muted">
        {t("feedback.figures.in_languages", { written: count, all: locales.length })}
      </span>
    </Link>
  );
}
