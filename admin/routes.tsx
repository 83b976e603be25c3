import type { QueryClient } from "@tanstack/react-query";
import { Outlet, redirect, type RouteObject } from "react-router";
import { speakInFull } from "./i18n/i18n.ts";
import { ErrorPage } from "./frame/ErrorPage.tsx";
import { lazyPage, lazyPart, loadPage } from "./frame/load-page.ts";
import { isId, notFound, validate } from "./frame/not-found.ts";
import { RootLayout } from "./frame/RootLayout.tsx";
import type { RouteHandle, TitleKey } from "./frame/route-handle.ts";
import { paths } from "./paths.ts";
import { guardRoutes } from "./session/guard-routes.ts";
import { isShared } from "./session/share-limits.ts";

const titled = (title: TitleKey) => ({ handle: { title } satisfies RouteHandle });
const tab = (title: TitleKey) => ({ handle: { title, isTab: true } satisfies RouteHandle });
/** For routes that only lead elsewhere. */
const Nothing = () => null;
const to = (path: string) => ({ loader: () => redirect(path), Component: Nothing });
const unknown = {
  path: "*",
  ...tab("layout.error.not_found_title"),
  Component: Nothing,
  loader: () => {
    throw notFound();
  },
};

type DeletedPage = `Deleted${"Devices" | "Algorithms" | "Organizations" | "Labels" | "Pages"}Page`;
/** Beside each list what was deleted from it. */
const deletedRoute = (page: DeletedPage): RouteObject => ({
  path: "deleted",
  ...titled("deletions.title"),
  lazy: lazyPage(() => import("./deletions/DeletionsPage.tsx"), page, "deletions"),
});

/** Signing in and everything that comes before it. */
const authRoutes: RouteObject[] = [
  { path: "login", ...titled("auth.login.title"), lazy: lazyPage(() => import("./auth/LoginPage.tsx"), "LoginPage") },
  {
    path: "logout",
    ...titled("session.sign_out"),
    lazy: lazyPage(() => import("./auth/LogoutPage.tsx"), "LogoutPage"),
  },
  {
    path: "share_redirect",
    ...titled("auth.share.title"),
    lazy: lazyPage(() => import("./auth/ShareRedirectPage.tsx"), "ShareRedirectPage"),
  },
  {
    path: "forgot",
    ...titled("auth.forgot.title"),
    lazy: lazyPage(() => import("./auth/ForgotPage.tsx"), "ForgotPage"),
  },
  { path: "reset", ...titled("auth.reset.title"), lazy: lazyPage(() => import("./auth/ResetPage.tsx"), "ResetPage") },
  {
    path: "invitation",
    ...titled("auth.invitation.page"),
    lazy: lazyPage(() => import("./auth/InvitationPage.tsx"), "InvitationPage"),
  },
  { path: "setup", ...titled("auth.setup.title"), lazy: lazyPage(() => import("./auth/SetupPage.tsx"), "SetupPage") },
  {
    path: "leave_digest",
    ...titled("auth.leave_digest.title"),
    lazy: lazyPage(() => import("./auth/LeaveDigestPage.tsx"), "LeaveDigestPage"),
  },
  { index: true, ...to(paths.login()) },
  unknown,
];

const editor = {
  content: lazyPage(() => import("./pages/editor/ContentTab.tsx"), "ContentTab"),
  faq: lazyPage(() => import("./pages/editor/FaqTab.tsx"), "FaqTab"),
  map: lazyPage(() => import("./pages/editor/MapTab.tsx"), "MapTab"),
  subject: lazyPage(() => import("./pages/editor/SubjectTab.tsx"), "SubjectTab", "datachains"),
  feedback: lazyPage(() => import("./pages/editor/FeedbackTab.tsx"), "FeedbackTab", "feedback"),
  codes: lazyPage(() => import("./pages/editor/ShortCodesTab.tsx"), "ShortCodesTab"),
  relationships: lazyPage(() => import("./pages/relationships/RelationshipsTab.tsx"), "RelationshipsTab"),
  members: lazyPage(() => import("./pages/collections/MembersTab.tsx"), "MembersTab"),
  collection: lazyPage(() => import("./pages/collections/CollectionTab.tsx"), "CollectionTab"),
};

/** A page of one type with its tabs, which share one document. */
const pageRoute = (path: string, children: RouteObject[]): RouteObject => ({
  path,
  ...titled("pages.one"),
  loader: validate(({ page_id }) => page_id === undefined || isId(page_id)),
  lazy: lazyPage(() => import("./pages/editor/PageFrame.tsx"), "PageFrame", "pages"),
  children,
});

const homeTabs: RouteObject[] = [
  { index: true, ...tab("pages.home"), lazy: lazyPage(() => import("./pages/home/HomeTab.tsx"), "HomeTab") },
];

const pageRoutes: RouteObject = {
  path: "guide-app/pages",
  ...titled("layout.nav.pages"),
  children: [
    { index: true, lazy: lazyPage(() => import("./pages/list/PagesPage.tsx"), "PagesPage", "pages") },
    deletedRoute("DeletedPagesPage"),
    pageRoute("home", homeTabs),
    // where share links lead: whoever comes by one may read this page by its id, and no other
    pageRoute("home/:page_id", homeTabs),
    pageRoute("devices/:page_id", [
      { index: true, ...tab("pages.editor.tabs.content"), lazy: editor.content },
      { path: "faq", ...tab("pages.editor.tabs.faq"), lazy: editor.faq },
      { path: "map", ...tab("pages.editor.tabs.map"), lazy: editor.map },
      { path: "device", ...tab("pages.editor.tabs.device"), lazy: editor.subject },
      { path: "feedback", ...tab("pages.editor.tabs.feedback"), lazy: editor.feedback },
      { path: "short-codes", ...tab("pages.editor.tabs.short_codes"), lazy: editor.codes },
      { path: "relationships", ...tab("pages.editor.tabs.relationships"), lazy: editor.relationships },
    ]),
    pageRoute("algorithms/:page_id", [
      { index: true, ...tab("pages.editor.tabs.content"), lazy: editor.content },
      { path: "faq", ...tab("pages.editor.tabs.faq"), lazy: editor.faq },
      { path: "algorithm", ...tab("pages.editor.tabs.algorithm"), lazy: editor.subject },
      { path: "feedback", ...tab("pages.editor.tabs.feedback"), lazy: editor.feedback },
      { path: "short-codes", ...tab("pages.editor.tabs.short_codes"), lazy: editor.codes },
      { path: "relationships", ...tab("pages.editor.tabs.relationships"), lazy: editor.relationships },
    ]),
    {
      path: "collections/new",
      ...titled("pages.collection.new_title"),
      lazy: lazyPage(() => import("./pages/collections/NewCollectionPage.tsx"), "NewCollectionPage", "pages"),
    },
    pageRoute("collections/:page_id", [
      { index: true, ...tab("pages.editor.tabs.content"), lazy: editor.content },
      { path: "pages", ...tab("pages.editor.tabs.pages"), lazy: editor.members },
      { path: "collection", ...tab("pages.editor.tabs.collection"), lazy: editor.collection },
      { path: "short-codes", ...tab("pages.editor.tabs.short_codes"), lazy: editor.codes },
    ]),
  ],
};

const guideRoutes: RouteObject[] = [
  {
    path: "guide-app",
    ...titled("layout.nav.guide"),
    lazy: lazyPage(() => import("./pages/overview/GuidePage.tsx"), "GuidePage", "dashboard", "pages"),
  },
  pageRoutes,
  {
    path: "guide-app/suggestions",
    ...titled("layout.nav.suggestions"),
    lazy: lazyPage(() => import("./suggestions/SuggestionsPage.tsx"), "SuggestionsPage", "suggestions", "factsheets"),
  },
  {
    path: "feedback",
    ...titled("layout.nav.feedback"),
    lazy: lazyPage(() => import("./feedback/FeedbackPage.tsx"), "FeedbackPage", "feedback"),
  },
  {
    path: "guide-app/labels",
    ...titled("layout.nav.labels"),
    children: [
      { index: true, lazy: lazyPage(() => import("./labels/LabelsPage.tsx"), "LabelsPage") },
      deletedRoute("DeletedLabelsPage"),
    ],
  },
  {
    path: "guide-app/settings",
    ...titled("layout.nav.settings"),
    lazy: lazyPage(() => import("./sites/SiteSettingsPage.tsx"), "SiteSettingsPage", "sites"),
    children: [
      { index: true, ...to(paths.siteWideSettings()) },
      {
        path: "site-wide",
        ...tab("layout.nav.settings"),
        lazy: lazyPage(() => import("./sites/SiteWideTab.tsx"), "SiteWideTab"),
      },
      {
        path: "responsable-org",
        ...tab("layout.nav.settings"),
        lazy: lazyPage(() => import("./sites/ResponsableOrgTab.tsx"), "ResponsableOrgTab"),
      },
      {
        path: "advanced",
        ...tab("layout.nav.settings"),
        lazy: lazyPage(() => import("./sites/AdvancedTab.tsx"), "AdvancedTab"),
      },
    ],
  },
];

/** The datachain among the tabs of what it is about. */
const chainTab: RouteObject = {
  path: "datachain",
  ...tab("datachains.what"),
  lazy: lazyPage(() => import("./datachains/StartTab.tsx"), "StartTab", "datachains"),
};

/** Builder and overview of one chain fill the page and share one document. An unknown category is a 404. */
const chainRoutes = (param: "device_id" | "algorithm_id"): RouteObject => ({
  lazy: lazyPage(() => import("./datachains/ChainFrame.tsx"), "ChainFrame", "datachains"),
  children: [
    {
      path: `:${param}/datachain/builder`,
      handle: { title: "datachains.builder", isWorkbench: true } satisfies RouteHandle,
      loader: validate((params) => isId(params[param])),
      lazy: lazyPage(() => import("./datachains/BuilderPage.tsx"), "BuilderPage"),
      children: [
        {
          index: true,
          ...tab("datachains.builder"),
          lazy: lazyPage(() => import("./datachains/BuilderIndex.tsx"), "BuilderIndex"),
        },
        {
          path: ":datachain_category",
          ...tab("datachains.builder"),
          lazy: lazyPage(() => import("./datachains/CategoryPage.tsx"), "CategoryPage"),
        },
      ],
    },
    {
      path: `:${param}/datachain/overview`,
      ...titled("datachains.overview"),
      loader: validate((params) => isId(params[param])),
      lazy: lazyPage(() => import("./datachains/OverviewPage.tsx"), "OverviewPage"),
    },
  ],
});

const deviceRoutes: RouteObject[] = [
  {
    path: "inventory/devices",
    ...titled("layout.nav.devices"),
    children: [
      { index: true, lazy: lazyPage(() => import("./devices/DevicesPage.tsx"), "DevicesPage") },
      {
        path: "new",
        ...titled("devices.new.title"),
        lazy: lazyPage(() => import("./devices/NewDevicePage.tsx"), "NewDevicePage", "templates"),
      },
      {
        path: "import",
        ...titled("imports.title.devices"),
        lazy: lazyPage(() => import("./imports/ImportPage.tsx"), "ImportDevicesPage", "imports", "factsheets"),
      },
      deletedRoute("DeletedDevicesPage"),
      {
        path: ":device_id",
        ...titled("devices.one"),
        loader: validate(({ device_id }) => isId(device_id)),
        lazy: lazyPage(() => import("./devices/DevicePage.tsx"), "DevicePage"),
        children: [
          {
            index: true,
            ...tab("devices.tabs.summary"),
            lazy: lazyPage(() => import("./devices/detail/SummaryTab.tsx"), "SummaryTab"),
          },
          {
            path: "details",
            ...tab("devices.tabs.details"),
            lazy: lazyPage(() => import("./devices/detail/DetailsTab.tsx"), "DetailsTab"),
          },
          {
            path: "locations",
            ...tab("devices.tabs.locations"),
            lazy: lazyPage(() => import("./locations/LocationsTab.tsx"), "LocationsTab"),
          },
          chainTab,
        ],
      },
      chainRoutes("device_id"),
    ],
  },
];

const algorithmRoutes: RouteObject[] = [
  {
    path: "inventory/algorithms",
    ...titled("layout.nav.algorithms"),
    children: [
      { index: true, lazy: lazyPage(() => import("./algorithms/AlgorithmsPage.tsx"), "AlgorithmsPage") },
      {
        path: "new",
        ...titled("algorithms.new.title"),
        lazy: lazyPage(() => import("./algorithms/NewAlgorithmPage.tsx"), "NewAlgorithmPage", "templates"),
      },
      {
        path: "import",
        ...titled("imports.title.algorithms"),
        lazy: lazyPage(() => import("./imports/ImportPage.tsx"), "ImportAlgorithmsPage", "imports", "factsheets"),
      },
      deletedRoute("DeletedAlgorithmsPage"),
      {
        path: ":algorithm_id",
        ...titled("algorithms.one"),
        loader: validate(({ algorithm_id }) => isId(algorithm_id)),
        lazy: lazyPage(() => import("./algorithms/AlgorithmPage.tsx"), "AlgorithmPage"),
        children: [
          {
            index: true,
            lazy: lazyPage(() => import("./algorithms/detail/SummaryTab.tsx"), "SummaryTab", "factsheets"),
          },
          {
            path: "details",
            ...tab("algorithms.tabs.details"),
            lazy: lazyPage(() => import("./algorithms/detail/DetailsTab.tsx"), "DetailsTab"),
          },
          {
            path: "factsheet",
            ...tab("algorithms.tabs.factsheet"),
            lazy: lazyPage(() => import("./factsheets/FactsheetTab.tsx"), "FactsheetTab", "factsheets"),
          },
          chainTab,
        ],
      },
      chainRoutes("algorithm_id"),
    ],
  },
];

const organizationRoutes: RouteObject[] = [
  {
    path: "organizations",
    ...titled("layout.nav.organizations"),
    children: [
      {
        index: true,
        lazy: lazyPage(() => import("./organizations/OrganizationsPage.tsx"), "OrganizationsPage"),
      },
      {
        path: "new",
        ...titled("organizations.form.new_title"),
        lazy: lazyPage(() => import("./organizations/NewOrganizationPage.tsx"), "NewOrganizationPage"),
      },
      deletedRoute("DeletedOrganizationsPage"),
      {
        path: ":organization_id",
        ...titled("organizations.columns.name"),
        loader: validate(({ organization_id }) => isId(organization_id)),
        lazy: lazyPage(() => import("./organizations/OrganizationPage.tsx"), "OrganizationPage"),
      },
    ],
  },
];

const shortCodeRoutes: RouteObject = {
  path: "short-codes",
  ...titled("layout.nav.short_codes"),
  children: [
    { index: true, lazy: lazyPage(() => import("./short-codes/ShortCodesPage.tsx"), "ShortCodesPage", "codes") },
    {
      path: "signs",
      handle: { title: "layout.nav.print_signs", isWorkbench: true } satisfies RouteHandle,
      lazy: lazyPage(() => import("./signs/SignsPage.tsx"), "SignsPage", "signs"),
    },
    {
      path: "claim/:code",
      ...titled("layout.nav.claim_code"),
      lazy: lazyPage(() => import("./short-codes/claim/ClaimPage.tsx"), "ClaimPage", "codes"),
    },
  ],
};

const analyticsRoutes: RouteObject = {
  path: "analytics",
  ...titled("layout.nav.analytics"),
  children: [
    { index: true, lazy: lazyPage(() => import("./analytics/AnalyticsPage.tsx"), "AnalyticsPage", "analytics") },
    {
      path: "report",
      ...titled("layout.nav.council_report"),
      lazy: lazyPage(() => import("./analytics/report/ReportPage.tsx"), "ReportPage", "analytics", "feedback"),
    },
  ],
};

/** Only while developing: every part of the kit in every state. */
const showcase: RouteObject[] = import.meta.env.DEV
  ? [{ path: "showcase", lazy: lazyPage(() => import("./ui/Showcase.tsx"), "Showcase") }]
  : [];

const frameRoutes = (client: QueryClient): RouteObject[] => [
  { index: true, ...to(paths.dashboard()) },
  {
    path: "dashboard",
    ...titled("layout.nav.dashboard"),
    lazy: lazyPage(() => import("./dashboard/DashboardPage.tsx"), "DashboardPage", "dashboard"),
  },
  {
    path: "user",
    ...titled("layout.nav.profile"),
    lazy: lazyPage(() => import("./user/UserPage.tsx"), "UserPage", "user"),
  },
  { path: "team", ...titled("layout.nav.team"), lazy: lazyPage(() => import("./team/TeamPage.tsx"), "TeamPage") },
  {
    path: "webhooks",
    ...titled("layout.nav.webhooks"),
    lazy: lazyPage(() => import("./webhooks/WebhooksPage.tsx"), "WebhooksPage", "webhooks"),
  },
  ...guideRoutes,
  ...deviceRoutes,
  ...algorithmRoutes,
  ...organizationRoutes,
  shortCodeRoutes,
  analyticsRoutes,
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
/** Who came by a share link is told so on every screen, and may have more to do than read. */
const SharedOutlet = () => (isShared() ? <SharedLayout /> : <Outlet />);

const authLayout = lazyPage(() => import("./frame/AuthLayout.tsx"), "AuthLayout");
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

/** The whole route table. */
export const routes = (client: QueryClient): RouteObject[] => [
  {
    Component: RootLayout,
    ErrorBoundary: ErrorPage,
    HydrateFallback: Nothing,
    middleware: [guardRoutes],
    children: [
      { path: "auth", lazy: authLayout, children: [{ ErrorBoundary: ErrorPage, children: authRoutes }] },
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
        // the whole window is for whoever answers: no frame around it
        path: "feedback/collect",
        ...titled("layout.nav.collect"),
        lazy: collectPage,
      },
      {
        lazy: appLayout,
        children: [{ ErrorBoundary: ErrorPage, Component: SharedOutlet, children: frameRoutes(client) }],
      },
    ],
  },
];
