import type { QueryClient } from "@tanstack/react-query";
import { Outlet, type RouteObject } from "react-router";
import { authRoutes } from "./auth-routes.ts";
import { speakInFull } from "./i18n/i18n.ts";
import { ErrorPage } from "./frame/ErrorPage.tsx";
import { lazyPage, lazyPart, loadPage } from "./frame/load-page.ts";
import { RootLayout } from "./frame/RootLayout.tsx";
import { guideRoutes } from "./guide-routes.ts";
import { inventoryRoutes } from "./inventory-routes.ts";
import { paths } from "./paths.ts";
import { Nothing, titled, to, unknown } from "./route-parts.ts";
import { guardRoutes } from "./session/guard-routes.ts";
import { isShared } from "./session/share-limits.ts";

/** Development only: every UI component in every state. */
const showcase: RouteObject[] = import.meta.env.DEV
  ? [{ path: "showcase", lazy: lazyPage(() => import("./ui/Showcase.tsx"), "Showcase") }]
  : [];

const frameRoutes = (client: QueryClient): RouteObject[] => [
  { index: true, ...to(paths.dashboard()) },
  {
    path: "dashboard",
    ...titled("layout.nav.dashboard"),
    lazy: lazyPage(() => import("./dashboard/DashboardPage.tsx"), "DashboardPage", "dashboard", "feedback"),
  },
  {
    path: "user",
    ...titled("layout.nav.profile"),
    lazy: lazyPage(() => import("./user/UserPage.tsx"), "UserPage", "user", "security"),
  },
  {
    path: "team",
    ...titled("layout.nav.team"),
    lazy: lazyPage(() => import("./team/TeamPage.tsx"), "TeamPage", "team", "user"),
  },
  {
    path: "api-tokens",
    ...titled("layout.nav.api_tokens"),
    lazy: lazyPage(() => import("./api-tokens/ApiTokensPage.tsx"), "ApiTokensPage", "tokens", "user"),
  },
  {
    path: "assistants",
    ...titled("layout.nav.assistants"),
    lazy: lazyPage(() => import("./assistants/AssistantsPage.tsx"), "AssistantsPage", "assistants"),
  },
  {
    path: "writing-help",
    ...titled("layout.nav.writing_help"),
    lazy: lazyPage(() => import("./writing-help/WritingHelpPage.tsx"), "WritingHelpPage", "writing"),
  },
  {
    path: "sign-in-settings",
    ...titled("layout.nav.sign_in"),
    lazy: lazyPage(
      () => import("./identity-providers/SignInSettingsPage.tsx"),
      "SignInSettingsPage",
      "identity",
      "team",
    ),
  },
  {
    path: "dutch-register",
    ...titled("layout.nav.register"),
    lazy: lazyPage(() => import("./register-connections/RegisterPage.tsx"), "RegisterPage", "register"),
  },
  {
    path: "webhooks",
    ...titled("layout.nav.webhooks"),
    lazy: lazyPage(() => import("./webhooks/WebhooksPage.tsx"), "WebhooksPage", "webhooks"),
  },
  {
    path: "audit-log",
    ...titled("layout.nav.audit_log"),
    lazy: lazyPage(() => import("./audit-log/AuditLogPage.tsx"), "AuditLogPage", "audit"),
  },
  {
    path: "releases",
    ...titled("layout.nav.releases"),
    lazy: lazyPage(() => import("./taxonomies/ReleasesPage.tsx"), "ReleasesPage", "taxonomies"),
  },
  {
    path: "workspaces",
    ...titled("layout.nav.workspaces"),
    lazy: lazyPage(() => import("./installation/WorkspacesPage.tsx"), "WorkspacesPage", "installation", "user"),
  },
  {
    path: "your-data",
    ...titled("layout.nav.your_data"),
    lazy: lazyPage(() => import("./customer-file/YourDataPage.tsx"), "YourDataPage", "data"),
  },
  ...guideRoutes,
  ...inventoryRoutes,
  {
    path: "react-guide-app-settings",
    lazy: async () => ({
      Component: Nothing,
      loader: (await loadPage(() => import("./session/admins-only.ts"))).adminsOnly(client),
    }),
  },
  ...showcase,
  unknown,
];

const SharedLayout = lazyPart(() => import("./suggestions/proposing/SharedLayout.tsx"), "SharedLayout", "suggestions");
/** Share sessions get a banner on every screen, and possibly a form for suggestions. */
const SharedOutlet = () => (isShared() ? <SharedLayout /> : <Outlet />);

const authLayout = lazyPage(() => import("./frame/AuthLayout.tsx"), "AuthLayout", "auth");
const loadFrame = lazyPage(() => import("./frame/AppLayout.tsx"), "AppLayout");
const appLayout = Object.assign(
  async () => {
    const [frame] = await Promise.all([loadFrame(), loadPage(speakInFull)]);
    return frame;
  },
  { load: loadFrame.load },
);

const loadCollect = lazyPage(() => import("./feedback/collect/CollectPage.tsx"), "CollectPage", "feedback");
const collectPage = Object.assign(
  async () => {
    const [page] = await Promise.all([loadCollect(), loadPage(speakInFull)]);
    return page;
  },
  { load: loadCollect.load },
);

/** The route table. Page tests replace the layout. */
export const routes = (
  client: QueryClient,
  layout: Pick<RouteObject, "lazy" | "Component"> = { lazy: appLayout },
): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Nothing,
    middleware: [guardRoutes],
    children: [
      { path: "auth", lazy: authLayout, children: [{ ErrorBoundary: ErrorPage, children: authRoutes }] },
      {
        path: "confirmed",
        lazy: authLayout,
        children: [
          {
            index: true,
            ...titled("auth.login.title"),
            lazy: lazyPage(() => import("./auth/CityPage.tsx"), "CityPage", "identity"),
          },
        ],
      },
      {
        path: "logout",
        lazy: authLayout,
        children: [
          {
            index: true,
            ...titled("session.sign_out"),
            lazy: lazyPage(() => import("./auth/LogoutPage.tsx"), "LogoutPage"),
          },
        ],
      },
      {
        // full window for the person answering: no frame
        path: "feedback/collect",
        ...titled("layout.nav.collect"),
        lazy: collectPage,
      },
      {
        ...layout,
        children: [{ ErrorBoundary: ErrorPage, Component: SharedOutlet, children: frameRoutes(client) }],
      },
    ],
  },
];
