import { useController } from "react-hook-form";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { LazyRichText } from "#admin/ui/LazyRichText.tsx";
import { directionOf } from "#contract/direction.ts";
import type { Site } from "#contract/sites.ts";
import { fieldId } from "#admin/records/field-id.ts";
import type { SiteValues } from "../form/site-values.ts";
import { useRichTextWords } from "#admin/records/rich-text-words.ts";
import { useFallbackHint } from "#admin/records/TextEntry.tsx";

export function AboutEntry({ site, locale, isReadOnly }: { site: Site; locale: string; isReadOnly: boolean }) {
  const { t } = useTranslation();
  const words = useRichTextWords();
  const { field, fieldState } = useController<SiteValues, "about">({ name: "about" });
  const fallback = useFallbackHint({ locale, fallbacks: site.fallbacks }, "about", field.value);
  const label = t("sites.field.about");

  if (isReadOnly) {
    return (
      <div className="flex flex-col gap-1">
        <span className="text-sm font-medium">{label}</span>
        <p
          lang={languageTag(locale)}
          dir={directionOf(locale)}
          className="rounded-md border border-border bg-sunken px-3 py-2 whitespace-pre-line"
        >
          {field.value || "–"}
        </p>
      </div>
    );
  }
  return (
    <LazyRichText
      id={fieldId("about")}
      label={label}
      optionalLabel={t("common.optional")}
      words={words}
      lang={languageTag(locale)}
      dir={directionOf(locale)}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      hint={fallback ?? t("sites.texts.about_hint")}
      errorMessage={fieldState.error?.message}
    />
  );
}
