import type { QueryClient } from "@tanstack/react-query";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { paths } from "#admin/paths.ts";
import { renderApp } from "#admin/testing/render.tsx";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

/**
 * Renders every screen once with React's development build, which reports problems that are not visible at once: missing
 * keys, invalid nesting, state set while rendering. Any report fails the test. Screens of the frame are visited one after
 * the other, as people do: mounting the frame for each screen was most of the work.
 */
const server = await shareTestApp();
const { call, customer_id, pages } = await guideWorld(server);
const organization = await server.make.organization(customer_id);
const algorithm = await server.make.algorithm(customer_id);

const SUBJECTS: readonly [prefix: string, id: string, category?: string][] = [
  ["devicePage", pages.device.id],
  ["algorithmPage", pages.planner.id],
  ["collectionPage", pages.collection.id],
  ["device", pages.device.device_id, "tech"],
  ["algorithm", algorithm.id, "functional_modes"],
  ["organization", organization.id],
  ["claimCode", "7kd2mp"],
];
/** Paths that only redirect, the last one for want of an administrator. */
const LEADS_AWAY = ["root", "logout", "authLogout", "adminSettings"];

const ROUTES = Object.entries(paths)
  .filter(([name]) => !LEADS_AWAY.includes(name))
  .map(([name, toPath]) => {
    const [, id = "", category = ""] = SUBJECTS.find(([prefix]) => name.startsWith(prefix)) ?? [];
    return { name, path: toPath(id, category) };
  });
/** They have a window of their own, and some end the session. */
const isAlone = ({ path }: { path: string }) => path.startsWith("/auth/") || path === paths.collect();

/** The headings of a screen once its data has come. */
async function headingsOf(client: QueryClient) {
  await screen.findAllByRole("heading");
  await waitFor(() => expect(client.isFetching()).toBe(0));
  return screen.getAllByRole("heading");
}

for (const { name, path } of ROUTES.filter(isAlone))
  test(`renders ${name} without warnings`, async () => {
    const { client } = renderApp(path, { transport: server.transport, token: call.token });
    expect(await headingsOf(client), name).not.toEqual([]);
  });

test("renders every screen of the frame without warnings", { timeout: 300_000 }, async () => {
  const { client, router } = renderApp(paths.dashboard(), { transport: server.transport, token: call.token });
  await headingsOf(client);
  for (const { name, path } of ROUTES.filter((route) => !isAlone(route))) {
    await act(() => router.navigate(path));
    expect(await headingsOf(client), name).not.toEqual([]);
    expect(router.state.location.pathname, name).toContain(path);
    expect(vi.mocked(console.error).mock.calls, name).toEqual([]);
  }
});
