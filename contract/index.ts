import { algorithmsApi } from "./algorithms.ts";
import { analyticsApi } from "./analytics.ts";
import { apiTokensApi } from "./api-tokens.ts";
import { assistantsApi } from "./assistants.ts";
import { citySignInApi } from "./city-sign-in.ts";
import { codePlacesApi } from "./code-places.ts";
import { customerFileApi } from "./customer-file.ts";
import { customersApi } from "./customers.ts";
import { dashboardApi } from "./dashboard.ts";
import { algorithmChainApi, deviceChainApi } from "./datachains.ts";
import { deletionsApi } from "./deletions.ts";
import { devicesApi } from "./devices.ts";
import type { Endpoint } from "./endpoint.ts";
import { factsheetsApi } from "./factsheets.ts";
import { feedbackApi } from "./feedback.ts";
import { guideApi } from "./guide.ts";
import { identityProvidersApi } from "./identity-providers.ts";
import { importsApi } from "./imports.ts";
import { installationApi } from "./installation.ts";
import { labelsApi } from "./labels.ts";
import { locationsApi } from "./locations.ts";
import { orphanScansApi } from "./orphan-scans.ts";
import { outsideLinksApi } from "./outside-links.ts";
import { organizationsApi } from "./organizations.ts";
import { pagesApi } from "./pages.ts";
import { passkeysApi } from "./passkeys.ts";
import { progressApi } from "./progress.ts";
import { publicChangesApi } from "./public-changes.ts";
import { approvalsApi } from "./approvals.ts";
import { publicationsApi } from "./publications.ts";
import { qrCodesApi } from "./qr-codes.ts";
import { redirectsApi } from "./redirects.ts";
import { registerConnectionsApi, registerRecordsApi } from "./register-connections.ts";
import { relationshipsApi } from "./relationships.ts";
import { savedViewsApi } from "./saved-views.ts";
import { scimApi } from "./scim.ts";
import { secondStepsApi } from "./second-steps.ts";
import { sessionApi } from "./session.ts";
import { shareLinksApi } from "./share-links.ts";
import { shortCodesApi } from "./short-codes.ts";
import { signsApi } from "./signs.ts";
import { sitesApi } from "./sites.ts";
import { statusesApi } from "./statuses.ts";
import { suggestionsApi } from "./suggestions.ts";
import { taxonomiesApi } from "./taxonomies.ts";
import { teamApi } from "./team.ts";
import { translationsApi } from "./translations.ts";
import { userApi } from "./user.ts";
import { auditLogApi } from "./audit-log.ts";
import { webhooksApi } from "./webhooks.ts";
import { writingHelpApi } from "./writing-help.ts";
import { yearlyReportsApi } from "./yearly-reports.ts";

/** Every endpoint: the source of routes, OpenAPI, client and access tests. */
export const api = {
  session: sessionApi,
  user: userApi,
  secondSteps: secondStepsApi,
  passkeys: passkeysApi,
  customers: customersApi,
  installation: installationApi,
  team: teamApi,
  apiTokens: apiTokensApi,
  assistants: assistantsApi,
  writingHelp: writingHelpApi,
  identityProviders: identityProvidersApi,
  citySignIn: citySignInApi,
  scim: scimApi,
  sites: sitesApi,
  labels: labelsApi,
  organizations: organizationsApi,
  statuses: statusesApi,
  devices: devicesApi,
  locations: locationsApi,
  deviceChain: deviceChainApi,
  algorithms: algorithmsApi,
  factsheets: factsheetsApi,
  algorithmChain: algorithmChainApi,
  taxonomies: taxonomiesApi,
  savedViews: savedViewsApi,
  imports: importsApi,
  pages: pagesApi,
  progress: progressApi,
  publications: publicationsApi,
  approvals: approvalsApi,
  publicChanges: publicChangesApi,
  relationships: relationshipsApi,
  redirects: redirectsApi,
  translations: translationsApi,
  shareLinks: shareLinksApi,
  suggestions: suggestionsApi,
  guide: guideApi,
  shortCodes: shortCodesApi,
  codePlaces: codePlacesApi,
  orphanScans: orphanScansApi,
  outsideLinks: outsideLinksApi,
  yearlyReports: yearlyReportsApi,
  qrCodes: qrCodesApi,
  signs: signsApi,
  feedback: feedbackApi,
  analytics: analyticsApi,
  dashboard: dashboardApi,
  deletions: deletionsApi,
  auditLog: auditLogApi,
  webhooks: webhooksApi,
  registerConnections: registerConnectionsApi,
  registerRecords: registerRecordsApi,
  customerFile: customerFileApi,
};

export const endpoints: readonly Endpoint[] = Object.values(api).flatMap((group) => Object.values(group));
