import { Link } from "react-aria-components/Link";
import { useLocation, useSearchParams } from "react-router";
import { formatList, formatNumber, formatRelative } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Avatar } from "#admin/ui/Avatar.tsx";
import type { SuggestionThread } from "#contract/suggestions.ts";

/** Author, subject and number of open suggestions. */
export function ThreadItem({ thread, isShown }: { thread: SuggestionThread; isShown: boolean }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const href = new URLSearchParams(params);
  href.set("thread", thread.id);
  const name = thread.label || thread.proposer;
  const facts = [
    formatList(thread.parts.map((part) => t(`suggestions.parts.${part}`))),
    [
      ...(thread.text_count ? [t("suggestions.texts", { count: thread.text_count })] : []),
      ...(thread.comment_count ? [t("suggestions.comments", { count: thread.comment_count })] : []),
    ].join(", "),
  ];
  return (
    <li>
      <Link
        href={`${pathname}?${href}`}
        {...(isShown && { "aria-current": "true" as const })}
        className="flex items-start gap-3 rounded-md px-2 py-3 hover:bg-hover md:aria-[current]:bg-pressed"
      >
        <Avatar name={name} isDecorative />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate font-medium">{name}</span>
            <time dateTime={thread.last_at} className="flex-none text-xs text-muted tabular-nums">
              {formatRelative(thread.last_at)}
            </time>
          </span>
          <span className="block truncate text-sm">{thread.subject?.title ?? t("suggestions.gone")}</span>
          <span className="flex items-center gap-2">
            <span className="min-w-0 flex-1 text-xs text-muted">{facts.filter(Boolean).join(" · ")}</span>
            {thread.open_count > 0 && (
              <span
                role="img"
                aria-label={t("suggestions.waiting", { count: thread.open_count })}
                className="min-w-4.5 flex-none rounded-full bg-primary px-1.5 text-center text-xs font-medium text-on-primary tabular-nums"
              >
                {formatNumber(thread.open_count)}
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
