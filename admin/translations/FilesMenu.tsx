import { useMutation } from "@tanstack/react-query";
import { Download, Upload } from "lucide-react";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { usePageWork } from "#admin/content/page-work.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { translationsApi } from "#contract/translations.ts";
import { ImportDialog } from "./ImportDialog.tsx";

const CHOICES = ["xliff", "csv"] as const;

/** Exports texts for translators, and imports their files. */
export function FilesMenu({ locale, canEdit }: { locale: string; canEdit: boolean }) {
  const { t } = useTranslation();
  const { page } = usePageWork();
  const [isImporting, setImporting] = useState(false);
  const download = useMutation({
    mutationFn: ({ format, isWhole }: { format: (typeof CHOICES)[number]; isWhole: boolean }) =>
      call(translationsApi.file, { query: { locale, format, ...(!isWhole && { page_id: [page.id] }) } }),
    onSuccess: (blob, { format }) =>
      saveFile(blob, `translations-${page.default_locale}-${locale}.${format === "xliff" ? "xlf" : "csv"}`),
    onError: (error) => showToast({ tone: "danger", message: errorWords(error) }),
  });
  return (
    <>
      <Menu
        aria-label={t("translations.export")}
        placement="bottom end"
        trigger={
          <Button icon={Download} isPending={download.isPending}>
            {t("translations.export")}
          </Button>
        }
      >
        {CHOICES.flatMap((format) =>
          [false, true].map((isWhole) => (
            <MenuItem key={format + String(isWhole)} onAction={() => download.mutate({ format, isWhole })}>
              {t(`translations.${isWhole ? "whole_guide" : "this_page"}`, {
                format: format === "xliff" ? "XLIFF 2.1" : "CSV",
              })}
            </MenuItem>
          )),
        )}
      </Menu>
      {canEdit && (
        <Button icon={Upload} onPress={() => setImporting(true)}>
          {t("translations.import")}
        </Button>
      )}
      {isImporting && <ImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}
