import { skipToken, useQuery } from "@tanstack/react-query";
import { memo, Suspense, useEffect, useMemo, useRef } from "react";
import { useParams } from "react-router";
import { query } from "#admin/api/query.ts";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { Select } from "#admin/ui/Select.tsx";
import { pagesApi } from "#contract/pages.ts";
import { readerWords } from "#datachain/all-reader-words.ts";
import { BadgeRow } from "#datachain/BadgeRow.tsx";
import { ChainList } from "#datachain/ChainList.tsx";
import type { ResolvedChain } from "#datachain/resolved.ts";
import { SignFace } from "#datachain/SignFace.tsx";
import { filledIn } from "#datachain/text.ts";
import { resolveChain } from "#datachain/resolve.ts";
import { useChainWork } from "./chain-work.ts";
import { useSubjectPage } from "./chain-subject.ts";
import { useContentSoon } from "./content-soon.ts";

/** The chain resolved in one language, updated shortly after each keystroke. */
function useResolved(locale: string, gap?: string) {
  const { taxonomy, organizations, default_locale } = useChainWork();
  const content = useContentSoon();
  return useMemo(
    () => resolveChain({ taxonomy, content, organizations, locale, default_locale, ...(gap !== undefined && { gap }) }),
    [taxonomy, content, organizations, locale, default_locale, gap],
  );
}

/** What people will see, updated shortly after each keystroke: the page on a phone, and the sign. Always light. */
export const Preview = memo(function Preview({ isTitled = true }: { isTitled?: boolean }) {
  const { t } = useTranslation();
  const { locale, setLocale, locales, default_locale } = useChainWork();
  const { datachain_category } = useParams();
  const chain = useResolved(locale);
  const second = useResolved(locale === default_locale ? (locales[1] ?? locale) : default_locale);
  return (
    <aside aria-label={t("datachains.preview.title")} className="contain-content">
      <div className="flex min-h-15 items-center justify-between gap-2">
        {isTitled && <h2 className="font-bold">{t("datachains.preview.title")}</h2>}
        {locales.length > 1 && (
          <Select
            label={t("datachains.preview.language")}
            isLabelHidden
            size="sm"
            options={locales.map((id) => ({ id, label: languageName(id) }))}
            value={locale}
            onChange={setLocale}
          />
        )}
      </div>
      <Phone chain={chain} open={datachain_category} />
      <Sign chain={chain} second={locales.length > 1 ? second : undefined} />
    </aside>
  );
});

/** Pixels kept above the link when scrolled to, to show that there is more. */
const ABOVE = 24;

/** Scrolls the preview to the element being edited. */
function useShownLink(open: string | undefined) {
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const link = screen.current?.querySelector<HTMLElement>(`[data-category="${open}"]`);
    if (screen.current && link) screen.current.scrollTop = link.offsetTop - ABOVE;
  }, [open]);
  return screen;
}

const Phone = memo(function Phone({ chain, open }: { chain: ResolvedChain; open: string | undefined }) {
  const { t } = useTranslation();
  const { name } = useChainWork();
  const words = readerWords(chain.locale);
  const screen = useShownLink(open);
  return (
    <div className="mx-auto max-w-86 rounded-[1.875rem] border border-strong bg-surface p-1.5">
      <div
        ref={screen}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers must be reachable by keyboard
        tabIndex={0}
        role="group"
        aria-label={t("datachains.preview.phone")}
        lang={chain.locale}
        data-theme="light"
        className="chain-phone relative h-136 max-h-[calc(100dvh-var(--head)-17rem)] min-h-80 overflow-y-auto overscroll-contain rounded-[1.5rem] border border-border bg-surface p-4 text-text"
      >
        <p className="mb-4 text-xl font-bold break-words">{name}</p>
        <BadgeRow chain={chain} words={words} size={48} logoUrl={imageUrl} />
        <div className="mt-4">
          <ChainList
            chain={chain}
            words={words}
            name="preview"
            logoUrl={imageUrl}
            {...(open !== undefined && { open })}
          />
        </div>
      </div>
    </div>
  );
});

const SampleCode = lazyPart(() => import("./SampleCode.tsx"), "SampleCode");
const sampleCode = (
  <Suspense>
    <SampleCode />
  </Suspense>
);

/** Texts of the sign beside its badges: the page's headline, else the name, each once. */
function useHeadlines(locales: readonly string[]) {
  const { subject, name, default_locale } = useChainWork();
  const page_id = useSubjectPage(subject);
  const { data } = useQuery({
    ...query(pagesApi.read, { params: { id: page_id ?? "" } }),
    ...(page_id === undefined && { queryFn: skipToken }),
  });
  const headline = data?.page.content.headline;
  const texts = locales.map((locale) => ({ locale, text: filledIn(headline, locale) }));
  const known = texts.flatMap(({ locale, text }) => (text ? [{ locale, text }] : []));
  return known.length > 0 ? known : [{ locale: default_locale, text: filledIn(headline, default_locale) ?? name }];
}

const Sign = memo(function Sign({ chain, second }: { chain: ResolvedChain; second: ResolvedChain | undefined }) {
  const { t } = useTranslation();
  const words = readerWords(chain.locale);
  const headlines = useHeadlines([chain, ...(second ? [second] : [])].map(({ locale }) => locale));
  return (
    <div>
      <h2 className="flex min-h-15 items-center font-bold">{t("datachains.preview.sign")}</h2>
      <div
        data-theme="light"
        className="flex flex-wrap items-center gap-4 rounded-md border border-strong bg-dtpr-none p-4 text-dtpr-ink"
      >
        <div className="w-40 flex-none">
          <SignFace
            chain={chain}
            second={second}
            words={{ sign: t("datachains.preview.sign"), identifiability: words.identifiability }}
            qr={sampleCode}
            logoUrl={imageUrl}
          />
        </div>
        <div className="min-w-28 flex-1 break-words">
          {headlines.map(({ locale, text }, at) => (
            <p key={locale} lang={languageTag(locale)} className={at === 0 ? "font-bold" : "mt-1 text-sm"}>
              {text}
            </p>
          ))}
        </div>
      </div>
    </div>
  );
});
