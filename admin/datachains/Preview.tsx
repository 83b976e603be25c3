import { encodeQR } from "qr";
import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useParams } from "react-router";
import { languageName } from "#admin/i18n/format.ts";
import { imageUrl } from "#admin/records/image-url.ts";
import { Select } from "#admin/ui/Select.tsx";
import { BadgeRow } from "#datachain/BadgeRow.tsx";
import { ChainList } from "#datachain/ChainList.tsx";
import { readerWords } from "#datachain/all-reader-words.ts";
import type { ResolvedChain } from "#datachain/resolved.ts";
import { SignFace } from "#datachain/SignFace.tsx";
import { useChainWork } from "./chain-work.ts";
import { useResolved } from "./use-resolved.ts";

/** What people will see, just behind the typing: the phone page and the sign. */
export const Preview = memo(function Preview() {
  const { t } = useTranslation();
  const { locale, setLocale, locales, default_locale } = useChainWork();
  const { datachain_category } = useParams();
  const chain = useResolved(locale);
  const second = useResolved(locale === default_locale ? (locales[1] ?? locale) : default_locale);
  return (
    <aside aria-label={t("datachains.preview.title")} className="flex flex-col gap-5 contain-content">
      <div className="flex items-center justify-between gap-2">
        <h2 className="font-medium">{t("datachains.preview.title")}</h2>
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

const Phone = memo(function Phone({ chain, open }: { chain: ResolvedChain; open: string | undefined }) {
  const { t } = useTranslation();
  const { name } = useChainWork();
  const words = readerWords(chain.locale);
  return (
    <div
      role="group"
      aria-label={t("datachains.preview.phone")}
      lang={chain.locale}
      className="chain-phone max-h-136 overflow-auto rounded-[1.75rem] border-2 border-strong bg-surface p-4"
    >
      <p className="mb-3 text-lg font-bold break-words">{name}</p>
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
  );
});

/** A code of the right density; the real one comes with the short code. */
function useSampleCode() {
  return useMemo(() => {
    const modules = encodeQR(location.origin, "raw", { ecc: "medium", border: 1 });
    const size = modules.length;
    const path = modules.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return (
      <svg viewBox={`0 0 ${size} ${size}`} width="1" height="1">
        <path d={path.join("")} fill="#000" />
      </svg>
    );
  }, []);
}

const Sign = memo(function Sign({ chain, second }: { chain: ResolvedChain; second: ResolvedChain | undefined }) {
  const { t } = useTranslation();
  const words = readerWords(chain.locale);
  const qr = useSampleCode();
  return (
    <div>
      <h2 className="mb-2 font-medium">{t("datachains.preview.sign")}</h2>
      <div className="rounded-md border border-border bg-dtpr-none p-4 text-dtpr-ink">
        <SignFace
          chain={chain}
          second={second}
          words={{ sign: t("datachains.preview.sign"), identifiability: words.identifiability }}
          qr={qr}
          logoUrl={imageUrl}
        />
      </div>
    </div>
  );
});
