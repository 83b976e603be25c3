import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { Segmented } from "#admin/ui/Segmented.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import { type Proposal, type SharedText, suggestionsApi } from "#contract/suggestions.ts";
import { CommentPart } from "./CommentPart.tsx";
import { TextPart } from "./TextPart.tsx";

type Loaded = { texts: SharedText[]; locales: string[]; default_locale: string };

/** The shared texts one below the other, each with a button to suggest a change. */
export function SuggestView({ name }: { name: string }) {
  const { t } = useTranslation();
  const result = useQuery(query(suggestionsApi.texts, {}));
  const mine = useQuery(query(suggestionsApi.mine, {}));
  return (
    <div className="max-w-200">
      <h1 className="text-xl font-bold tracking-tight [overflow-wrap:anywhere]">
        {t("suggestions.mine.title", { name })}
      </h1>
      <p className="mt-1 mb-5 text-muted">{t("suggestions.mine.intro")}</p>
      {result.data ? (
        <Texts {...result.data} proposals={mine.data?.suggestions ?? []} />
      ) : result.isError ? (
        <ErrorState
          title={t("suggestions.mine.failed")}
          retryLabel={t("common.retry")}
          onRetry={() => void result.refetch()}
        >
          {errorWords(result.error)}
        </ErrorState>
      ) : (
        <div aria-busy="true" className="flex flex-col gap-4">
          {[1, 2, 3].map((key) => (
            <Skeleton key={key} height={96} />
          ))}
        </div>
      )}
    </div>
  );
}

function Texts({ texts, locales, default_locale, proposals }: Loaded & { proposals: Proposal[] }) {
  const [locale, setLocale] = useState(default_locale);
  // reuse the name of an earlier suggestion
  const [name, setName] = useState<string>();
  const person = { name: name ?? proposals[0]?.name ?? "", onName: setName };
  const parts = [...new Set(texts.map(({ part }) => part))];
  return (
    <>
      {locales.length > 1 && <Language locales={locales} value={locale} onChange={setLocale} />}
      {parts.map((part) => (
        <PartSection key={part} part={part}>
          {texts
            .filter((text) => text.part === part)
            .map((text) => (
              <TextPart key={text.field + locale} text={text} locale={locale} proposals={proposals} {...person} />
            ))}
        </PartSection>
      ))}
      {parts[0] && <CommentPart part={parts[0]} proposals={proposals} {...person} />}
    </>
  );
}

type PartSectionProps = { part: SharedText["part"]; children: ReactNode };

function PartSection({ part, children }: PartSectionProps) {
  const { t } = useTranslation();
  return (
    <section className="mb-6">
      <h2 className="mb-2 text-lg font-bold">{t(`suggestions.parts.${part}`)}</h2>
      <ul className="flex flex-col gap-3">{children}</ul>
    </section>
  );
}

type LanguageProps = { locales: string[]; value: string; onChange: (locale: string) => void };

/** Segments while they fit, else a select. */
function Language({ locales, value, onChange }: LanguageProps) {
  const { t } = useTranslation();
  const options = locales.map((id) => ({ id, label: languageName(id) }));
  const label = t("suggestions.mine.language");
  return (
    <div className="mb-4">
      {locales.length > 3 ? (
        <Select label={label} options={options} value={value} onChange={onChange} className="max-w-60" />
      ) : (
        <Segmented label={label} items={options} value={value} onChange={onChange} />
      )}
    </div>
  );
}
