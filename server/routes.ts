import { algorithmRoutes } from "./algorithms/routes.ts";
import { algorithmConstraints } from "./algorithms/table.ts";
import { analyticsRoutes } from "./analytics/routes.ts";
import { apiTokenRoutes } from "./api-tokens/routes.ts";
import { assistantRoutes } from "./assistants/routes.ts";
import { customerFileRoutes } from "./customer-file/routes.ts";
import { customerRoutes } from "./customers/routes.ts";
import { dashboardRoutes } from "./dashboard/routes.ts";
import { datachainRoutes } from "./datachains/routes.ts";
import { deletionRoutes } from "./deletions/routes.ts";
import { deviceRoutes } from "./devices/routes.ts";
import { deviceConstraints } from "./devices/table.ts";
import { factsheetRoutes } from "./factsheets/routes.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { identityProviderRoutes } from "./identity-providers/routes.ts";
import { identityConstraints } from "./identity-providers/table.ts";
import { importRoutes } from "./imports/routes.ts";
import { installationRoutes } from "./installation/routes.ts";
import { labelRoutes } from "./labels/routes.ts";
import { labelConstraints } from "./labels/table.ts";
import { locationRoutes } from "./locations/routes.ts";
import { organizationRoutes } from "./organizations/routes.ts";
import { organizationConstraints } from "./organizations/table.ts";
import { publishingRoutes } from "./pages/publishing/routes.ts";
import { pageRoutes } from "./pages/routes.ts";
import { pageConstraints } from "./pages/table.ts";
import { outsideLinkRoutes } from "./outside-links/routes.ts";
import { passkeyConstraints } from "./passkeys/table.ts";
import { passkeyRoutes } from "./passkeys/routes.ts";
import type { ConstraintMeanings } from "./platform/http/errors.ts";
import type { Route } from "./platform/http/http.ts";
import { progressRoutes } from "./progress/routes.ts";
import { publicChangeRoutes } from "./public-changes/routes.ts";
import { registerConnectionRoutes } from "./register-connections/routes.ts";
import { registerRecordRoutes } from "./register-records/routes.ts";
import { redirectRoutes } from "./redirects/routes.ts";
import { redirectConstraints } from "./redirects/table.ts";
import { savedViewRoutes } from "./saved-views/routes.ts";
import { savedViewConstraints } from "./saved-views/table.ts";
import { scimRoutes } from "./scim/routes.ts";
import { secondStepRoutes } from "./second-steps/routes.ts";
import { sessionRoutes } from "./session/routes.ts";
import { shareLinkRoutes } from "./share-links/routes.ts";
import { shortCodeRoutes } from "./short-codes/routes.ts";
import { signRoutes } from "./signs/routes.ts";
import { shortCodeConstraints } from "./short-codes/table.ts";
import { siteRoutes } from "./sites/routes.ts";
import { siteConstraints } from "./sites/table.ts";
import { statusRoutes } from "./statuses/routes.ts";
import { statusConstraints } from "./statuses/table.ts";
import { suggestionRoutes } from "./suggestions/routes.ts";
import { taxonomyRoutes } from "./taxonomies/routes.ts";
import { taxonomyConstraints } from "./taxonomies/table.ts";
import { teamRoutes } from "./team/routes.ts";
import { translationRoutes } from "./translations/routes.ts";
import { userConstraints } from "./user/table.ts";
import { userRoutes } from "./user/routes.ts";
import { auditLogRoutes } from "./audit-log/routes.ts";
import { webhookRoutes } from "./webhooks/routes.ts";
import { writingHelpRoutes } from "./writing-help/routes.ts";
import { yearlyReportRoutes } from "./yearly-reports/routes.ts";

/** Every endpoint with its handler. A test compares this list with the contract. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...userRoutes,
  ...secondStepRoutes,
  ...outsideLinkRoutes,
  ...passkeyRoutes,
  ...customerRoutes,
  ...installationRoutes,
  ...teamRoutes,
  ...identityProviderRoutes,
  ...scimRoutes,
  ...labelRoutes,
  ...siteRoutes,
  ...organizationRoutes,
  ...statusRoutes,
  ...deviceRoutes,
  ...savedViewRoutes,
  ...locationRoutes,
  ...datachainRoutes,
  ...taxonomyRoutes,
  ...algorithmRoutes,
  ...factsheetRoutes,
  ...importRoutes,
  ...pageRoutes,
  ...shareLinkRoutes,
  ...suggestionRoutes,
  ...progressRoutes,
  ...publishingRoutes,
  ...publicChangeRoutes,
  ...redirectRoutes,
  ...translationRoutes,
  ...shortCodeRoutes,
  ...signRoutes,
  ...feedbackRoutes,
  ...analyticsRoutes,
  ...dashboardRoutes,
  ...deletionRoutes,
  ...auditLogRoutes,
  ...apiTokenRoutes,
  ...assistantRoutes,
  ...writingHelpRoutes,
  ...webhookRoutes,
  ...registerConnectionRoutes,
  ...registerRecordRoutes,
  ...yearlyReportRoutes,
  ...customerFileRoutes,
];

export const constraints: ConstraintMeanings = {
  ...algorithmConstraints,
  ...organizationConstraints,
  ...userConstraints,
  ...identityConstraints,
  ...labelConstraints,
  ...statusConstraints,
  ...deviceConstraints,
  ...savedViewConstraints,
  ...siteConstraints,
  ...redirectConstraints,
  ...shortCodeConstraints,
  ...taxonomyConstraints,
  ...pageConstraints,
  ...passkeyConstraints,
};
