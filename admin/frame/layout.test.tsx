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

/** A small route table inside the real root. */
function renderApps(children: RouteObject[], path = "/") {
  const router = createMemoryRouter(
    [{ Component: RootLayout, ErrorBoundary: ErrorPage, HydrateFallback: () => null, children }],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

/** Takes console errors that the test expects. */
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

test("R2.1 R2.4 shows Page not found with the path for an unknown path", async () => {
  const { token } = await server.as();
  renderApp("/inventory/nowhere?x=1", { transport, token });
  expect(await screen.findByRole("heading", { level: 1, name: "Page not found" })).toBeTruthy();
  expect(screen.getByText("Page not found: /inventory/nowhere")).toBeTruthy();
  expect(document.title).toBe("Page not found · Guidepost");
  expect(screen.getByRole("navigation", { name: "Main" })).toBeTruthy();
});

test("ignores a malformed hash", async () => {
  renderApps([{ path: "/", Component: () => <h1>Here</h1> }], "/#%E1%9E");
  expect(await screen.findByRole("heading", { name: "Here" })).toBeTruthy();
});

test("R2.4 R8.4 shows Internal Server Error with a number and a retry for any other error", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  renderApps([failing]);
  expect(await screen.findByRole("heading", { name: "Something went wrong" })).toBeTruthy();
  expect(screen.getByText("Internal Server Error")).toBeTruthy();
  expect(screen.getByText(/Reference for support: [0-9a-f]{8}/)).toBeTruthy();
  expect(screen.getByRole("button", { name: "Try again" })).toBeTruthy();
  expect(takeConsoleErrors().length).toBeGreaterThan(0);
});

test("R8.4 shows the same page for a rendering error", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const Broken = (): never => {
    throw new Error("kaputt");
  };
  renderApps([{ path: "/", Component: Broken }]);
  expect(await screen.findByText("Internal Server Error")).toBeTruthy();
  takeConsoleErrors();
});

test("R8.5 shows a crawler no error page, and logs the error once", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const agent = vi.spyOn(navigator, "userAgent", "get").mockReturnValue("Googlebot/2.1");
  const router = renderApps([failing]);
  await waitFor(() => expect(router.state.errors).not.toBeNull());
  await waitFor(() => expect(vi.mocked(console.error)).toHaveBeenCalled());
  expect(screen.queryByRole("heading")).toBeNull();
  expect(takeConsoleErrors().filter(([text]) => /^\[[0-9a-f]{8}\]$/.test(String(text)))).toHaveLength(1);
  agent.mockRestore();
});

test("R2.6 responds with a 404 to a malformed id", async () => {
  renderApps(
    [{ path: "/devices/:id", loader: validate(({ id }) => isId(id)), Component: () => "a device" }],
    "/devices/a%20b",
  );
  expect(await screen.findByRole("heading", { name: "Page not found" })).toBeTruthy();
});

test("R2.2 loads a page's code on the first visit only", async () => {
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

test("offers a reload when a page's code cannot be loaded", async () => {
  vi.mocked(console.error).mockImplementation(() => undefined);
  const load = vi.fn<() => Promise<{ Page: () => null }>>(() => Promise.reject(new Error("gone")));
  renderApps([{ path: "/", lazy: lazyPage(load, "Page") }]);
  expect(await screen.findByRole("button", { name: "Reload page" })).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
  takeConsoleErrors();
});

test("R2.3 scrolls to the top, or to the hash's target, after navigation", async () => {
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

test("R2.5 shows the loading bar while navigating", async () => {
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

test("focuses a new page, names the document and announces it", async () => {
  const { token } = await server.as({ role: "manager" });
  const { user } = renderApp("/user", { transport, token });
  await user.click(await screen.findByRole("link", { name: "Labels" }));
  await waitFor(() => expect(document.title).toBe("Labels · Guidepost"));
  await waitFor(() => expect(document.activeElement?.tagName).toBe("MAIN"));
});

test("R6.1 shows the team to managers only, and the other screens to everybody", async () => {
  const editor = await server.as({ role: "editor" });
  const { unmount } = renderApp("/user", { transport, token: editor.token });
  await screen.findByRole("link", { name: /Devices/ });
  await screen.findByRole("button", { name: /Test Person/ });
  expect(screen.queryByRole("link", { name: "Team" })).toBeNull();
  unmount();
  const manager = await server.as({ role: "manager" });
  renderApp("/user", { transport, token: manager.token });
  expect(await screen.findByRole("link", { name: "Team" })).toBeTruthy();
});

test("opens the palette with Ctrl K, and finds screens at once and devices after a pause", async () => {
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
] as const)("offers each role what it may create in the palette: %s", async (role, names) => {
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

test("opens a page found in the palette in its editor", async () => {
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

test("links to the guide's overview from the palette", async () => {
  const { router, user, box } = await openPalette(await server.as());
  await user.type(box, "overview");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.pathname).toBe("/guide-app"));
});

test("R7.16 requests the sidebar's count of pages in the site's language", async () => {
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

test("opens the form of a palette command", async () => {
  const { router, user, box } = await openPalette(await server.as({ role: "manager" }));
  await user.type(box, "invite");
  await user.keyboard("{Enter}");
  expect(await screen.findByRole("dialog", { name: "Invite someone" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/team");
});

test("groups palette results, marks the typed words, and explains the keys", async () => {
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
