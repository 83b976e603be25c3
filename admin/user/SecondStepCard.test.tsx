import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { renderApp, renderRoute } from "#admin/testing/render.tsx";
import { readToken } from "#admin/session/token.ts";
import { secondStepsApi } from "#contract/second-steps.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { totpOf } from "#server/second-steps/check-code.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const { transport } = server;
const password = "a long and private phrase";
const password_hash = await hashPassword(password);
const codeOf = (key: string, stepsAhead = 0) =>
  totpOf(key, "").generate({ timestamp: Date.now() + stepsAhead * 30_000 });

test("sets up an authenticator app with the typed key, shows the recovery codes once and counts them", async () => {
  const me = await server.as({ password_hash });
  const { user } = renderRoute("/user", { transport, token: me.token });
  const card = await screen.findByRole("region", { name: "Second step" });
  await user.click(await within(card).findByRole("button", { name: "Set up" }));
  const dialog = await screen.findByRole("dialog", { name: "Set up your authenticator app" });
  expect(within(dialog).getByRole("img", { name: "QR code for your authenticator app" })).toBeTruthy();
  const key = within(dialog)
    .getByRole<HTMLInputElement>("textbox", { name: /Enter this key/ })
    .value.replaceAll(" ", "");
  const code = within(dialog).getByRole("textbox", { name: "6-digit code your app shows" });
  await user.type(code, codeOf(key, 20));
  await user.click(within(dialog).getByRole("button", { name: "Turn on" }));
  expect(await within(dialog).findByText(/This code is wrong or was already used/)).toBeTruthy();
  await user.clear(code);
  await user.type(code, codeOf(key));
  await user.click(within(dialog).getByRole("button", { name: "Turn on" }));
  const codes = await screen.findByRole("alertdialog", { name: "Save your recovery codes" });
  expect(within(codes).getAllByRole("listitem")).toHaveLength(10);
  await user.click(within(codes).getByRole("button", { name: "I have saved them" }));
  expect(await within(card).findByText("10 of 10 left")).toBeTruthy();
});

test("asks for a code after the password, takes a recovery code instead, and opens the remembered page", async () => {
  const me = await server.as({ password_hash });
  const { key } = (await me(secondStepsApi.start, {})).setup;
  const { recovery_codes } = await me(secondStepsApi.turnOn, { body: { code: codeOf(key) } });
  const { user, router } = renderRoute("/user", { transport });
  await user.type(await screen.findByLabelText("Email"), me.email);
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
  await user.type(await screen.findByRole("textbox", { name: "6-digit code" }), codeOf(key));
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This code is wrong or was already used");
  expect(readToken()).toBeUndefined();
  await user.click(screen.getByRole("button", { name: "Use a recovery code" }));
  await user.type(await screen.findByRole("textbox", { name: "Recovery code" }), recovery_codes[0] ?? "");
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("9 of 10 left")).toBeTruthy();
  expect(router.state.location.pathname).toBe("/user");
});

test("without the second step that a workspace demands, every page leads to the set-up", async () => {
  const me = await server.as({ password_hash });
  await server.database.system
    .updateTable("customers")
    .set({ requires_second_step: true })
    .where("id", "=", me.customer_id)
    .execute();
  const { user, router } = renderApp("/guide-app/labels", { transport, token: me.token });
  expect(await screen.findByRole("heading", { name: "This workspace asks for a second step" })).toBeTruthy();
  await user.click(screen.getByRole("link", { name: "Set up your second step" }));
  expect(await screen.findByRole("button", { name: "Set up" })).toBeTruthy();
  expect(router.state.location.pathname).toBe("/user");
});
