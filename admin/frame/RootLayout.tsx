import { RouterProvider as AriaRouter } from "react-aria-components";
import { useEffect } from "react";
import { Outlet, ScrollRestoration, useHref, useNavigate } from "react-router";
import { keepFocusOnPage } from "#admin/ui/focus-keeper.ts";
import { HashTarget } from "./HashTarget.tsx";
import { LoadingBar } from "./LoadingBar.tsx";
import { PageTitle } from "./PageTitle.tsx";

/** The router knows its own paths only; an address of another host stays as it is. */
function useLinkHref(href: string) {
  const isOurs = /^(\/(?!\/)|[?#])/.test(href);
  const own = useHref(isOurs ? href : "/");
  return isOurs ? own : href;
}

/** Around every route: the loading bar, the document's name, the scroll position, the focus, links of the component library. */
export function RootLayout() {
  const navigate = useNavigate();
  useEffect(keepFocusOnPage, []);
  return (
    // oxlint-disable-next-line react/hooks -- the library calls it as the hook it is
    <AriaRouter navigate={(to) => void navigate(to)} useHref={useLinkHref}>
      <LoadingBar />
      <PageTitle />
      <Outlet />
      <ScrollRestoration />
      <HashTarget />
    </AriaRouter>
  );
}
