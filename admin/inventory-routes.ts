import type { RouteObject } from "react-router";
import { lazyPage } from "./frame/load-page.ts";
import { isId, validate } from "./frame/not-found.ts";
import type { RouteHandle } from "./frame/route-handle.ts";
import { deletedRoute, tab, titled } from "./route-parts.ts";

/** The datachain tab of a device or algorithm. */
const chainTab: RouteObject = {
  path: "datachain",
  ...tab("datachains.what"),
  lazy: lazyPage(() => import("./datachains/StartTab.tsx"), "StartTab", "datachains"),
};

/** Builder and overview of a chain use the full page and share one document. Unknown categories are a 404. */
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
      lazy: lazyPage(() => import("./datachains/OverviewPage.tsx"), "OverviewPage", "taxonomies"),
    },
  ],
});

const deviceRoutes: RouteObject = {
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
};

const algorithmRoutes: RouteObject = {
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
        {
          path: "standards",
          ...tab("algorithms.tabs.standards"),
          lazy: lazyPage(
            () => import("./factsheets/standards/StandardsTab.tsx"),
            "StandardsTab",
            "factsheets",
            "register",
          ),
        },
        chainTab,
      ],
    },
    chainRoutes("algorithm_id"),
  ],
};

const organizationRoutes: RouteObject = {
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
};

/** Devices, algorithms and organizations. */
export const inventoryRoutes = [deviceRoutes, algorithmRoutes, organizationRoutes];
