import { Download } from "lucide-react";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";
import type { feedbackApi } from "#contract/feedback.ts";
import { saveFile } from "#admin/ui/save-file.ts";

interface DownloadButtonProps {
  endpoint: typeof feedbackApi.customerCsv | typeof feedbackApi.allCsv;
  filename: string;
  children: string;
}

/** Fetches the file, because a link cannot send the bearer header. */
export function DownloadButton({ endpoint, filename, children }: DownloadButtonProps) {
  const { t } = useTranslation();
  const download = useCall<DownloadButtonProps["endpoint"]>(endpoint, {
    onSuccess: (file) => {
      saveFile(file, `${filename}-${new Date().toISOString().slice(0, 10)}.csv`);
      showToast({ message: t("dashboard.feedback.done") });
    },
    onError: (error) =>
      showToast({ tone: "danger", message: `${t("dashboard.feedback.failed")} ${errorWords(error)}` }),
  });
  return (
    <Button
      icon={Download}
      isPending={download.isPending}
      pendingLabel={t("dashboard.feedback.preparing")}
      onPress={() => download.mutate({})}
      className="max-w-full text-start whitespace-normal!"
    >
      {children}
    </Button>
  );
}
