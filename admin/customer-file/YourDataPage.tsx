import { useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { customerQuery, useUser } from "#admin/session/queries.ts";
import { canManage, isAdmin } from "#admin/session/roles.ts";
import { Card } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { RestoreCard } from "./RestoreCard.tsx";
import { TakeCard } from "./TakeCard.tsx";

export function YourDataPage() {
  const { t } = useTranslation();
  const user = useUser();
  const customer = useQuery(customerQuery()).data?.customer;
  if (user && !canManage(user))
    return (
      <>
        <PageHead title={t("layout.nav.your_data")} />
        <Card>
          <ErrorState
            icon={Lock}
            title={t("data.forbidden_title")}
            action={<LinkButton href={paths.dashboard()}>{t("layout.error.go_dashboard")}</LinkButton>}
          >
            {t("data.forbidden")}
          </ErrorState>
        </Card>
      </>
    );
  return (
    <>
      <PageHead
        title={t("layout.nav.your_data")}
        subtitle={customer ? t("data.subtitle", { customer: customer.name }) : "\u00A0"}
      />
      <div className="flex max-w-4xl flex-col gap-6">
        <TakeCard isKnown={user !== undefined} />
        {isAdmin(user) && <RestoreCard />}
      </div>
    </>
  );
}
