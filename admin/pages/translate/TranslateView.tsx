import { ArrowDown, ArrowLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router";
import { errorWords } from "#admin/api/errors.ts";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Kbd } from "#admin/ui/Kbd.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { StickyFoot } from "#admin/ui/StickyFoot.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import type { Translation } from "#contract/translations.ts";
import { pagePath } from "#admin/paths.ts";
import { usePageWork } from "../editor/page-work.ts";
import { FilesMenu } from "./FilesMenu.tsx";
import { focusNext } from "./focus-next.ts";
import { ProgressLine } from "./ProgressLine.tsx";
import { TargetLanguage } from "./TargetLanguage.tsx";
import { TextGroup } from "./TextGroup.tsx";
import { groupTexts } from "./text-groups.ts";
import { useTranslations } from "./use-translations.ts";

type Wanted = "all" | Translation["state"];

/** Source and target side by side, over everything that a page shows: `?translate=km`. */
export function TranslateView({ locale }: { locale: string }) {
  const { t } = useTranslation();
  const { page, canEdit } = usePageWork();
  const { pathname } = useLocation();
  const [wanted, setWanted] = useState<Wanted>("all");
  const { result, write } = useTranslations(page.id, locale);
  const name = page.type === "home_page" ? t("pages.home") : page.title;
  useNamedPage(t("pages.translate.title"), [{ name, href: pathname }]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!event.altKey || event.key !== "ArrowDown") return;
      event.preventDefault();
      focusNext();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, []);
  const { data } = result;
  const shown = data?.texts.filter(({ state }) => wanted === "all" || state === wanted) ?? [];
  const counts = data && {
    all: data.meta.total_count,
    missing: data.meta.missing_count,
    outdated: data.meta.outdated_count,
    done: data.meta.done_count,
  };
  return (
    <>
      <header className="-mx-4 -mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-border bg-surface px-4 py-2 md:-mx-8 md:-mt-6 md:min-h-(--topbar) md:px-8">
        <LinkButton href={pathname} variant="ghost" icon={ArrowLeft} className="-ms-3 rtl:[&>svg]:-scale-x-100">
          <span className="max-md:sr-only">{t("pages.translate.back")}</span>
        </LinkButton>
        <h1 className="text-xl font-bold tracking-tight">{t("pages.translate.title")}</h1>
        <span className="min-w-0 flex-1 truncate text-muted max-md:hidden">{name}</span>
        <TargetLanguage locale={locale} />
        <FilesMenu locale={locale} canEdit={canEdit} />
      </header>
      {result.isError && !data && (
        <Card className="mt-5">
          <ErrorState
            title={t("pages.translate.load_failed")}
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
      {data && counts && (
        <>
          <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
            <ProgressLine {...counts} />
            <Segmented
              label={t("pages.translate.show")}
              value={wanted}
              onChange={setWanted}
              items={(["all", "missing", "outdated", "done"] as const).map((id) => ({
                id,
                label: t(`pages.translate.filters.${id}`, { count: counts[id] }),
              }))}
            />
            <p className="text-sm text-muted md:ms-auto">
              {t("pages.translate.falls_back", { language: languageName(data.source_locale) })}
            </p>
          </div>
          <div className="mt-4 flex flex-col gap-4">
            {groupTexts(shown).map(({ group, texts }) => (
              <TextGroup
                key={group}
                group={group}
                texts={texts}
                locale={locale}
                source_locale={data.source_locale}
                write={write}
                canEdit={canEdit}
              />
            ))}
            {shown.length === 0 && <p className="py-8 text-center text-muted">{t("pages.translate.nothing")}</p>}
          </div>
          <Foot todo={counts.missing + counts.outdated} next={data.next_page} locale={locale} />
        </>
      )}
    </>
  );
}

interface FootProps {
  todo: number;
  next: { id: string; type: "home_page" | "device_page" | "algorithm_page" | "collection_page" } | null;
  locale: string;
}

function Foot({ todo, next, locale }: FootProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const onward = next && `${pagePath(next)}?translate=${locale}`;
  return (
    <StickyFoot className="bottom-0 -mx-4 mt-5 flex flex-wrap items-center gap-3 border-t border-border px-4 py-3 md:-mx-8 md:px-8">
      <span>{todo ? t("pages.translate.todo", { count: todo }) : t("pages.translate.all_done")}</span>
      {onward && (
        <TextLink href={onward}>{t("pages.translate.next_page", { language: languageName(locale) })}</TextLink>
      )}
      <span className="ms-auto inline-flex items-center gap-2">
        <span className="inline-flex gap-1 max-md:hidden" aria-hidden="true">
          <Kbd>Alt</Kbd>
          <Kbd>↓</Kbd>
        </span>
        <Button
          variant="primary"
          endIcon={ArrowDown}
          onPress={() => {
            if (!focusNext() && onward) void navigate(onward);
          }}
        >
          {t("pages.translate.next")}
        </Button>
      </span>
    </StickyFoot>
  );
}
