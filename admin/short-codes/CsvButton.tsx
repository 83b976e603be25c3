import { Download } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { today } from "#admin/i18n/today.ts";
import { Button } from "#admin/ui/Button.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { Input } from "#contract/endpoint.ts";
import { shortCodesApi } from "#contract/short-codes.ts";

/** Downloads all codes matching the filters as CSV. */
export function CsvButton({ wanted }: { wanted: Input<typeof shortCodesApi.csv>["query"] }) {
  const { t } = useTranslation();
  const download = useCall(shortCodesApi.csv, {
    onSuccess: (file) => {
      saveFile(file, `${t("codes.csv.file")}-${today()}.csv`);
      showToast({ message: t("codes.csv.done") });
    },
    onError: (error) => showToast({ tone: "danger", message: `${t("codes.csv.failed")} ${errorWords(error)}` }),
  });
  return (
    <Button size="sm" icon={Download} isPending={download.isPending} onPress={() => download.mutate({ query: wanted })}>
      {t("codes.csv.download")}
    </Button>
  );
}
