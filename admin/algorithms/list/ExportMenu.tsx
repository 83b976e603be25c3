import { Download } from "lucide-react";
import { useState } from "react";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { saveFile } from "#admin/ui/save-file.ts";
import { today } from "#admin/i18n/today.ts";
import { useContentLocale } from "#admin/session/content-locale.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import type { Input } from "#contract/endpoint.ts";

const FORMATS = ["csv", "nl_json"] as const;
type Format = (typeof FORMATS)[number];
type FileQuery = Omit<Input<typeof algorithmsApi.csv>["query"], "locale">;

const FILES = {
  csv: { endpoint: algorithmsApi.csv, ending: "csv" },
  nl_json: { endpoint: algorithmsApi.nlJson, ending: "json" },
} as const;

/** Fetches a file of just these algorithms and hands it to the browser: a link could not carry the bearer header. */
function useExport(wanted: FileQuery) {
  const { t } = useTranslation();
  const { locale } = useContentLocale();
  const [isPending, setIsPending] = useState(false);

  const download = async (format: Format) => {
    setIsPending(true);
    const { endpoint, ending } = FILES[format];
    try {
      const file = await call(endpoint, { query: { ...wanted, ...(locale && { locale }) } });
      saveFile(file, `${t("algorithms.export.file")}-${today()}.${ending}`);
      showToast({ message: t("algorithms.export.done") });
    } catch (error) {
      showToast({ tone: "danger", message: `${t("algorithms.export.failed")} ${errorWords(error)}` });
    }
    setIsPending(false);
  };
  return { download, isPending };
}

export function ExportMenu({ wanted }: { wanted: FileQuery }) {
  const { t } = useTranslation();
  const { download, isPending } = useExport(wanted);
  return (
    <Menu
      aria-label={t("algorithms.export.action")}
      placement="bottom end"
      onAction={(format) => void download(format as Format)}
      trigger={
        <Button icon={Download} isPending={isPending}>
          {t("algorithms.export.action")}
        </Button>
      }
    >
      {FORMATS.map((format) => (
        <MenuItem key={format} id={format} detail={t(`algorithms.export.${format}_detail`)}>
          {t(`algorithms.export.${format}`)}
        </MenuItem>
      ))}
    </Menu>
  );
}
