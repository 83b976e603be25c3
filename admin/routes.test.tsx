import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const { transport } = server;

test("R2.10 R6.4 redirects / to the login page when signed out", async () => {
  const { router } = renderRoute("/", { transport });
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/auth/login");
});

test("R2.10 redirects / to the dashboard when signed in", async () => {
  const { token } = await server.as();
  const { router } = renderRoute("/", { transport, token });
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
});
