import { CircleCheck, Clock } from "lucide-react";
import { useId } from "react";
import { formatDateTime } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";

export function TermsCard({ accepted_at }: { accepted_at: string | null }) {
  const { t } = useTranslation();
  const titleId = useId();
  const Glyph = accepted_at ? CircleCheck : Clock;
  return (
    <Card aria-labelledby={titleId}>
      <CardHead id={titleId} title={t("user.terms.title")} />
      <CardBody className="flex items-start gap-2 text-muted">
        <Glyph size={16} className={accepted_at ? "mt-0.5 text-success" : "mt-0.5"} aria-hidden />
        {accepted_at ? t("user.terms.accepted", { date: formatDateTime(accepted_at) }) : t("user.terms.not_accepted")}
      </CardBody>
    </Card>
  );
}
