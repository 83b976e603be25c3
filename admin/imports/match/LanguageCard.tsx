import { useQuery, useQueryClient } from "@tanstack/react-query";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { FormCard } from "#admin/records/FormCard.tsx";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { siteQuery } from "#admin/session/queries.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Select } from "#admin/ui/Select.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { Import } from "#contract/imports.ts";
import { sitesApi } from "#contract/sites.ts";

/** For the error summary. */
export const LANGUAGE_ID = "import-language";

interface LanguageCardProps {
  ours: Import;
  /** Undefined until someone has to choose. */
  locale: string | undefined;
  isReadOnly: boolean;
  /** Checking was tried without a language. */
  isMissing: boolean;
  onChange: (locale: string) => void;
}

/** Asks for the language of the texts; the one that they seem to be in is filled in. */
export function LanguageCard({ ours, locale, isReadOnly, isMissing, onChange }: LanguageCardProps) {
  const { t } = useTranslation();
  const { locales } = useContentLocale();
  const { language } = ours.reading;
  const isForeign = language !== null && locales.length > 0 && !locales.includes(language);
  const isGuessed = language !== null && language === locale;
  return (
    <FormCard title={t("imports.language.title")}>
      {isForeign && <ForeignLanguage language={language} isReadOnly={isReadOnly} onAdded={onChange} />}
      <Select
        id={LANGUAGE_ID}
        className="max-w-90"
        label={t("imports.options.locale")}
        hint={
          isGuessed
            ? `${t("imports.language.guessed", { language: languageName(language) })} ${t("imports.options.locale_hint")}`
            : t("imports.options.locale_hint")
        }
        placeholder={t("imports.language.choose")}
        options={locales.map((id) => ({ id, label: languageName(id) }))}
        value={locale ?? null}
        onChange={onChange}
        errorMessage={isMissing ? t("imports.language.missing") : undefined}
        isDisabled={isReadOnly}
      />
    </FormCard>
  );
}

interface ForeignLanguageProps {
  language: string;
  isReadOnly: boolean;
  onAdded: (language: string) => void;
}

/** The texts seem to be in a language that the guide does not have. */
function ForeignLanguage({ language, isReadOnly, onAdded }: ForeignLanguageProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { locale = "" } = useContentLocale();
  const site = useQuery({ ...siteQuery(locale), enabled: Boolean(locale) }).data?.site;
  const name = languageName(language);
  const update = useCall(sitesApi.update, {
    onSuccess: async () => {
      await Promise.all([sitesApi.locales, sitesApi.current].map((call) => invalidate(client, call)));
      onAdded(language);
      showToast({ message: t("imports.language.added", { language: name }) });
    },
  });
  const add = () => {
    if (!site) return;
    const { id, lock_version, locales } = site;
    update.mutate({
      params: { id },
      query: { locale },
      body: { site: { lock_version, locales: [...locales, language] } },
    });
  };
  return (
    <Note
      tone="warning"
      title={t("imports.language.foreign", { language: name })}
      actions={
        !isReadOnly &&
        site && (
          <Button onPress={add} isPending={update.isPending}>
            {t("imports.language.add", { language: name })}
          </Button>
        )
      }
    >
      {t("imports.language.foreign_text")}
      {update.isError && <p className="mt-1 font-medium">{errorWords(update.error)}</p>}
    </Note>
  );
}
