const withToken = (path: string) => (token?: string) => (token ? `${path}?token=${encodeURIComponent(token)}` : path);

/** Treats "/devices/" like "/devices". */
export function withoutEndSlash(path: string) {
  let end = path.length;
  while (path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** Every path of the admin. `paths.test.tsx` checks them against the route table. */
export const paths = {
  root: () => "/",
  dashboard: () => "/dashboard",
  user: () => "/user",
  team: () => "/team",
  apiTokens: () => "/api-tokens",
  assistants: () => "/assistants",
  writingHelp: () => "/writing-help",
  webhooks: () => "/webhooks",
  auditLog: () => "/audit-log",
  signInSettings: () => "/sign-in-settings",
  dutchRegister: () => "/dutch-register",
  releases: () => "/releases",
  workspaces: () => "/workspaces",
  yourData: () => "/your-data",
  logout: () => "/logout",

  login: () => "/auth/login",
  secondStep: () => "/auth/second-step",
  citySignIn: () => "/auth/city",
  authLogout: () => "/auth/logout",
  shareRedirect: withToken("/auth/share_redirect"),
  forgot: () => "/auth/forgot",
  reset: withToken("/auth/reset"),
  invitation: withToken("/auth/invitation"),
  setup: withToken("/auth/setup"),
  leaveDigest: withToken("/auth/leave_digest"),

  guide: () => "/guide-app",
  pages: () => "/guide-app/pages",
  deletedPages: () => "/guide-app/pages/deleted",
  homePage: () => "/guide-app/pages/home",
  devicePage: (page_id: string) => `/guide-app/pages/devices/${page_id}`,
  devicePageFaq: (page_id: string) => `/guide-app/pages/devices/${page_id}/faq`,
  devicePageMap: (page_id: string) => `/guide-app/pages/devices/${page_id}/map`,
  devicePageDevice: (page_id: string) => `/guide-app/pages/devices/${page_id}/device`,
  devicePageFeedback: (page_id: string) => `/guide-app/pages/devices/${page_id}/feedback`,
  devicePageShortCodes: (page_id: string) => `/guide-app/pages/devices/${page_id}/short-codes`,
  devicePageRelationships: (page_id: string) => `/guide-app/pages/devices/${page_id}/relationships`,
  algorithmPage: (page_id: string) => `/guide-app/pages/algorithms/${page_id}`,
  algorithmPageFaq: (page_id: string) => `/guide-app/pages/algorithms/${page_id}/faq`,
  algorithmPageAlgorithm: (page_id: string) => `/guide-app/pages/algorithms/${page_id}/algorithm`,
  algorithmPageFeedback: (page_id: string) => `/guide-app/pages/algorithms/${page_id}/feedback`,
  algorithmPageShortCodes: (page_id: string) => `/guide-app/pages/algorithms/${page_id}/short-codes`,
  algorithmPageRelationships: (page_id: string) => `/guide-app/pages/algorithms/${page_id}/relationships`,
  newCollection: () => "/guide-app/pages/collections/new",
  collectionPage: (page_id: string) => `/guide-app/pages/collections/${page_id}`,
  collectionPagePages: (page_id: string) => `/guide-app/pages/collections/${page_id}/pages`,
  collectionPageCollection: (page_id: string) => `/guide-app/pages/collections/${page_id}/collection`,
  collectionPageShortCodes: (page_id: string) => `/guide-app/pages/collections/${page_id}/short-codes`,
  suggestions: () => "/guide-app/suggestions",
  feedback: () => "/feedback",
  collect: () => "/feedback/collect",
  labels: () => "/guide-app/labels",
  outsideLinks: () => "/guide-app/links",
  reports: () => "/guide-app/reports",
  report: (report_id: string) => `/guide-app/reports/${report_id}`,
  deletedLabels: () => "/guide-app/labels/deleted",
  settings: () => "/guide-app/settings",
  siteWideSettings: () => "/guide-app/settings/site-wide",
  responsableOrgSettings: () => "/guide-app/settings/responsable-org",
  advancedSettings: () => "/guide-app/settings/advanced",
  adminSettings: () => "/react-guide-app-settings",

  shortCodes: () => "/short-codes",
  signs: () => "/short-codes/signs",
  scanSign: () => "/short-codes/claim",
  claimCode: (code: string) => `/short-codes/claim/${encodeURIComponent(code)}`,

  analytics: () => "/analytics",
  councilReport: () => "/analytics/report",

  devices: () => "/inventory/devices",
  newDevice: () => "/inventory/devices/new",
  importDevices: () => "/inventory/devices/import",
  deletedDevices: () => "/inventory/devices/deleted",
  device: (device_id: string) => `/inventory/devices/${device_id}`,
  deviceDetails: (device_id: string) => `/inventory/devices/${device_id}/details`,
  deviceLocations: (device_id: string) => `/inventory/devices/${device_id}/locations`,
  deviceDatachain: (device_id: string) => `/inventory/devices/${device_id}/datachain`,
  deviceBuilder: (device_id: string) => `/inventory/devices/${device_id}/datachain/builder`,
  deviceBuilderCategory: (device_id: string, category: string) =>
    `/inventory/devices/${device_id}/datachain/builder/${category}`,
  deviceOverview: (device_id: string) => `/inventory/devices/${device_id}/datachain/overview`,
  algorithms: () => "/inventory/algorithms",
  newAlgorithm: () => "/inventory/algorithms/new",
  importAlgorithms: () => "/inventory/algorithms/import",
  deletedAlgorithms: () => "/inventory/algorithms/deleted",
  algorithm: (algorithm_id: string) => `/inventory/algorithms/${algorithm_id}`,
  algorithmDetails: (algorithm_id: string) => `/inventory/algorithms/${algorithm_id}/details`,
  algorithmFactsheet: (algorithm_id: string) => `/inventory/algorithms/${algorithm_id}/factsheet`,
  algorithmStandards: (algorithm_id: string) => `/inventory/algorithms/${algorithm_id}/standards`,
  algorithmDatachain: (algorithm_id: string) => `/inventory/algorithms/${algorithm_id}/datachain`,
  algorithmBuilder: (algorithm_id: string) => `/inventory/algorithms/${algorithm_id}/datachain/builder`,
  algorithmBuilderCategory: (algorithm_id: string, category: string) =>
    `/inventory/algorithms/${algorithm_id}/datachain/builder/${category}`,
  algorithmOverview: (algorithm_id: string) => `/inventory/algorithms/${algorithm_id}/datachain/overview`,

  organizations: () => "/organizations",
  newOrganization: () => "/organizations/new",
  deletedOrganizations: () => "/organizations/deleted",
  organization: (organization_id: string) => `/organizations/${organization_id}`,
} as const;

/** The sign designer with these codes. */
export const signsPath = (codes: readonly string[]) => `${paths.signs()}?codes=${codes.join(",")}`;

/** The inbox with a response open. */
export const responsePath = (id: string) => `${paths.feedback()}?tab=all&response=${id}`;

/** Analytics of one page. */
export const analyticsPath = (page_id: string) => `${paths.analytics()}?page_id=${page_id}`;

/** Editor of a page of the guide. */
export function pagePath({ id, type }: { id: string; type: string }) {
  if (type === "home_page") return paths.homePage();
  if (type === "device_page") return paths.devicePage(id);
  return type === "algorithm_page" ? paths.algorithmPage(id) : paths.collectionPage(id);
}
