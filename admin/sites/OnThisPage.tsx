import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-aria-components/Link";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { sitesApi } from "#contract/sites.ts";

const ANCHORS = ["address", "languages", "features", "time", "approval", "redirects", "end"] as const;
type Anchor = (typeof ANCHORS)[number];

/** Pixels from the top of the window, a little below the top bar: the last card starting above this line is current. */
const READING_LINE = 160;

const topOf = (anchor: Anchor) => document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity;

/** The current card; at the end of the page always the last one, even if it is short. */
function readNow(): Anchor {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  if (scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2) return "end";
  return ANCHORS.findLast((anchor) => topOf(anchor) <= READING_LINE) ?? "address";
}

function useReadCard() {
  const [card, setCard] = useState<Anchor>("address");
  useEffect(() => {
    const look = () => setCard(readNow());
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, []);
  return card;
}

/** Whether the domain needs attention. Cached, because the domain field runs the same check. */
function useIsDomainWaiting(domain: string | null) {
  const { data } = useQuery({
    ...query(sitesApi.domain, { query: { domain: domain ?? "" } }),
    enabled: domain !== null,
    staleTime: 60_000,
  });
  if (!data || data.check.state === "local") return false;
  const { is_taken, state, records } = data.check;
  return is_taken || state !== "connected" || records.some(({ type, is_right }) => type === "CAA" && !is_right);
}

/** Table of contents of the tab's cards. */
export function OnThisPage({ domain, hasEnd }: { domain: string | null; hasEnd: boolean }) {
  const { t } = useTranslation();
  const current = useReadCard();
  const isWaiting = useIsDomainWaiting(domain);
  const names: Record<Anchor, string> = {
    address: t("sites.address.card"),
    languages: t("sites.languages.card"),
    features: t("sites.features.card"),
    time: t("sites.time_zone.card"),
    approval: t("sites.approval.card"),
    redirects: t("sites.redirects.card"),
    end: t("sites.open.card"),
  };
  return (
    <nav aria-label={t("sites.on_this_page")} className="sticky top-20">
      <ul className="border-s-2 border-border">
        {ANCHORS.filter((anchor) => hasEnd || anchor !== "end").map((anchor) => (
          <li key={anchor}>
            <Link
              href={`#${anchor}`}
              {...(anchor === current && { "aria-current": "true" as const })}
              className="-ms-0.5 flex min-h-8 items-center gap-2 border-s-2 border-transparent ps-3 text-sm text-muted hover:text-text aria-[current]:border-primary aria-[current]:font-medium aria-[current]:text-text"
            >
              <span className="min-w-0 flex-1">{names[anchor]}</span>
              {anchor === "address" && isWaiting && (
                <span
                  role="img"
                  aria-label={t("sites.domain.needs_you")}
                  className="size-2 flex-none rounded-full bg-dot-paused"
                />
              )}
            </Link>
          </li>
        ))}
      </ul>
      <p className="mt-4 flex gap-2 text-sm text-muted">
        <Lock size={14} className="mt-0.5 flex-none" aria-hidden />
        {t("sites.managers_do")}
      </p>
    </nav>
  );
}
