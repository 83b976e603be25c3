import { Eye } from "lucide-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useParams } from "react-router";
import { Missing } from "#admin/records/LoadedRecord.tsx";
import { cx } from "#admin/ui/cx.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Drawer } from "#admin/ui/Drawer.tsx";
import { useChainWork } from "./chain-work.ts";
import { ChainHead } from "./ChainHead.tsx";
import { checksCount } from "./checks-count.ts";
import { ChecksList } from "./ChecksList.tsx";
import { Preview } from "./Preview.tsx";
import { Stepper } from "./Stepper.tsx";
import { type Checks, useChecks } from "./use-checks.ts";

/** A category the vocabulary does not have is a 404. */
export function BuilderPage() {
  const { taxonomy } = useChainWork();
  const { datachain_category } = useParams();
  const isKnown = datachain_category === undefined || taxonomy.categories.some(({ id }) => id === datachain_category);
  return isKnown ? <Builder /> : <Missing />;
}

/** Nothing here is drawn again at a keystroke: the checks follow a moment later, and the rest reads its own part. */
const Page = memo(function Page({ checks }: { checks: Checks }) {
  return <Outlet context={checks} />;
});

/** Categories, work, and what people will see. On a phone one at a time: the list is a page of its own. */
function Builder() {
  const { t } = useTranslation();
  const { datachain_category } = useParams();
  const checks = useChecks();
  return (
    <>
      <ChainHead at="builder" />
      <div className="mt-5 grid items-start gap-6 md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)_19rem]">
        <div className={cx("md:sticky md:top-20", datachain_category !== undefined && "max-md:hidden")}>
          <Stepper checks={checks} />
          <ChecksBox checks={checks} />
        </div>
        <div className="min-w-0">
          <Page checks={checks} />
          <div className="mt-4 lg:hidden">
            <Drawer
              title={t("datachains.preview.title")}
              closeLabel={t("common.close")}
              trigger={<Button icon={Eye}>{t("datachains.preview.show")}</Button>}
            >
              <Preview />
            </Drawer>
          </div>
        </div>
        <div className="sticky top-20 max-h-[calc(100dvh-6rem)] overflow-auto max-lg:hidden">
          <Preview />
        </div>
      </div>
    </>
  );
}

const ChecksBox = memo(function ChecksBox({ checks }: { checks: Checks }) {
  const { findings } = checks;
  const { t } = useTranslation();
  return (
    <section aria-labelledby="chain-checks" className="mt-5 border-t border-border pt-4 max-md:hidden">
      <div className="mb-2 flex items-baseline justify-between gap-2">
        <h2 id="chain-checks" className="font-medium">
          {t("datachains.checks.title")}
        </h2>
        <span className="text-sm text-muted" role="status">
          {checksCount(t, findings)}
        </span>
      </div>
      {findings.length > 0 && <ChecksList checks={checks} most={4} />}
    </section>
  );
});
