import type { RouteObject } from "react-router";
import { lazyPage } from "./frame/load-page.ts";
import { paths } from "./paths.ts";
import { titled, to, unknown } from "./route-parts.ts";

/** Login and everything else before a session. */
export const authRoutes: RouteObject[] = [
  { path: "login", ...titled("auth.login.title"), lazy: lazyPage(() => import("./auth/LoginPage.tsx"), "LoginPage") },
  {
    path: "second-step",
    ...titled("auth.second_step.title"),
    lazy: lazyPage(() => import("./auth/SecondStepPage.tsx"), "SecondStepPage", "security"),
  },
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
  {
    path: "city",
    ...titled("auth.login.title"),
    lazy: lazyPage(() => import("./auth/CityPage.tsx"), "CityPage", "identity"),
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
