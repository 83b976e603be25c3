import { errorWords } from "#admin/api/errors.ts";
import { useSnapshot } from "#admin/autosave/use-autosave.ts";
import { fieldElement } from "#admin/content/field-element.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { pagePath } from "#admin/paths.ts";
import { Note } from "#admin/ui/Note.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { ApiError } from "#contract/client.ts";
import { HEADLINE_LETTERS } from "#contract/page-content.ts";

const HEADLINE = "page.content.headline.";

/** Why the page is not being saved. On every tab, because the rejected field may be on another one. */
export function RefusedSave() {
  const { t } = useTranslation();
  const { page, saver, setLocale } = usePageWork();
  const error = useSnapshot(saver, (now) => (now.state === "failed" ? now.error : null));
  if (!(error instanceof ApiError) || error.body.code !== "invalid_input") return null;
  const locale = Object.keys(error.body.fields ?? {})
    .find((field) => field.startsWith(HEADLINE))
    ?.slice(HEADLINE.length);
  return (
    <div className="mt-4">
      <Note tone="danger" role="alert" title={t("pages.editor.refused.title")}>
        {locale === undefined ? (
          errorWords(error)
        ) : (
          <>
            {t("pages.editor.refused.headline", { language: languageName(locale), count: HEADLINE_LETTERS })}{" "}
            <TextLink href={`${pagePath(page)}#${fieldElement("headline")}`} onPress={() => setLocale(locale)}>
              {t("content.checks.go")}
            </TextLink>
          </>
        )}
      </Note>
    </div>
  );
}
