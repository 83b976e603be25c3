import { useState } from "react";
import { useLocation } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Card } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { Result } from "#contract/endpoint.ts";
import type { Translation, translationsApi } from "#contract/translations.ts";
import { TextGroup } from "./TextGroup.tsx";
import { groupTexts } from "./text-groups.ts";
import { ROW_COLUMNS } from "./TextRow.tsx";
import { TranslateFoot } from "./TranslateFoot.tsx";
import { TranslateHead } from "./TranslateHead.tsx";
import { useNextText } from "./use-next-text.ts";
import { useOnwardSteps } from "./use-onward-steps.ts";
import { useTranslations, type WriteTranslation } from "./use-translations.ts";

/** Source and target side by side for every text a page shows: `?translate=km`. */
export function TranslateView({ locale }: { locale: string }) {
  const { t } = useTranslation();
  const { page, canEdit } = usePageWork();
  const { pathname } = useLocation();
  const { result, write } = useTranslations(page.id, locale);
  const name = page.type === "home_page" ? t("pages.home") : page.title;
  useNamedPage(t("translations.title"), [{ name, href: pathname }]);
  const { data } = result;
  return (
    <>
      <TranslateHead
        name={name}
        locale={locale}
        share={data && data.meta.done_count / Math.max(data.meta.total_count, 1)}
        write={write}
        canEdit={canEdit}
      />
      {result.isError && !data && (
        <Card className="mt-5">
          <ErrorState
            title={t("translations.load_failed")}
            retryLabel={t("common.retry")}
            onRetry={() => void result.refetch()}
            isRetrying={result.isFetching}
          >
            {errorWords(result.error)}
          </ErrorState>
        </Card>
      )}
      {!data && !result.isError && (
        <div className="mt-5 flex flex-col gap-4" aria-busy="true">
          <Skeleton height={32} width="60%" />
          <Skeleton height={320} />
        </div>
      )}
      {data && <Desk key={`${page.id} ${locale}`} data={data} write={write} canEdit={canEdit} />}
    </>
  );
}

type Wanted = "all" | "draft" | Translation["state"];

interface DeskProps {
  data: Result<typeof translationsApi.list>;
  write: WriteTranslation;
  canEdit: boolean;
}

function Desk({ data: { texts, meta, locale, source_locale, next_page }, write, canEdit }: DeskProps) {
  const { t } = useTranslation();
  const [wanted, setWanted] = useState<Wanted>("all");
  const drafted = texts.filter(({ draft }) => draft);
  const shown = wanted === "draft" ? drafted : texts.filter(({ state }) => wanted === "all" || state === wanted);
  const counts = {
    all: meta.total_count,
    missing: meta.missing_count,
    outdated: meta.outdated_count,
    done: meta.done_count,
  };
  const todo = counts.missing + counts.outdated;
  const steps = useOnwardSteps(locale, next_page);
  const goNext = useNextText({ hasTodo: todo > 0, onward: steps[0]?.href, showAll: () => setWanted("all") });
  return (
    <>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <ProgressLine {...counts} />
        <Segmented
          label={t("translations.show")}
          value={wanted}
          onChange={setWanted}
          items={[
            ...(["all", "missing", "outdated", "done"] as const).map((id) => ({
              id,
              label: t(`translations.filters.${id}`, { count: counts[id] }),
            })),
            ...(drafted.length || wanted === "draft"
              ? [{ id: "draft" as const, label: t("writing.filter", { count: drafted.length }) }]
              : []),
          ]}
        />
        <p className="text-sm text-muted md:ms-auto">
          {t("translations.falls_back", { language: languageName(source_locale) })}
        </p>
      </div>
      <div aria-hidden="true" className={`mt-3 grid gap-4 px-4 text-xs text-muted max-lg:hidden ${ROW_COLUMNS}`}>
        <span />
        <span>
          <b className="font-medium text-text">{languageName(source_locale)}</b> · {t("translations.source_note")}
        </span>
        <b className="font-medium text-text">{languageName(locale)}</b>
      </div>
      <div className="mt-2 flex flex-col gap-4">
        {groupTexts(shown).map(({ group, texts: own }) => (
          <TextGroup
            key={`${group} ${wanted}`}
            group={group}
            texts={own}
            isWhole={wanted === "done"}
            locale={locale}
            source_locale={source_locale}
            write={write}
            canEdit={canEdit}
          />
        ))}
        {shown.length === 0 && <p className="py-8 text-center text-muted">{t("translations.nothing")}</p>}
      </div>
      <TranslateFoot todo={todo} steps={steps} onNext={goNext} />
    </>
  );
}

interface ProgressLineProps {
  all: number;
  done: number;
  outdated: number;
}

/** Done, outdated and missing as one bar, with a text beside it. */
function ProgressLine({ all, done, outdated }: ProgressLineProps) {
  const { t } = useTranslation();
  const share = (count: number) => `${all ? (count / all) * 100 : 100}%`;
  return (
    <span className="inline-flex items-center gap-3">
      <span aria-hidden="true" className="flex h-2 w-40 gap-px overflow-hidden rounded-full bg-(--track)">
        <span className="bg-primary" style={{ width: share(done) }} />
        <span className="bg-(--dot-paused)" style={{ width: share(outdated) }} />
      </span>
      <span className="font-medium tabular-nums">{t("translations.progress", { done, all })}</span>
    </span>
  );
}
