import { useTranslation } from "#admin/i18n/i18n.ts";
import { isAdmin } from "#admin/session/roles.ts";
import { useUser } from "#admin/session/queries.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { feedbackApi } from "#contract/feedback.ts";
import { DownloadButton } from "./DownloadButton.tsx";

export function FeedbackCard() {
  const { t } = useTranslation();
  const user = useUser();
  return (
    <Card aria-labelledby="feedback-files">
      <CardHead id="feedback-files" title={t("dashboard.feedback.title")} />
      <CardBody className="flex flex-col items-start gap-3">
        <p className="text-muted">{t("dashboard.feedback.text")}</p>
        <DownloadButton endpoint={feedbackApi.customerCsv} filename="feedback-responses">
          {t("dashboard.feedback.download")}
        </DownloadButton>
        {isAdmin(user) && (
          <DownloadButton endpoint={feedbackApi.allCsv} filename="feedback-responses-all">
            {t("dashboard.feedback.download_all")}
          </DownloadButton>
        )}
      </CardBody>
    </Card>
  );
}
