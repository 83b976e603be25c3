import { Download } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { today } from "#admin/i18n/today.ts";
import { Button } from "#admin/ui/Button.tsx";
import { saveFile } from "#admin/ui/save-file.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { auditLogApi } from "#contract/audit-log.ts";
import type { askedOf } from "./audit-list.ts";

/** Downloads what the filters show. */
export function AuditCsvButton({ isWhole, asked }: { isWhole: boolean; asked: ReturnType<typeof askedOf> }) {
  const { t } = useTranslation();
  const download = useCall(isWhole ? auditLogApi.installationCsv : auditLogApi.csv, {
    onSuccess: (file) => {
      saveFile(file, `${t("audit.csv.file")}-${today()}.csv`);
      showToast({ message: t("audit.csv.done") });
    },
    onError: (error) => showToast({ tone: "danger", message: `${t("audit.csv.failed")} ${errorWords(error)}` }),
  });
  return (
    <Button size="sm" icon={Download} isPending={download.isPending} onPress={() => download.mutate({ query: asked })}>
      {t("audit.csv.download")}
    </Button>
  );
}
