import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { customersQuery } from "#admin/session/queries.ts";
import { Badge } from "#admin/ui/Badge.tsx";
import { Button } from "#admin/ui/Button.tsx";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { User } from "#contract/user.ts";

/** The person's workspaces. Shows the role in the current one. */
export function OrganizationsCard({ user }: { user: User }) {
  const { t } = useTranslation();
  const titleId = useId();
  const { data, error, refetch, isFetching } = useQuery(customersQuery());
  const customers = data?.customers.toSorted(
    (a, b) => Number(b.id === user.customer_id) - Number(a.id === user.customer_id),
  );

  return (
    <Card aria-labelledby={titleId}>
      <CardHead id={titleId} title={t("user.organizations.title")} count={customers?.length} />
      {customers?.length === 0 && <CardBody className="text-muted">{t("user.organizations.none")}</CardBody>}
      {!customers && !error && (
        <CardBody>
          <Skeleton width="60%" height={14} />
        </CardBody>
      )}
      {error && !customers && (
        <CardBody>
          <Note
            tone="warning"
            role="status"
            title={t("user.organizations.failed")}
            actions={
              <Button size="sm" onPress={() => void refetch()} isPending={isFetching}>
                {t("common.retry")}
              </Button>
            }
          >
            {errorWords(error)}
          </Note>
        </CardBody>
      )}
      {Boolean(customers?.length) && (
        <ul className="max-h-90 divide-y divide-border overflow-auto">
          {customers?.map((customer) => (
            <li key={customer.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 px-4 py-2.5">
              <span className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{customer.name}</span>
              <RoleBadge user={user} isCurrent={customer.id === user.customer_id} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function RoleBadge({ user, isCurrent }: { user: User; isCurrent: boolean }) {
  const { t } = useTranslation();
  if (!isCurrent || !user.role) return null;
  return <Badge tone="sunken">{t(`user.organizations.${user.role}`)}</Badge>;
}
