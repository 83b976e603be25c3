import { useTranslation } from "react-i18next";
import { languageName } from "#admin/i18n/languages.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { mayCall } from "#admin/session/share-limits.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { BadgeRow } from "#datachain/BadgeRow.tsx";
import { ChainList } from "#datachain/ChainList.tsx";
import { readerWords } from "#datachain/all-reader-words.ts";
import { sentencesOf } from "#datachain/sentences.ts";
import { countFindings } from "#datachain/told-findings.ts";
import { ChainHead } from "./ChainHead.tsx";
import { useChainWork } from "./chain-work.ts";
import { checksCount } from "./checks-count.ts";
import { ChecksList } from "./ChecksList.tsx";
import { ExportCard } from "./ExportCard.tsx";
import { useChecks } from "./use-checks.ts";
import { useResolved } from "./use-resolved.ts";
import { VersionsCard } from "./versions/VersionsCard.tsx";

/** The whole chain as the public reads it, in any language, with everything that is left to do. */
export function OverviewPage() {
  const { t } = useTranslation();
  const { locale, setLocale, locales, subject } = useChainWork();
  return (
    <>
      <ChainHead at="overview" />
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
        <PublicChain />
        <div className="flex flex-col gap-5">
          <ChecksCard />
          <ExportCard />
          {mayCall(subject.chainApi.versions, subject) && <VersionsCard />}
        </div>
      </div>
    </>
  );
}

function PublicChain() {
  const { t } = useTranslation();
  const { locale } = useChainWork();
  const words = readerWords(locale);
  const chain = useResolved(locale);
  const sentences = sentencesOf(useResolved(locale, words.sentences.gap), words.sentences);
  return (
    <div className="flex min-w-0 flex-col gap-5">
      <Card aria-labelledby="chain-public">
        <CardHead id="chain-public" title={t("datachains.review.chain")} />
        <CardBody>
          <div lang={locale}>
            <BadgeRow chain={chain} words={words} size={72} logoUrl={imageUrl} />
            <div className="mt-5">
              <ChainList chain={chain} words={words} name="overview" logoUrl={imageUrl} />
            </div>
          </div>
        </CardBody>
      </Card>
      <Card aria-labelledby="chain-sentences">
        <CardHead id="chain-sentences" title={t("datachains.review.sentences")} />
        <CardBody>
          <div lang={locale} className="flex max-w-prose flex-col gap-2">
            {sentences.map(({ category_ids, sentence }) => (
              <p key={category_ids.join(" ")}>{sentence}</p>
            ))}
          </div>
        </CardBody>
      </Card>
    </div>
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
