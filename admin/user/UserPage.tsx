import { useQuery } from "@tanstack/react-query";
import { CircleCheck, Clock } from "lucide-react";
import { useId } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { userQuery } from "#admin/session/queries.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { formatDateTime } from "#admin/i18n/format.ts";
import { DigestCard } from "./DigestCard.tsx";
import { OrganizationsCard } from "./OrganizationsCard.tsx";
import { PasskeysCard } from "./PasskeysCard.tsx";
import { PersonalForms } from "./PersonalForms.tsx";
import { ProgramsCard } from "./ProgramsCard.tsx";
import { SessionsCard } from "./SessionsCard.tsx";
import { SecondStepCard } from "./SecondStepCard.tsx";
import { UserSkeleton } from "./UserSkeleton.tsx";

export function UserPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead title={t("user.title")} subtitle={t("user.subtitle")} />
      <Loaded />
    </>
  );
}

function Loaded() {
  const { t } = useTranslation();
  const { data, error, isFetching, refetch } = useQuery(userQuery());
  if (data) {
    const { user } = data;
    return (
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <PersonalForms key={user.id} user={user} />
          <SecondStepCard email={user.email} isDemanded={user.needs_second_step ?? false} />
          <PasskeysCard email={user.email} />
          {user.digest && <DigestCard digest={user.digest} />}
          <SessionsCard />
        </div>
        <div className="flex min-w-0 flex-col gap-6">
          <OrganizationsCard user={user} />
          {user.role && <ProgramsCard />}
          <TermsCard accepted_at={user.tos_accepted_at} />
        </div>
      </div>
    );
  }
  if (!error) return <UserSkeleton />;
  return (
    <Card>
      <ErrorState
        title={t("user.load_failed")}
        retryLabel={t("common.retry")}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      >
        {errorWords(error)} {t("user.load_kept")}
      </ErrorState>
    </Card>
  );
}

function TermsCard({ accepted_at }: { accepted_at: string | null }) {
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
