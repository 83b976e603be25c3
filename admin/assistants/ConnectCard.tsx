import { config } from "#admin/api/config.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { CopyField } from "#admin/ui/CopyField.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";
import { MCP_PATH } from "#contract/assistants.ts";

export function ConnectCard() {
  const { t } = useTranslation();
  return (
    <Card aria-labelledby="assistants-connect">
      <CardHead
        id="assistants-connect"
        title={t("assistants.connect.title")}
        actions={<span className="me-2 text-sm text-muted">{t("assistants.connect.everyone")}</span>}
      />
      <CardBody className="flex flex-col gap-4">
        <CopyField
          label={t("assistants.connect.address")}
          value={new URL(MCP_PATH, config().api_base || location.origin).href}
          copyLabel={t("assistants.connect.copy")}
          copiedLabel={t("assistants.connect.copied")}
          refusedLabel={t("common.not_copied")}
        />
        <ol className="flex list-decimal flex-col gap-2 ps-5 marker:text-muted">
          <li>
            {t("assistants.connect.token")}{" "}
            <TextLink isInline href={paths.apiTokens()}>
              {t("assistants.connect.open_tokens")}
            </TextLink>
            <span className="block text-sm text-muted">{t("assistants.connect.token_text")}</span>
          </li>
          <li className="[overflow-wrap:anywhere]">{t("assistants.connect.paste")}</li>
          <li>{t("assistants.connect.ask")}</li>
        </ol>
      </CardBody>
    </Card>
  );
}
