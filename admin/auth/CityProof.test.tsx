import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { readToken } from "#admin/session/token.ts";
import { renderRoute } from "#admin/testing/render.tsx";
import type { Transport } from "#contract/client.ts";
import { hashPassword } from "#server/platform/identity/password.ts";
import { hashToken, newToken } from "#server/platform/identity/tokens.ts";
import { shareTestApp } from "#server/testing/harness.ts";

const server = await shareTestApp();
const password = "a long and private phrase";

/** As after the provider's callback: its word about somebody waits for the browser with this cookie. */
async function handedOver(email: string, customer_id: string) {
  const [code, browser] = [newToken(), newToken()];
  const claims = {
    issuer: "https://10.0.0.1",
    subject: newToken(),
    sid: "",
    auth_time: null,
    name: "Rosa",
    email,
    is_email_verified: true,
    groups: ["staff"],
    are_groups_left_out: false,
  };
  await server.database.system
    .insertInto("identity_handovers")
    .values({
      code_hash: hashToken(code),
      customer_id,
      browser_hash: hashToken(browser),
      outcome: JSON.stringify({ claims }),
      expires_at: new Date(Date.now() + 600_000).toISOString(),
    })
    .execute();
  // the window's own `Request` sends no cookie header
  const transport: Transport = async (url, init) => {
    if (url !== "/api/city_sign_in/finish") return server.transport(url, init);
    const cookie = `city_sign_in=${browser}`;
    const headers = { "content-type": "application/json", cookie };
    const reply = await server.app.inject({
      method: "POST",
      url,
      headers,
      payload: typeof init.body === "string" ? init.body : "",
    });
    return new Response(reply.body, { status: reply.statusCode, headers: { "content-type": "application/json" } });
  };
  return { code, transport };
}

test("asks for the account's password once before the city may open it, and then signs in", async () => {
  const person = await server.as({ password_hash: await hashPassword(password) });
  const group_roles = JSON.stringify([{ group: "staff", role: "editor", note: "" }]);
  await server.make.identityProvider(person.customer_id, { group_roles });
  const { code, transport } = await handedOver(person.email, person.customer_id);
  const { user } = renderRoute(`/auth/city#${code}`, { transport });
  expect(await screen.findByRole("heading", { name: "One last step" })).toBeTruthy();
  expect(screen.getByText(new RegExp(person.email))).toBeTruthy();
  const field = screen.getByLabelText("Password");
  const submit = () => user.click(screen.getByRole("button", { name: "Connect and sign in" }));
  await submit();
  expect(await screen.findByText("Enter your password")).toBeTruthy();
  await user.type(field, "not the password");
  await submit();
  expect(await screen.findByText("This is not your current password.")).toBeTruthy();
  expect(readToken()).toBeUndefined();
  await user.clear(field);
  await user.type(field, password);
  await submit();
  await waitFor(() => expect(readToken()).toBeTruthy());
});

test("says why if the city's word no longer counts after the password", async () => {
  const person = await server.as({ password_hash: await hashPassword(password) });
  await server.make.identityProvider(person.customer_id, { group_roles: JSON.stringify([]), other_role: "viewer" });
  const { code, transport } = await handedOver(person.email, person.customer_id);
  const { user } = renderRoute(`/auth/city#${code}`, { transport });
  await user.type(await screen.findByLabelText("Password"), password);
  await server.database.system.deleteFrom("identity_handovers").where("code_hash", "=", hashToken(code)).execute();
  await user.click(screen.getByRole("button", { name: "Connect and sign in" }));
  expect((await screen.findByRole("alert")).textContent).toContain("This sign-in has expired");
  expect(readToken()).toBeUndefined();
});
