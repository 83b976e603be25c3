import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { query, readAhead } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { OrganizationLogo } from "#admin/inventory/OrganizationLogo.tsx";
import type { Prefetch } from "#admin/frame/load-page.ts";
import { useNamedPage } from "#admin/frame/page-name.ts";
import { FOR_EDITING } from "#admin/records/for-editing.ts";
import { LoadedRecord } from "#admin/records/LoadedRecord.tsx";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import { contentLocale, useContentLocale } from "#admin/session/content-locale.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { type Organization, organizationsApi } from "#contract/organizations.ts";
import { OrganizationActions } from "./OrganizationActions.tsx";
import { OrganizationForm } from "./OrganizationForm.tsx";

const organizationQuery = (id: string, locale: string | undefined) => ({
  ...query(organizationsApi.get, { params: { id }, query: locale ? { locale } : {} }),
  ...FOR_EDITING,
});

export const prefetch: Prefetch = (client, { organization_id = "" }) =>
  readAhead(client, organizationQuery(organization_id, contentLocale(client)));

export function OrganizationPage() {
  const { t } = useTranslation();
  const { organization_id: id = "" } = useParams();
  const { locale } = useContentLocale();
  const result = useQuery({ ...organizationQuery(id, locale), enabled: locale !== undefined });
  return (
    <LoadedRecord result={result} failedTitle={t("organizations.load_failed")} skeleton={<RecordSkeleton />} isFresh>
      {({ organization }) => (
        <Loaded key={organization.id} organization={organization} locale={locale ?? organization.locale} />
      )}
    </LoadedRecord>
  );
}

function Loaded({ organization, locale }: { organization: Organization; locale: string }) {
  const { t } = useTranslation();
  const isWriter = canEdit(useUser());
  useNamedPage(organization.name);
  return (
    <>
      <PageHead
        title={
          <span className="flex items-center gap-3">
            <OrganizationLogo organization={organization} size="lg" />
            <span className="line-clamp-5">{organization.name}</span>
          </span>
        }
        status={<span className="text-muted">{t(`organizations.kinds.${organization.kind}`)}</span>}
        actions={isWriter && <OrganizationActions organization={organization} />}
      />
      <OrganizationForm key={locale} organization={organization} locale={locale} isReadOnly={!isWriter} />
    </>
  );
}
