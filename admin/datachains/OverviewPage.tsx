import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { ProgressLine } from "#admin/inventory/ProgressLine.tsx";
import { PublicChain } from "#admin/inventory/PublicChain.tsx";
import { mayCall } from "#admin/session/share-limits.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { ShareButton } from "#admin/records/share/ShareButton.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { countFindings } from "#datachain/group-findings.ts";
import { ChainHead } from "./ChainHead.tsx";
import { chainQuery } from "./chain-subject.ts";
import { useChainWork } from "./chain-work.ts";
import { checksCount } from "./checks-count.ts";
import { ChecksList } from "./ChecksList.tsx";
import { useContentSoon } from "./content-soon.ts";
import { ExportCard } from "./ExportCard.tsx";
import { StandardCheckCard } from "./StandardCheckCard.tsx";
import { useChecks } from "./use-checks.ts";
import { VersionsCard } from "./versions/VersionsCard.tsx";

/** The whole chain as the public reads it, in any language, with all findings. */
export function OverviewPage() {
  const { t } = useTranslation();
  const { locale, setLocale, locales, subject, name, taxonomy, organizations, default_locale } = useChainWork();
  const chain = { taxonomy, organizations, locale, default_locale, content: useContentSoon() };
  return (
    <>
      <ChainHead at="overview">
        <ShareButton subject={{ type: subject.kind, id: subject.id }} part="datachain" name={name} />
      </ChainHead>
      <div className="mt-5">
        <ChainProgress />
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-3">
        <p className="text-muted">{t("datachains.review.text")}</p>
        {locales.length > 1 && (
          <Select
            label={t("datachains.review.language")}
            size="sm"
            options={locales.map((id) => ({ id, label: languageName(id) }))}
            value={locale}
            onChange={setLocale}
          />
        )}
      </div>
      <div className="mt-4 grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <PublicChain {...chain} />
        <div className="flex flex-col gap-5">
          <ChecksCard />
          <StandardCheckCard />
          <ExportCard />
          {mayCall(subject.chainApi.versions, subject) && <VersionsCard />}
        </div>
      </div>
    </>
  );
}

/** The step reached, and the next one. */
function ChainProgress() {
  const { subject, canEdit } = useChainWork();
  const { data } = useQuery(chainQuery(subject));
  return (
    <ProgressLine kind={subject.kind} id={subject.id} stamp={String(data?.datachain.lock_version)} isWriter={canEdit} />
  );
}

function ChecksCard() {
  const { t } = useTranslation();
  const checks = useChecks();
  const { findings } = checks;
  const { error_count } = countFindings(findings);
  return (
    <Card aria-labelledby="chain-checks">
      <CardHead id="chain-checks" title={t("datachains.checks.title")} count={checksCount(t, findings)} />
      <CardBody>
        {error_count === 0 && <p className="mb-3 text-success">{t("datachains.review.clean")}</p>}
        {findings.length > 0 && <ChecksList checks={checks} withHints />}
        <p className="mt-3 text-sm text-muted">{t("datachains.checks.about")}</p>
      </CardBody>
    </Card>
  );
}
