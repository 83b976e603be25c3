import { CalendarClock, Check, ChevronRight, CircleAlert, Image, Languages, QrCode, Unlink } from "lucide-react";
import { formatDay, formatNumber, formatTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { listHref } from "#admin/lists/list-href.ts";
import { paths } from "#admin/paths.ts";
import { Card, CardFoot, CardHead } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import type { Icon } from "#admin/ui/icon.ts";
import { LinesSkeleton } from "#admin/ui/LinesSkeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { GuideOverview } from "#contract/guide.ts";

interface HealthCardProps {
  overview: GuideOverview | undefined;
  locales: readonly string[];
  default_locale: string | undefined;
  /** When the figures were loaded. */
  readAt: number;
}

const INK = { danger: "text-danger", warning: "text-warning", muted: "text-muted" };

interface HealthLine {
  id: "errors" | "translation" | "links" | "review" | "image" | "code";
  count: number;
  href: string;
  icon: Icon;
  tone: keyof typeof INK;
  text: string;
}

/** Problems in the guide, each linking to the affected pages. */
export function HealthCard({ readAt, ...rest }: HealthCardProps) {
  const { t } = useTranslation();
  const lines = useLines(rest);
  return (
    <Card aria-labelledby="guide-health">
      <CardHead
        id="guide-health"
        title={t("overview.health.title")}
        actions={
          rest.overview && (
            <span className="pe-2 text-sm text-muted tabular-nums">
              {t("overview.health.checked", { time: formatTime(readAt) })}
            </span>
          )
        }
      />
      {lines ? (
        <Lines lines={lines} unchecked={rest.overview?.health.unchecked ?? 0} />
      ) : (
        <LinesSkeleton rows={6} sign={16} />
      )}
      <CardFoot>
        <TextLink href={paths.outsideLinks()} className="text-sm">
          {t("overview.health.outside")}
        </TextLink>
      </CardFoot>
    </Card>
  );
}

const pagesWith = (params: readonly (readonly [string, string])[]) =>
  `${paths.pages()}?${new URLSearchParams(params.map(([name, value]) => [name, value]))}`;

/** Pages with texts missing or outdated in any of the site's languages. */
const untranslated = (locales: readonly string[]) => pagesWith(locales.map((locale) => ["needs_locale", locale]));

/** Public pages only: nobody misses a sign for a draft. */
const UNSIGNED = pagesWith([
  ["state", "published"],
  ["state", "changed"],
  ["has_code", "false"],
]);

function useLines({ overview, locales, default_locale }: Omit<HealthCardProps, "readAt">): HealthLine[] | undefined {
  const { t } = useTranslation();
  if (!overview) return undefined;
  const {
    with_errors,
    needing_translation,
    with_dead_links,
    review_due,
    oldest_review_on,
    without_image,
    without_code,
  } = overview.health;
  const pages = (params: Record<string, string>) => listHref(paths.pages(), params);
  return [
    {
      id: "errors",
      count: with_errors,
      href: pages({ has_errors: "true" }),
      icon: CircleAlert,
      tone: "danger",
      text: t("overview.health.errors_text"),
    },
    {
      id: "translation",
      count: needing_translation,
      href: untranslated(locales),
      icon: Languages,
      tone: "warning",
      text: t("overview.health.translation_text", { language: languageName(default_locale ?? "en") }),
    },
    {
      id: "links",
      count: with_dead_links,
      href: pages({ has_dead_links: "true" }),
      icon: Unlink,
      tone: "warning",
      text: t("overview.health.links_text"),
    },
    {
      id: "review",
      count: review_due,
      href: pages({ review_due: "true" }),
      icon: CalendarClock,
      tone: "warning",
      text: oldest_review_on
        ? t("overview.health.review_since", { day: formatDay(oldest_review_on) })
        : t("overview.health.review_text"),
    },
    {
      id: "image",
      count: without_image,
      href: pages({ has_image: "false" }),
      icon: Image,
      tone: "muted",
      text: t("overview.health.image_text"),
    },
    {
      id: "code",
      count: without_code,
      href: UNSIGNED,
      icon: QrCode,
      tone: "muted",
      text: t("overview.health.code_text"),
    },
  ];
}

/** Found by comparing pages: until that has run, zero findings mean nothing. */
const COMPARED: readonly HealthLine["id"][] = ["errors", "translation", "links"];

function Lines({ lines, unchecked }: { lines: readonly HealthLine[]; unchecked: number }) {
  const { t } = useTranslation();
  const open = lines.filter(({ count }) => count > 0);
  const fine = lines.filter(({ id, count }) => count === 0 && !(unchecked && COMPARED.includes(id)));
  return (
    <ul className="divide-y divide-border">
      {open.map(({ id, href, icon: Glyph, tone, text, count }) => (
        <li key={id} className="relative flex min-h-14 items-center gap-3 px-4 py-2.5 last:rounded-b-lg hover:bg-bg">
          <Glyph size={16} className={cx("mt-1 flex-none self-start", INK[tone])} aria-hidden />
          <div className="min-w-0 flex-1">
            {/* the link covers the whole row */}
            <TextLink href={href} className="text-text! after:absolute after:inset-0">
              {t(`overview.health.${id}`)}
            </TextLink>
            <p className="text-sm text-muted">{text}</p>
          </div>
          <Count count={count} />
          <ChevronRight size={16} className="flex-none text-subtle max-md:hidden rtl:-scale-x-100" aria-hidden />
        </li>
      ))}
      {unchecked > 0 && (
        <li className="px-4 py-2.5 text-sm text-muted">{t("overview.health.unchecked", { count: unchecked })}</li>
      )}
      {fine.length > 0 && (
        <li className="flex items-center gap-3 px-4 py-2.5 text-sm text-muted">
          <Check size={16} className="flex-none text-success" aria-hidden />
          {fine.length === lines.length
            ? t("overview.health.all_fine")
            : t("overview.health.fine", {
                names: fine.map(({ id }) => t(`overview.health.${id}`)).join(" · "),
              })}
        </li>
      )}
    </ul>
  );
}

function Count({ count }: { count: number }) {
  const { t } = useTranslation();
  return (
    <span className="text-sm whitespace-nowrap text-muted tabular-nums">
      <b className="me-1 text-lg font-bold text-text">{formatNumber(count)}</b>
      {t("overview.health.unit", { count })}
    </span>
  );
}
