import { RouterProvider as AriaRouter } from "react-aria-components";
import { useEffect } from "react";
import { Outlet, ScrollRestoration, useHref, useNavigate } from "react-router";
import { keepFocusOnPage } from "#admin/ui/focus-keeper.ts";
import { HashTarget } from "./HashTarget.tsx";
import { LoadingBar } from "./LoadingBar.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** Resolves paths within the router's base; leaves other hosts' URLs alone. */
function useLinkHref(href: string) {
  const isOurs = /^(\/(?!\/)|[?#])/.test(href);
  const own = useHref(isOurs ? href : "/");
  return isOurs ? own : href;
}

/** Wraps every route: loading bar, document title, scrolling, focus, and links of the component library. */
export function RootLayout() {
  const navigate = useNavigate();
  useEffect(keepFocusOnPage, []);
  return (
    // oxlint-disable-next-line react/hooks -- the library calls it as a hook
    <AriaRouter navigate={(to) => void navigate(to)} useHref={useLinkHref}>
      <LoadingBar />
      <PageTitle />
      <Outlet />
      <ScrollRestoration />
      <HashTarget />
    </AriaRouter>
  );
}
