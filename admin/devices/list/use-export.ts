import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { saveFile } from "#admin/ui/save-file.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { devicesApi } from "#contract/devices.ts";
import type { Input } from "#contract/endpoint.ts";
import { today } from "#admin/i18n/today.ts";

export const FORMATS = ["csv", "geojson"] as const;
export type Format = (typeof FORMATS)[number];
export type FileQuery = Omit<Input<typeof devicesApi.csv>["query"], "locale">;

/** Fetches a file of just these devices and hands it to the browser: a link could not carry the bearer header. */
export function useExport() {
  const { t } = useTranslation();
  const { locale } = useContentLocale();
  const [isPending, setIsPending] = useState(false);

  const download = async (format: Format, wanted: FileQuery) => {
    setIsPending(true);
    try {
      const file = await call(devicesApi[format], { query: { ...wanted, ...(locale && { locale }) } });
      saveFile(file, `${t("devices.export.file")}-${today()}.${format}`);
      showToast({ message: t("devices.export.done") });
    } catch (error) {
      showToast({ tone: "danger", message: `${t("devices.export.failed")} ${errorWords(error)}` });
    }
    setIsPending(false);
  };
  return { download, isPending };
}
