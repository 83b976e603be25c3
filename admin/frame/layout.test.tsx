import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider, type RouteObject } from "react-router";
import { expect, test, vi } from "vitest";
import { renderApp } from "#admin/testing/render.tsx";
import { shareTestApp } from "#server/testing/harness.ts";
import { ErrorPage } from "./ErrorPage.tsx";
import { lazyPage } from "./load-page.ts";
import { isId, validate } from "./not-found.ts";
import { RootLayout } from "./RootLayout.tsx";

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;
const { transport } = server;

/** A small table of routes inside the real root. */
function renderApps(children: RouteObject[], path = "/") {
  const router = createMemoryRouter(
    [{ Component: RootLayout, ErrorBoundary: ErrorPage, HydrateFallback: () => null, children }],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** What the console said, which this once is what was to be seen. */
function takeConsoleErrors() {
  const spoken = vi.mocked(console.error);
  const calls = [...spoken.mock.calls];
  spoken.mockClear();
  return calls;
}

const failing: RouteObject = {
  path: "/",
  Component: () => "never",
  loader: () => {
    throw new Error("kaputt");
  },
};

test("R2.1 R2.4 an unknown path shows Page not found, with the path", async () => {
  const { token } = await server.as();
  renderApp("/inventory/nowhere?x=1", { transport, token });
  expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
  expect(screen.getByText("Page not found: /inventory/nowhere")).toBeTruthy();
  expect(document.title).toBe("Page not found · Guidepost");
  expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
});

test("a hash that is cut short in the middle of a letter leads nowhere and breaks nothing", async () => {
  renderApps([{ path: "/", Component: () => <h1>Here</h1> }], "/#%E1%9E");
  expect(await screen.findByRole("heading", { name: "Here" })).toBeTruthy();
});

test("R2.4 R8.4 any other error shows the generic page, Internal Server Error, a number and another try", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  renderApps([failing]);
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByText("Internal Server Error")).toBeTruthy();
  expect(screen.getByText(/Reference for support: [0-9a-f]{8}/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
});

test("R8.4 an error while rendering leads to the same page", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error("kaputt");
  };
  renderApps([{ path: "/", Component: Broken }]);
  expect(await screen.findByText("Internal Server Error")).toBeTruthy();
  takeConsoleErrors();
});

test("R8.5 a crawler gets no error page; the error is logged once", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const agent = vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Googlebot/2.1");
  const router = renderApps([failing]);
  await waitFor(() => expect(router.state.errors).not.toBeNull());
  await waitFor(() => expect(vi.mocked(console.error)).toHaveBeenCalled());
  expect(screen.queryByRole("heading")).toBeNull();
  expect(takeConsoleErrors().filter(([text]) => /^\[[0-9a-f]{8}\]$/.test(String(text)))).toHaveLength(1);
  agent.mockRestore();
});

test("R2.6 a malformed id is a 404", async () => {
  renderApps(
    [{ path: "/devices/:id", loader: validate(({ id }) => isId(id)), Component: () => "a device" }],
    "/devices/a%20b",
  );
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
});

test("R2.2 a page's code is loaded on the first visit, and only then", async () => {
  const load = vi.fn(() => Promise.resolve({ Page: () => <h1>Far</h1> }));
  const router = renderApps([
    { path: "/", Component: () => <h1>Near</h1> },
    { path: "/far", lazy: lazyPage(load, "Page") },
  ]);
  await screen.findByRole("heading", { name: "Near" });
  expect(load).not.toHaveBeenCalled();
  await router.navigate("/far");
  await screen.findByRole("heading", { name: "Far" });
  await router.navigate("/");
  await router.navigate("/far");
  expect(load).toHaveBeenCalledTimes(1);
});

test("a page whose code never comes offers a reload", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<{ Page: () => null }>>(() => Promise.reject(new Error("gone")));
  renderApps([{ path: "/", lazy: lazyPage(load, "Page") }]);
  expect(await screen.findByRole("button", { name: "Reload page" })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  takeConsoleErrors();
});

test("R2.3 after navigation the view is at the top, or at the hash's target", async () => {
  const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  const scrollIntoView = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const router = renderApps([
    { path: "/", Component: () => <h1>Near</h1> },
    { path: "/far", Component: () => <h1 id="target">Far</h1> },
  ]);
  await screen.findByRole("heading", { name: "Near" });
  scrollTo.mockClear();
  await router.navigate("/far");
  await waitFor(() => expect(scrollTo).toHaveBeenCalledWith(0, 0));
  await router.navigate("/far#target");
  await waitFor(() => expect(scrollIntoView.mock.contexts[0]).toBe(screen.getByRole("heading")));
  scrollTo.mockRestore();
  scrollIntoView.mockRestore();
});

test("R2.5 the loading bar is shown while a page is on its way", async () => {
  let arrive: (value: null) => void = () => undefined;
  const router = renderApps([
    { path: "/", Component: () => <h1>Near</h1> },
    { path: "/far", Component: () => <h1>Far</h1>, loader: () => new Promise<null>((resolve) => (arrive = resolve)) },
  ]);
  await screen.findByRole("heading", { name: "Near" });
  const bar = screen.getByTestId("loading-bar");
  expect(bar.dataset["phase"]).toBe("idle");
  void router.navigate("/far");
  await waitFor(() => expect(bar.dataset["phase"]).toBe("running"));
  expect(bar.style.height).toBe("3px");
  arrive(null);
  await waitFor(() => expect(bar.dataset["phase"]).toBe("full"));
  await waitFor(() => expect(bar.dataset["phase"]).toBe("idle"));
});

test("a new page takes the focus, names the document and is announced", async () => {
  const { token } = await server.as({ role: "manager" });
  const { user } = renderApp("/user", { transport, token });
  await user.click(await screen.findByRole("link", { name: "Labels" }));
  await waitFor(() => expect(document.title).toBe("Labels · Guidepost"));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
});

test("R6.1 the team is for those who manage; the other screens are for everybody", async () => {
  const editor = await server.as({ role: "editor" });
  const { unmount } = renderApp("/user", { transport, token: editor.token });
  await screen.findByRole("link", { name: /Devices/ });
  await screen.findByRole("button", { name: /Test Person/ });
  expect(screen.queryByRole("link", { name: "Team" })).toBeNull();
  unmount();
  const admin = await server.as({ admin: true, role: null });
  renderApp("/user", { transport, token: admin.token });
  expect(await screen.findByRole("link", { name: "Team" })).toBeTruthy();
});

test("the palette opens with Ctrl K, finds screens at once and devices after a moment", async () => {
  const me = await server.as();
  await server.make.device(me.customer_id, { name: "Labelled mast" });
  const { router } = renderApp("/user", { transport, token: me.token });
  await screen.findByRole("navigation", { name: "Main" });
  const user = userEvent.setup();
  await user.keyboard("{Control>}k{/Control}");
  const dialog = await screen.findByRole("dialog", { name: "Search" });
  await user.type(within(dialog).getByLabelText("Search or jump to"), "label");
  expect(await screen.findByRole("menuitem", { name: /Labelled mast/ })).toBeTruthy();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/guide-app/labels"));
  expect(screen.queryByRole("dialog")).toBeNull();
});

async function openPalette(me: Person) {
  const { router } = renderApp("/user", { transport, token: me.token });
  await screen.findByRole("navigation", { name: "Main" });
  await screen.findByRole("button", { name: /Test Person/ });
  const user = userEvent.setup();
  await user.keyboard("{Control>}k{/Control}");
  const dialog = await screen.findByRole("dialog", { name: "Search" });
  return { router, user, dialog, box: within(dialog).getByLabelText("Search or jump to") };
}

test.each([
  ["viewer", []],
  ["editor", ["Add device", "Add algorithm", "Add organization", "New label"]],
  ["manager", ["Add device", "Add algorithm", "Add organization", "New label", "Invite someone"]],
] as const)("the palette offers each role what it may create: %s", async (role, names) => {
  const { dialog } = await openPalette(await server.as({ role }));
  const create = within(dialog).queryByRole("group", { name: "Create" });
  expect(
    create
      ? within(create)
          .getAllByRole("menuitem")
          .map((item) => item.textContent)
      : [],
  ).toEqual(names);
});

test("a page that the palette finds opens in its editor", async () => {
  const me = await server.as();
  const { id } = await server.make.page(me.customer_id, {
    type: "collection_page",
    headline: { en: "Labels of the harbour" },
  });
  const { router, user, box } = await openPalette(me);
  await user.type(box, "label");
  await user.click(await screen.findByRole("menuitem", { name: /Labels of the harbour/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/guide-app/pages/collections/${id}`));
});

test("the palette leads to the guide's overview", async () => {
  const { router, user, box } = await openPalette(await server.as());
  await user.type(box, "overview");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/guide-app"));
});

test("R7.16 the sidebar's count of pages is asked for in the site's language", async () => {
  const me = await server.as();
  const asked: string[] = [];
  renderApp("/user", {
    token: me.token,
    transport: (path, init) => {
      if (path.includes("search_pages")) asked.push(path);
      return transport(path, init);
    },
  });
  expect(await screen.findByRole("link", { name: "Pages 1" })).toBeTruthy();
  expect(asked).toEqual(["/api/v1/web/search_pages?locale=en&per_page=1"]);
});

test("a command of the palette opens its form", async () => {
  const { router, user, box } = await openPalette(await server.as({ role: "manager" }));
  await user.type(box, "invite");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Invite someone" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/team");
});

test("the palette marks what was typed in each result, in groups, and says which keys do what", async () => {
  const me = await server.as({ role: "editor" });
  await server.make.device(me.customer_id, { name: "Caméra, Label Street" });
  const { user, dialog, box } = await openPalette(me);
  await user.type(box, "label");
  const devices = await screen.findByRole("group", { name: "Devices" });
  expect(
    within(devices).getByRole("menuitem", { name: "Caméra, Label Street" }).querySelector("mark")?.textContent,
  ).toBe("Label");
  expect(within(dialog).getByRole("group", { name: "Go to" }).querySelector("mark")?.textContent).toBe("Label");
  expect(
    within(within(dialog).getByRole("group", { name: "Create" })).getByRole("menuitem", { name: "New label" }),
  ).toBeTruthy();
  expect(
    within(dialog)
      .getAllByRole("listitem")
      .map((hint) => hint.textContent),
  ).toEqual(["↑↓Move", "↵Open", "EscClose"]);
});
