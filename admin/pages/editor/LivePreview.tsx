import { Monitor, Smartphone } from "lucide-react";
import { lazy, Suspense, useLayoutEffect, useRef, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { useGuideSite } from "#admin/preview/guide-site.ts";
import { useHomeSnapshot, useSnapshot } from "#admin/preview/preview-data.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";

/** Lazy: brings the guide's components and vocabularies. */
const Drawing = lazy(async () => ({ default: (await import("#admin/preview/Drawing.tsx")).Drawing }));

type Width = "phone" | "desktop";

/** The page as residents will see it, while it is being written. Always light, even in dark mode. */
export function LivePreview() {
  const { t } = useTranslation();
  const [width, setWidth] = useState<Width>("phone");
  return (
    <aside aria-label={t("preview.title")} className="min-w-0 contain-content">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h2 className="font-bold">{t("preview.title")}</h2>
        <Segmented
          label={t("preview.width")}
          items={[
            { id: "phone", label: t("preview.phone"), icon: Smartphone },
            { id: "desktop", label: t("preview.desktop"), icon: Monitor },
          ]}
          value={width}
          onChange={setWidth}
        />
      </div>
      <div
        className={cx(
          "mx-auto border border-strong bg-surface p-1.5",
          width === "phone" ? "max-w-98 rounded-[1.875rem]" : "rounded-lg",
        )}
      >
        <Screen width={width} />
      </div>
    </aside>
  );
}

const DESKTOP_WIDTH = 1280;

/** Scale at which the desktop width fits, and the resulting height. */
function useShrunk(width: Width) {
  const box = useRef<HTMLDivElement>(null);
  const drawing = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState({ scale: 1, height: 0 });
  useLayoutEffect(() => {
    const [outer, inner] = [box.current, drawing.current];
    if (!outer || !inner || width === "phone") return undefined;
    const observer = new ResizeObserver(() => {
      const scale = outer.clientWidth / DESKTOP_WIDTH;
      setSize({ scale, height: inner.offsetHeight * scale });
    });
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, [width]);
  return { box, drawing, ...size };
}

function Screen({ width }: { width: Width }) {
  const { t } = useTranslation();
  const { locale } = usePageWork();
  const { box, drawing, scale, height } = useShrunk(width);
  const isDesktop = width === "desktop";
  return (
    <div
      ref={box}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers must be reachable by keyboard
      tabIndex={0}
      role="group"
      aria-label={t("preview.frame")}
      lang={languageTag(locale)}
      data-theme="light"
      className={cx(
        "h-[min(44rem,calc(100dvh-12rem))] min-h-96 overflow-x-hidden overflow-y-auto overscroll-contain border border-border bg-surface text-text",
        isDesktop ? "rounded-md" : "rounded-[1.5rem]",
      )}
    >
      <div style={isDesktop ? { height, overflow: "hidden" } : undefined}>
        <div
          ref={drawing}
          style={
            isDesktop ? { width: DESKTOP_WIDTH, transform: `scale(${scale})`, transformOrigin: "top left" } : undefined
          }
        >
          <Drawn />
        </div>
      </div>
    </div>
  );
}

function Drawn() {
  const { t } = useTranslation();
  const { page, locale } = usePageWork();
  const result = useSnapshot(page);
  const site = useGuideSite(locale);
  // wait for the announcement: it is above the page and would push it down
  const home = useHomeSnapshot();
  if (result.isError && !result.data)
    return (
      <div role="alert" className="flex flex-col items-start gap-3 p-4">
        <p>
          {t("preview.failed")} {errorWords(result.error)}
        </p>
        <Button size="sm" onPress={() => void result.refetch()}>
          {t("common.retry")}
        </Button>
      </div>
    );
  if (!result.data || !site || home === undefined) return <Waiting />;
  return (
    <Suspense fallback={<Waiting />}>
      <Drawing
        snapshot={result.data.snapshot}
        cards={result.data.cards}
        memberCount={result.data.member_count}
        site={site}
      />
    </Suspense>
  );
}

function Waiting() {
  return (
    <div aria-busy="true" className="flex flex-col gap-4 p-4">
      <Skeleton width="70%" height={28} />
      <Skeleton height={160} />
      <Skeleton width="90%" />
      <Skeleton width="80%" />
    </div>
  );
}
