import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { languageName } from "#admin/i18n/languages.ts";
import { useChangeWords } from "#admin/publishing/change-words.ts";
import { TextDifference } from "#admin/records/TextDifference.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { FileField } from "#admin/ui/FileField.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { Result } from "#contract/endpoint.ts";
import { translationsApi } from "#contract/translations.ts";

type Checked = Result<typeof translationsApi.check>;

const bodyOf = (file: File) => {
  const body = new FormData();
  body.set("file", file);
  return body;
};

/** Imports a translator's file, after a preview of the changes. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const check = useMutation({ mutationFn: (chosen: File) => call(translationsApi.check, { body: bodyOf(chosen) }) });
  const apply = useMutation({
    mutationFn: (chosen: File) => call(translationsApi.apply, { body: bodyOf(chosen) }),
    onSuccess: async ({ changed_count }) => {
      showToast({ message: t("translations.files.done", { count: changed_count }) });
      onClose();
      // texts of many records changed
      await client.invalidateQueries();
    },
  });
  const count = check.data?.changes.length ?? 0;
  return (
    <Dialog
      isOpen
      size="lg"
      onOpenChange={onClose}
      title={t("translations.files.title")}
      description={t("translations.files.text")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button onPress={onClose}>{t("common.cancel")}</Button>
          {file && count > 0 && (
            <Button variant="primary" isPending={apply.isPending} onPress={() => apply.mutate(file)}>
              {t("translations.files.apply", { count })}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-4">
        {!check.data && (
          <FileField
            label={t("translations.files.file")}
            hint={t("translations.files.hint")}
            words={{
              choose: t("translations.files.choose"),
              orDrop: t("translations.files.or_drop"),
              drop: t("translations.files.drop"),
              busy: t("translations.files.reading"),
            }}
            accept={[".xlf", ".xliff", ".csv", "text/csv", "application/xliff+xml"]}
            isBusy={check.isPending}
            onSelect={(chosen) => {
              setFile(chosen);
              check.mutate(chosen);
            }}
            errorMessage={check.isError ? errorWords(check.error) : undefined}
          />
        )}
        {check.data && <Preview checked={check.data} />}
        {apply.isError && (
          <Note tone="danger" role="alert">
            {errorWords(apply.error)}
          </Note>
        )}
      </div>
    </Dialog>
  );
}

/** Most changes previewed; all of them are applied. */
const MOST_SHOWN = 200;

function Preview({ checked: { changes, problems, unchanged_count, locale } }: { checked: Checked }) {
  const { t } = useTranslation();
  const { name } = useChangeWords();
  return (
    <>
      <p role="status" className="font-medium">
        {t("translations.files.found", { count: changes.length, language: languageName(locale) })}{" "}
        <span className="font-normal text-muted">{t("translations.files.unchanged", { count: unchanged_count })}</span>
      </p>
      {problems.length > 0 && (
        <Note tone="warning" title={t("translations.files.problems", { count: problems.length })}>
          <ul className="list-disc ps-4">
            {problems.slice(0, MOST_SHOWN).map(({ code, unit, source }) => (
              <li key={unit + code} className="[overflow-wrap:anywhere]">
                {t(`translations.files.codes.${code}`)} {source ? `“${source.slice(0, 80)}”` : unit}
              </li>
            ))}
          </ul>
        </Note>
      )}
      <ul className="flex max-h-[50vh] flex-col divide-y divide-border overflow-auto rounded-md border border-border">
        {changes.slice(0, MOST_SHOWN).map((change) => (
          <li key={change.subject_id + change.field} className="p-3">
            <p className="text-sm text-muted">
              {change.page_title} · {name(change.field)}
            </p>
            <TextDifference before={change.before ?? ""} after={change.after} locale={locale} />
          </li>
        ))}
        {changes.length > MOST_SHOWN && (
          <li className="p-3 text-muted">{t("translations.files.more", { count: changes.length - MOST_SHOWN })}</li>
        )}
      </ul>
    </>
  );
}
