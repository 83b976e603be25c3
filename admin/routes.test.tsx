import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const { transport } = server;

test("R2.10 R6.4 / leads a stranger to the sign-in page", async () => {
  const { router } = renderRoute("/", { transport });
  expect(await screen.findByRole("heading", { name: "Sign in" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/auth/login");
});

test("R2.10 / leads a signed-in user to the dashboard", async () => {
  const { token } = await server.as();
  const { router } = renderRoute("/", { transport, token });
  await waitFor(() => expect(router.state.location.pathname).toBe("/dashboard"));
});
