import { isNamedField } from "#admin/content/field-names.ts";
import { formatDateTime, formatList, formatRelative, formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { pagePath, paths } from "#admin/paths.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Sentence } from "#admin/ui/Sentence.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { RecentChange } from "#contract/guide.ts";

/** Who changed, published or suggested what, newest first. */
export function RecentCard({ recent }: { recent: readonly RecentChange[] | undefined }) {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="guide-recent">
      <CardHead
        id="guide-recent"
        title={t("overview.recent.title")}
        actions={
          <LinkButton variant="ghost" size="sm" href={listHref(paths.pages(), { sort: "-updated_at" })}>
            {t("overview.recent.all")}
          </LinkButton>
        }
      />
      {recent ? <Changes recent={recent} /> : <Placeholder />}
    </Card>
  );
}

const isToday = (at: string) => new Date(at).toDateString() === new Date().toDateString();

function Changes({ recent }: { recent: readonly RecentChange[] }) {
  const { t } = useTranslation();
  if (recent.length === 0) return <CardBody className="text-muted">{t("overview.recent.none")}</CardBody>;
  return (
    <ol className="py-1.5">
      {recent.map((change) => (
        <li
          key={`${change.page?.id ?? change.thread?.share_link_id} ${change.at} ${change.kind}`}
          className="flex items-start gap-3 px-4 py-2"
        >
          <Avatar name={change.actor ?? t("dashboard.activity.somebody")} isDecorative />
          <p className="min-w-0 flex-1 pt-0.5 text-sm [overflow-wrap:anywhere] text-muted">
            <ChangeSentence change={change} />
          </p>
          <time
            dateTime={change.at}
            title={formatDateTime(change.at)}
            className="max-w-24 flex-none pt-0.5 text-end text-xs/5 text-muted tabular-nums"
          >
            {isToday(change.at) ? formatTime(change.at) : formatRelative(change.at)}
          </time>
        </li>
      ))}
    </ol>
  );
}

const MOST_FIELDS = 3;

function ChangeSentence({ change }: { change: RecentChange }) {
  const { t } = useTranslation();
  const { kind, number, count } = change;
  const fields = useFieldWords(change);
  const write = (parts: { actor: string; page: string }) => {
    if (kind === "suggested" || kind === "accepted" || kind === "declined")
      return t(`overview.recent.${kind}`, { ...parts, count });
    if (kind === "created") return t("overview.recent.created", parts);
    if (kind === "published")
      return count > 1
        ? t("overview.recent.published_many", parts)
        : t("overview.recent.published", { ...parts, number });
    return fields && count === 1
      ? t("overview.recent.changed_fields", { ...parts, fields })
      : t("overview.recent.changed", parts);
  };
  const actor = change.is_mine ? t("overview.recent.you") : (change.actor ?? t("dashboard.activity.somebody"));
  return (
    <Sentence
      write={write}
      parts={{
        actor: <b className="font-medium text-text">{actor}</b>,
        page: change.page ? <PagesLink page={change.page} count={change.count} /> : <ThreadLink change={change} />,
      }}
    />
  );
}

/** Link to the page, or to the list if several changed together. */
function PagesLink({ page, count }: { page: NonNullable<RecentChange["page"]>; count: number }) {
  const { t } = useTranslation();
  const isOne = count === 1;
  const title = page.type === "home_page" ? t("pages.home") : page.title;
  return (
    <TextLink
      isInline
      href={isOne ? pagePath(page) : listHref(paths.pages(), { sort: "-updated_at" })}
      className="text-text! decoration-border"
    >
      {isOne ? title : t("pages.list.count", { count })}
    </TextLink>
  );
}

/** Link to the suggestion's thread. */
function ThreadLink({ change: { thread, kind } }: { change: RecentChange }) {
  if (!thread) return null;
  const where = { ...(kind !== "suggested" && { state: "decided" }), thread: thread.share_link_id };
  return (
    <TextLink isInline href={listHref(paths.suggestions(), where)} className="text-text! decoration-border">
      {thread.title}
    </TextLink>
  );
}

/** "Text (English) and Subtitle"; nothing if too many fields changed for a list to help. */
function useFieldWords({ fields }: RecentChange) {
  const { t } = useTranslation();
  const named = fields.flatMap(({ field, locale }) => {
    const [name = ""] = field.split(".");
    if (!isNamedField(name)) return [];
    const words = t(`content.fields.${name}`);
    return [locale ? t("overview.recent.in_language", { field: words, language: languageName(locale) }) : words];
  });
  const words = [...new Set(named)];
  return words.length > 0 && words.length <= MOST_FIELDS ? formatList(words) : undefined;
}

const ROWS = 4;

function Placeholder() {
  return (
    <div aria-busy="true" className="py-1.5">
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="flex min-h-10 items-center gap-3 px-4 py-2">
          <Skeleton isRound width={24} height={24} />
          <Skeleton width={`${80 - row * 6}%`} height={14} />
        </div>
      ))}
    </div>
  );
}
