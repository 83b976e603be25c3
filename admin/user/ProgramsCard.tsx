import { useId } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { TextLink } from "#admin/ui/TextLink.tsx";

/** Links to the person's own API tokens. */
export function ProgramsCard() {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <Card aria-labelledby={titleId}>
      <CardHead id={titleId} title={t("user.programs.title")} />
      <CardBody className="flex flex-col items-start gap-2">
        <p className="text-muted">{t("user.programs.text")}</p>
        <TextLink href={paths.apiTokens()}>{t("user.programs.manage")}</TextLink>
      </CardBody>
    </Card>
  );
}
