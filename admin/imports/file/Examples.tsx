import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { saveFile } from "#admin/ui/save-file.ts";
import { today } from "#admin/i18n/today.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import type { ImportSubject } from "#contract/imports.ts";
import { fieldGroups } from "../import-fields.ts";

/** Rarely filled in by hand: ids are assigned by us, and places are usually given by latitude and longitude. */
const UNUSUAL: readonly string[] = ["id", "location_id", "coordinates", "geometry"];
const EXPORTS = { devices: devicesApi.csv, algorithms: algorithmsApi.csv } as const;

/** Downloads of tables whose columns are recognized on import: an empty one, and an export of current records. */
export function Examples({ subject }: { subject: ImportSubject }) {
  const { t } = useTranslation();
  const { locale } = useContentLocale();
  const [isPending, setIsPending] = useState(false);
  const noun = t(`${subject}.export.file`);

  const saveBlank = () => {
    const names = fieldGroups(t, subject).flatMap(({ fields }) => fields.map(({ id }) => id));
    // the cell of a question holds the columns of its rows
    const isRowColumn = (name: string) => name.split(".").length > 2;
    const line = names.filter((name) => !UNUSUAL.includes(name) && !isRowColumn(name)).join(",");
    // the BOM tells spreadsheets that the file is UTF-8
    saveFile(new Blob([`\uFEFF${line}\r\n`], { type: "text/csv" }), `${noun}-${t("imports.example.blank_file")}.csv`);
  };
  const saveOwn = async () => {
    setIsPending(true);
    try {
      saveFile(await call(EXPORTS[subject], { query: locale ? { locale } : {} }), `${noun}-${today()}.csv`);
    } catch (error) {
      showToast({ tone: "danger", message: `${t(`${subject}.export.failed`)} ${errorWords(error)}` });
    }
    setIsPending(false);
  };

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-sm text-muted">
        <span className="font-medium text-text">{t("imports.example.title")}</span> {t("imports.example.text")}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" icon={Download} onPress={saveBlank}>
          {t("imports.example.blank")}
        </Button>
        <Button size="sm" icon={Download} isPending={isPending} onPress={() => void saveOwn()}>
          {t(`imports.example.own.${subject}`)}
        </Button>
      </div>
    </div>
  );
}
