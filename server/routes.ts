import { customerRoutes } from "./customers/routes.ts";
import { deviceRoutes } from "./devices/routes.ts";
import { feedbackRoutes } from "./feedback/routes.ts";
import { labelRoutes } from "./labels/routes.ts";
import { labelConstraints } from "./labels/table.ts";
import { pageRoutes } from "./pages/routes.ts";
import type { ConstraintMeanings } from "./platform/errors.ts";
import type { Route } from "./platform/http.ts";
import { sessionRoutes } from "./session/routes.ts";
import { siteRoutes } from "./sites/routes.ts";
import { siteConstraints } from "./sites/table.ts";
import { teamRoutes } from "./team/routes.ts";
import { userConstraints } from "./user/table.ts";
import { userRoutes } from "./user/routes.ts";

/** Every endpoint's answerer. A test compares this list with the contract. */
export const routes: readonly Route[] = [
  ...sessionRoutes,
  ...userRoutes,
  ...customerRoutes,
  ...teamRoutes,
  ...labelRoutes,
  ...siteRoutes,
  ...deviceRoutes,
  ...pageRoutes,
  ...feedbackRoutes,
];

export const constraints: ConstraintMeanings = { ...userConstraints, ...labelConstraints, ...siteConstraints };
