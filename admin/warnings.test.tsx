import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "#admin/paths.ts";
import { renderApp } from "#admin/testing/render.tsx";
import { guideWorld } from "#server/testing/guide-world.ts";
import { shareTestApp } from "#server/testing/harness.ts";

/**
 * Renders every screen once with React's development build, which reports problems that are not visible at once: missing
 * keys, invalid nesting, state set while rendering. Any report fails the test.
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
/** Paths that only redirect. */
const LEADS_AWAY = ["root", "logout", "authLogout"];

for (const [name, toPath] of Object.entries(paths).filter(([name]) => !LEADS_AWAY.includes(name)))
  test(`renders ${name} without warnings`, async () => {
    const [, id = "", category = ""] = SUBJECTS.find(([prefix]) => name.startsWith(prefix)) ?? [];
    const path = toPath(id, category);
    const { client } = renderApp(path, { transport: server.transport, token: call.token });
    expect((await screen.findAllByRole("heading")).length).toBeGreaterThan(0);
    await waitFor(() => expect(client.isFetching()).toBe(0));
  });
