import { Eye } from "lucide-react";
import { memo, type ReactNode, useEffect, useRef } from "react";
import { Outlet, useParams, useSearchParams } from "react-router";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Missing } from "#admin/records/LoadedRecord.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Drawer } from "#admin/ui/Drawer.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { useChainWork } from "./chain-work.ts";
import { ChainHead } from "./ChainHead.tsx";
import { checksCount } from "./checks-count.ts";
import { ChecksList } from "./ChecksList.tsx";
import { Preview } from "./Preview.tsx";
import { Stepper } from "./Stepper.tsx";
import { type Checks, useChecks } from "./use-checks.ts";

const PANES = ["categories", "edit", "preview"] as const;
type Pane = (typeof PANES)[number];

const isPane = (value: string | null): value is Pane => PANES.some((pane) => pane === value);

/** Phones show one pane at a time, kept in the address; opening a category shows its editor. */
function useBuilderPane() {
  const { datachain_category } = useParams();
  const [search, setSearch] = useSearchParams();
  const asked = search.get("pane");
  const pane: Pane = isPane(asked) ? asked : datachain_category === undefined ? "categories" : "edit";
  return { pane, show: (next: Pane) => setSearch({ pane: next }, { replace: true }) };
}

/** Responds 404 to a category missing from the vocabulary. */
export function BuilderPage() {
  const { taxonomy } = useChainWork();
  const { datachain_category } = useParams();
  const isKnown = datachain_category === undefined || taxonomy.categories.some(({ id }) => id === datachain_category);
  return isKnown ? <Builder /> : <Missing />;
}

/** Memoized: keystrokes re-render nothing here; checks follow shortly after, and the rest selects its own content. */
const Page = memo(function Page({ checks }: { checks: Checks }) {
  return <Outlet context={checks} />;
});

/** Categories, editor and preview; only the page scrolls. Phones show one at a time. */
function Builder() {
  const { pane, show } = useBuilderPane();
  const checks = useChecks();
  const shows = (one: Pane) => (pane === one ? "" : "max-md:hidden");
  return (
    <div className="-mx-4 -mt-4 -mb-8 flex min-h-[calc(100dvh-var(--topbar))] flex-col md:-mx-8 md:-mt-6 md:-mb-12">
      <ChainHead at="builder">
        <PreviewDrawer />
      </ChainHead>
      <PaneSwitch pane={pane} onChange={show} />
      <div className="grid flex-1 md:grid-cols-[15.5rem_minmax(0,1fr)] lg:grid-cols-[15.5rem_minmax(0,1fr)_24.5rem]">
        <div className={cx("min-w-0 bg-surface md:border-e md:border-border", shows("categories"))}>
          <StickyPane>
            <div className="px-3 py-5">
              <Stepper checks={checks} />
              <ChecksBox checks={checks} />
            </div>
          </StickyPane>
        </div>
        <div className={cx("flex min-w-0 flex-col", shows("edit"))}>
          <Page checks={checks} />
        </div>
        <div className={cx("min-w-0 border-border bg-sunken md:max-lg:hidden lg:border-s", shows("preview"))}>
          <StickyPane>
            <div className="px-4 pb-6 md:px-6">
              <Preview />
            </div>
          </StickyPane>
        </div>
      </div>
    </div>
  );
}

function PaneSwitch({ pane, onChange }: { pane: Pane; onChange: (pane: Pane) => void }) {
  const { t } = useTranslation();
  const words: Record<Pane, string> = {
    categories: t("datachains.stepper.title"),
    edit: t("common.edit"),
    preview: t("datachains.preview.title"),
  };
  return (
    <div className="border-b border-border bg-surface px-4 py-2 md:hidden">
      <Segmented
        isFullWidth
        label={t("common.show")}
        items={PANES.map((id) => ({ id, label: words[id] }))}
        value={pane}
        onChange={onChange}
      />
    </div>
  );
}

/** For widths without a third column or a pane switch. */
const PreviewDrawer = memo(function PreviewDrawer() {
  const { t } = useTranslation();
  return (
    <span className="hidden md:max-lg:inline-flex">
      <Drawer
        title={t("datachains.preview.title")}
        closeLabel={t("common.close")}
        trigger={<Button icon={Eye}>{t("datachains.preview.show")}</Button>}
      >
        <Preview isTitled={false} />
      </Drawer>
    </span>
  );
});

const ChecksBox = memo(function ChecksBox({ checks }: { checks: Checks }) {
  const { findings } = checks;
  const { t } = useTranslation();
  const { subject } = useChainWork();
  return (
    <section aria-labelledby="chain-checks" className="mt-5 border-t border-border px-3 pt-4">
      <div className="mb-3 flex items-baseline justify-between gap-2">
        <h2 id="chain-checks" className="font-bold">
          {t("datachains.checks.title")}
        </h2>
        <span className="text-sm text-muted" role="status">
          {checksCount(t, findings)}
        </span>
      </div>
      {findings.length > 0 && <ChecksList checks={checks} most={3} />}
      <LinkButton href={subject.paths.overview} isFullWidth className="mt-5 md:hidden">
        {t("datachains.category.finish")}
      </LinkButton>
    </section>
  );
});

/**
 * Sticky while the page scrolls. If it is taller than the window, it scrolls along until its end is visible, so that
 * it needs no scrollbar of its own.
 */
function StickyPane({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const pane = ref.current;
    if (!pane) return undefined;
    const observer = new ResizeObserver(() => {
      pane.style.top = `min(var(--head), calc(100dvh - ${pane.offsetHeight}px))`;
    });
    observer.observe(pane);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} className="md:sticky">
      {children}
    </div>
  );
}
