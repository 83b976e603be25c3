import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { uuidv7 } from "uuidv7";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { EditorsOnly } from "#admin/frame/EditorsOnly.tsx";
import { LeaveGuard } from "#admin/frame/LeaveGuard.tsx";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { languageTag } from "#admin/i18n/locales.ts";
import { pagesChanged } from "#admin/pages/pages-cache.ts";
import { paths } from "#admin/paths.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody } from "#admin/ui/Card.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { hasAtMost } from "#contract/letters.ts";
import { EMPTY_COLLECTION, emptyPageContent, HEADLINE_LETTERS } from "#contract/page-content.ts";
import { pagesApi } from "#contract/pages.ts";
import { RuleChoice, RuleFields } from "./RuleFields.tsx";

/** Creates the collection and opens its pages. The client picks the id, so a retry cannot create two. */
function useCreation() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const navigate = useNavigate();
  return useCall(pagesApi.create, {
    onSuccess: async ({ page }) => {
      showToast({ message: t("collections.created", { name: page.title }) });
      void pagesChanged(client);
      await navigate(paths.collectionPagePages(page.id));
    },
  });
}

/** Asks for a headline and a rule only; the rest is written in the editor. */
export function NewCollectionPage() {
  const { t } = useTranslation();
  return (
    <EditorsOnly back={{ href: paths.pages(), label: t("pages.title") }}>
      <PageHead title={t("collections.new_title")} subtitle={t("collections.new_text")} />
      <NewCollectionForm />
    </EditorsOnly>
  );
}

function NewCollectionForm() {
  const { t } = useTranslation();
  const { default_locale = "en" } = useContentLocale();
  const id = useRef(uuidv7());
  const field = useRef<HTMLTextAreaElement>(null);
  const [headline, setHeadline] = useState("");
  const [settings, setSettings] = useState(EMPTY_COLLECTION);
  const [isMissing, setMissing] = useState(false);
  const creation = useCreation();
  const isTooLong = !hasAtMost(headline.trim(), HEADLINE_LETTERS);
  const missing = isMissing && !headline.trim() ? t("collections.headline_missing") : undefined;
  const problem = isTooLong ? t("common.validation.too_long", { count: HEADLINE_LETTERS }) : missing;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const title = headline.trim();
    setMissing(title === "");
    if (title === "" || isTooLong) return field.current?.focus();
    const content = {
      ...emptyPageContent("collection_page"),
      headline: { [default_locale]: title },
      collection: settings,
    };
    return creation.mutate({
      body: { page: { id: id.current, type: "collection_page", subject_id: null, content } },
    });
  };
  return (
    <>
      <LeaveGuard isDirty={headline !== "" && !creation.isPending && !creation.isSuccess} />
      <form noValidate onSubmit={send} className="flex max-w-180 flex-col gap-5">
        <Card>
          <CardBody className="flex flex-col gap-5">
            <TextArea
              ref={field}
              rows={1}
              label={t("collections.headline")}
              hint={t("collections.headline_hint", { language: languageName(default_locale) })}
              lang={languageTag(default_locale)}
              limit={HEADLINE_LETTERS}
              isCounterLate
              counterLabel={(used, limit) => t("pages.editor.counter", { used, limit })}
              value={headline}
              onChange={(text) => setHeadline(text.replaceAll("\n", " "))}
              errorMessage={problem}
            />
            <RuleChoice settings={settings} onChange={(part) => setSettings({ ...settings, ...part })} />
            <RuleFields settings={settings} onChange={(part) => setSettings({ ...settings, ...part })} />
          </CardBody>
        </Card>
        {creation.isError && (
          <Note tone="danger" role="alert">
            {errorWords(creation.error)}
          </Note>
        )}
        <div className="flex flex-wrap gap-2 max-md:flex-col">
          <Button type="submit" variant="primary" isPending={creation.isPending}>
            {t("collections.create")}
          </Button>
          <LinkButton href={paths.pages()}>{t("common.cancel")}</LinkButton>
        </div>
      </form>
    </>
  );
}
