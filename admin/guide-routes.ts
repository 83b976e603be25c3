import type { RouteObject } from "react-router";
import { lazyPage } from "./frame/load-page.ts";
import { isId, validate } from "./frame/not-found.ts";
import type { RouteHandle } from "./frame/route-handle.ts";
import { paths } from "./paths.ts";
import { deletedRoute, tab, titled, to } from "./route-parts.ts";

/** Words of the frame around every tab of a page. */
const FRAME_WORDS = ["pages", "content", "preview", "publishing", "history", "translations"] as const;

const editor = {
  content: lazyPage(() => import("./pages/editor/ContentTab.tsx"), "ContentTab"),
  faq: lazyPage(() => import("./pages/editor/FaqTab.tsx"), "FaqTab", "feedback"),
  map: lazyPage(() => import("./pages/editor/MapTab.tsx"), "MapTab"),
  subject: lazyPage(() => import("./pages/editor/SubjectTab.tsx"), "SubjectTab", "datachains"),
  feedback: lazyPage(() => import("./pages/editor/FeedbackTab.tsx"), "FeedbackTab", "feedback"),
  codes: lazyPage(() => import("./pages/editor/ShortCodesTab.tsx"), "ShortCodesTab"),
  relationships: lazyPage(() => import("./relationships/RelationshipsTab.tsx"), "RelationshipsTab", "relationships"),
  members: lazyPage(() => import("./collections/MembersTab.tsx"), "MembersTab", "collections"),
  collection: lazyPage(() => import("./collections/CollectionTab.tsx"), "CollectionTab", "collections"),
};

/** Route of a page type; its tabs share one document. */
const pageRoute = (path: string, children: RouteObject[]): RouteObject => ({
  path,
  ...titled("pages.one"),
  loader: validate(({ page_id }) => page_id === undefined || isId(page_id)),
  lazy: lazyPage(() => import("./pages/editor/PageFrame.tsx"), "PageFrame", ...FRAME_WORDS),
  children,
});

const homeTabs: RouteObject[] = [
  {
    index: true,
    ...tab("pages.home"),
    lazy: lazyPage(() => import("./home/HomeTab.tsx"), "HomeTab", "home", "collections"),
  },
];

const pageRoutes: RouteObject = {
  path: "guide-app/pages",
  ...titled("layout.nav.pages"),
  children: [
    { index: true, lazy: lazyPage(() => import("./pages/list/PagesPage.tsx"), "PagesPage", "pages", "publishing") },
    deletedRoute("DeletedPagesPage"),
    pageRoute("home", homeTabs),
    // targets of share links: guests may only open this page, by its id
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
      ...titled("collections.new_title"),
      lazy: lazyPage(() => import("./collections/NewCollectionPage.tsx"), "NewCollectionPage", "collections", "pages"),
    },
    pageRoute("collections/:page_id", [
      { index: true, ...tab("pages.editor.tabs.content"), lazy: editor.content },
      { path: "pages", ...tab("pages.editor.tabs.pages"), lazy: editor.members },
      { path: "collection", ...tab("pages.editor.tabs.collection"), lazy: editor.collection },
      { path: "short-codes", ...tab("pages.editor.tabs.short_codes"), lazy: editor.codes },
    ]),
  ],
};

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
      path: "claim",
      ...titled("layout.nav.claim_code"),
      lazy: lazyPage(() => import("./short-codes/claim/ScanPage.tsx"), "ScanPage", "codes"),
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

const reportRoutes: RouteObject = {
  path: "guide-app/reports",
  ...titled("layout.nav.reports"),
  children: [
    { index: true, lazy: lazyPage(() => import("./yearly-reports/ReportsPage.tsx"), "ReportsPage", "reports") },
    {
      path: ":report_id",
      handle: { title: "reports.one", isWorkbench: true } satisfies RouteHandle,
      loader: validate(({ report_id }) => isId(report_id)),
      lazy: lazyPage(() => import("./yearly-reports/editor/ReportPage.tsx"), "ReportPage", "reports"),
    },
  ],
};

/** The guide, its codes, feedback and analytics. */
export const guideRoutes: RouteObject[] = [
  {
    path: "guide-app",
    ...titled("layout.nav.guide"),
    lazy: lazyPage(
      () => import("./overview/GuidePage.tsx"),
      "GuidePage",
      "overview",
      "dashboard",
      "pages",
      "content",
      "preview",
      "publishing",
    ),
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
    path: "guide-app/links",
    ...titled("links.title"),
    lazy: lazyPage(() => import("./outside-links/OutsideLinksPage.tsx"), "OutsideLinksPage", "links"),
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
  shortCodeRoutes,
  analyticsRoutes,
  reportRoutes,
];
