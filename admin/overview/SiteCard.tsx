import { Copy } from "lucide-react";
import type { ReactNode } from "react";
import { formatDate } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { pagePath, paths } from "#admin/paths.ts";
import { momentWords } from "#admin/publishing/moment-words.ts";
import { Card } from "#admin/ui/Card.tsx";
import { useCopy } from "#admin/records/use-copy.ts";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { GuideOverview } from "#contract/guide.ts";
import type { Site } from "#contract/sites.ts";
import { HomeThumb } from "./HomeThumb.tsx";
import { QrPart } from "./QrPart.tsx";
import { StatesPart } from "./StatesPart.tsx";

interface SiteCardProps {
  site: Site | undefined;
  /** Public address; undefined if the site has none yet. */
  href: string | undefined;
  overview: GuideOverview | undefined;
}

/** The site at a glance: home page, address, page counts and QR code. */
export function SiteCard({ site, href, overview }: SiteCardProps) {
  const { t } = useTranslation();
  return (
    <Card
      aria-label={t("overview.site")}
      className="mb-6 grid overflow-hidden max-md:divide-y max-md:divide-border md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] md:divide-x md:divide-border lg:grid-cols-[13rem_minmax(0,1fr)_minmax(0,1fr)_auto]"
    >
      <HomeThumb site={site} />
      <dl className="flex flex-col gap-3 p-4">
        <Fact name={t("overview.address")}>
          <Address href={href} isKnown={site !== undefined} />
        </Fact>
        <Fact name={t("overview.last_published")}>
          <LastPublished overview={overview} />
        </Fact>
        <Fact name={t("overview.public_since")}>
          {overview ? since(overview) : <Skeleton width={96} height={14} />}
        </Fact>
      </dl>
      <StatesPart states={overview?.states} />
      {href && <QrPart href={href} />}
    </Card>
  );
}

const since = ({ public_since }: GuideOverview) =>
  public_since === null ? "–" : <time dateTime={public_since}>{formatDate(public_since, { dateStyle: "long" })}</time>;

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="flex min-h-6 min-w-0 items-center gap-1 [overflow-wrap:anywhere]">{children}</dd>
    </div>
  );
}

function Address({ href, isKnown }: { href: string | undefined; isKnown: boolean }) {
  const { t } = useTranslation();
  const copy = useCopy();
  if (!isKnown) return <Skeleton width={140} height={14} />;
  if (!href)
    return (
      <TextLink href={paths.advancedSettings()} className="font-normal!">
        {t("overview.no_address")}
      </TextLink>
    );
  return (
    <>
      <TextLink href={href} target="_blank" rel="noopener noreferrer" className="min-w-0">
        {href.replace(/^https?:\/\//, "")}
      </TextLink>
      <IconButton
        size="sm"
        icon={Copy}
        label={t("overview.copy")}
        onPress={() => void copy(href, t("overview.copied"))}
      />
    </>
  );
}

function LastPublished({ overview }: { overview: GuideOverview | undefined }) {
  const { t } = useTranslation();
  if (!overview) return <Skeleton width={160} height={14} />;
  const { last_published: last } = overview;
  if (!last) return t("overview.never");
  const title = last.page.type === "home_page" ? t("pages.home") : last.page.title;
  return (
    <span>
      <time dateTime={last.at}>{momentWords(t, last.at)}</time>
      {" · "}
      <TextLink href={pagePath(last.page)} className="font-normal! text-text!">
        {title}
      </TextLink>
    </span>
  );
}
