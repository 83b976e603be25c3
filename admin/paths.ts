const withToken = (path: string) => (token?: string) => (token ? `${path}?token=${encodeURIComponent(token)}` : path);

/** Every address of the admin. `paths.test.ts` holds it against the route table. */
export const paths = {
  root: () => "/",
  dashboard: () => "/dashboard",
  user: () => "/user",
  team: () => "/team",
  logout: () => "/logout",

  login: () => "/auth/login",
  authLogout: () => "/auth/logout",
  shareRedirect: withToken("/auth/share_redirect"),
  forgot: () => "/auth/forgot",
  reset: withToken("/auth/reset"),
  invitation: withToken("/auth/invitation"),
  setup: withToken("/auth/setup"),

  pages: () => "/guide-app/pages",
  labels: () => "/guide-app/labels",
  settings: () => "/guide-app/settings",
  siteWideSettings: () => "/guide-app/settings/site-wide",
  responsableOrgSettings: () => "/guide-app/settings/responsable-org",
  advancedSettings: () => "/guide-app/settings/advanced",
  adminSettings: () => "/react-guide-app-settings",

  devices: () => "/inventory/devices",
} as const;
