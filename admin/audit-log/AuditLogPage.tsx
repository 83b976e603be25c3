import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Lock } from "lucide-react";
import { useSearchParams } from "react-router";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ListCard } from "#admin/lists/ListCard.tsx";
import { ListToolbar } from "#admin/lists/ListToolbar.tsx";
import { SortMenu } from "#admin/lists/SortMenu.tsx";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { canManage, isAdmin } from "#admin/session/roles.ts";
import { Card } from "#admin/ui/Card.tsx";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { ErrorState } from "#admin/ui/ErrorState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { TabLinks } from "#admin/ui/TabLinks.tsx";
import { auditLogApi } from "#contract/audit-log.ts";
import { AuditCsvButton } from "./AuditCsvButton.tsx";
import { AuditFilters } from "./AuditFilters.tsx";
import { AuditTable } from "./AuditTable.tsx";
import { askedOf, useAuditList } from "./audit-list.ts";

export function AuditLogPage() {
  const { t } = useTranslation();
  const user = useUser();
  const [params] = useSearchParams();
  if (user && !canManage(user))
    return (
      <>
        <PageHead title={t("audit.title")} />
        <Card>
          <ErrorState
            icon={Lock}
            title={t("audit.forbidden_title")}
            action={<LinkButton href={paths.dashboard()}>{t("layout.error.go_dashboard")}</LinkButton>}
          >
            {t("audit.forbidden")}
          </ErrorState>
        </Card>
      </>
    );
  const isWhole = isAdmin(user) && params.get("of") === "installation";
  return (
    <>
      <PageHead title={t("audit.title")} subtitle={isWhole ? t("audit.installation_subtitle") : t("audit.subtitle")} />
      {isAdmin(user) && (
        <div className="mb-4">
          <TabLinks
            label={t("audit.title")}
            items={[
              { href: paths.auditLog(), label: t("audit.workspace"), isCurrent: !isWhole },
              {
                href: `${paths.auditLog()}?of=installation`,
                label: t("audit.installation"),
                isCurrent: isWhole,
              },
            ]}
          />
        </div>
      )}
      <Entries key={String(isWhole)} isWhole={isWhole} isKnown={user !== undefined} />
    </>
  );
}

function Entries({ isWhole, isKnown }: { isWhole: boolean; isKnown: boolean }) {
  const { t } = useTranslation();
  const list = useAuditList();
  const asked = askedOf(list);
  const result = useQuery({
    ...query(isWhole ? auditLogApi.installation : auditLogApi.list, {
      query: { ...asked, page: list.page, per_page: list.perPage },
    }),
    placeholderData: keepPreviousData,
    enabled: isKnown,
  });
  const { entries, meta } = result.data ?? {};
  return (
    <>
      <ListToolbar
        noun="audit"
        list={list}
        count={meta?.total_count}
        sortMenu={<SortMenu noun="audit" list={list} names={{ at: t("audit.columns.at") }} />}
        end={<AuditCsvButton isWhole={isWhole} asked={asked} />}
      >
        <AuditFilters list={list} isWhole={isWhole} entries={entries} />
      </ListToolbar>
      <ListCard
        noun="audit"
        list={list}
        result={result}
        shown={entries?.length}
        total={meta?.total_count}
        empty={<EmptyState title={t("audit.list.empty_title")}>{t("audit.list.empty")}</EmptyState>}
      >
        <AuditTable entries={entries} list={list} isBusy={result.isFetching} />
      </ListCard>
      {meta && (
        <p className="mt-3 text-sm text-muted">
          {t("audit.kept")}{" "}
          {meta.kept_days === null ? t("audit.kept_always") : t("audit.kept_days", { count: meta.kept_days })}
        </p>
      )}
    </>
  );
}
