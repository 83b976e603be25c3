import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { speak } from "#admin/i18n/i18n.ts";
import { readToken } from "#admin/session/token.ts";
import type { Transport } from "#contract/client.ts";
import { hash } from "@node-rs/argon2";
import { userApi } from "#contract/user.ts";
import { shareTestApp } from "#server/testing/harness.ts";
import { leavingToken } from "#server/user/sign-leaving.ts";

const server = await shareTestApp();
const { transport } = server;
const PASSWORD = "a long enough password";
const password_hash = await hash(PASSWORD);

const answering =
  (path: string, status: number, body: object): Transport =>
  (url, init) =>
    url === path ? Promise.resolve(new Response(JSON.stringify(body), { status })) : transport(url, init);

async function fillIn(user: ReturnType<typeof renderRoute>["user"], email: string, password: string) {
  await user.type(await screen.findByLabelText("Email"), email);
  await user.type(screen.getByLabelText("Password"), password);
  await user.click(screen.getByRole("button", { name: "Sign in" }));
}

test("R5.1 R2.15 says Invalid email or password for a wrong password", async () => {
  const { email } = await server.as({ password_hash });
  const { user } = renderRoute("/auth/login", { transport });
  await fillIn(user, email, "not the password");
  expect((await screen.findByRole("alert")).textContent).toBe("Invalid email or password");
  expect(readToken()).toBeUndefined();
  expect(screen.getByText(/Explain the technology in public space/)).toBeTruthy();
});

test.each([429, 500, 404])("R5.1 says An error occurred for any other failure (%i)", async (status) => {
  const { user } = renderRoute("/auth/login", {
    transport: answering("/api/login", status, { code: "too_many_requests", message: "x" }),
  });
  await fillIn(user, "a@example.org", "x");
  expect((await screen.findByRole("alert")).textContent).toBe("An error occurred");
});

test("R5.1 says the same for an unreachable server", async () => {
  const { user } = renderRoute("/auth/login", { transport: () => Promise.reject(new TypeError("Failed to fetch")) });
  await fillIn(user, "a@example.org", "x");
  expect((await screen.findByRole("alert")).textContent).toBe("An error occurred");
});

test("R6.6 R9.1 redirects to the remembered address after login, with the token in local storage", async () => {
  const { email } = await server.as({ password_hash });
  const { user, router } = renderRoute("/guide-app/labels?q=x", { transport });
  await fillIn(user, email, PASSWORD);
  await waitFor(() =>
    expect(router.state.location.pathname + router.state.location.search).toBe("/guide-app/labels?q=x"),
  );
  expect(JSON.parse(localStorage.getItem("auth_token") ?? "")).toMatchObject({
    token: expect.any(String),
    expiration: expect.any(String),
  });
});

test("names empty fields in a summary and beside them, and sends nothing", async () => {
  const send = vi.fn(transport);
  const { user } = renderRoute("/auth/login", { transport: send });
  await user.click(await screen.findByRole("button", { name: "Sign in" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Enter your email address");
  expect(screen.getByRole("alert").textContent).toContain("Enter your password");
  expect(screen.getByLabelText("Password").getAttribute("aria-invalid")).toBe("true");
  expect(send).not.toHaveBeenCalled();
});

test("signs in once on a double click", async () => {
  const send = vi.fn<Transport>(() => new Promise(() => undefined));
  const { user } = renderRoute("/auth/login", { transport: send });
  await user.type(await screen.findByLabelText("Email"), "a@example.org");
  await user.type(screen.getByLabelText("Password"), "x{Enter}{Enter}");
  await waitFor(() => expect(send).toHaveBeenCalled());
  expect(send).toHaveBeenCalledTimes(1);
});

test("R7.2 R2.15 exchanges a share link for a session and opens the shared page", async () => {
  const { customer_id } = await server.as();
  const { link_token } = await server.make.shareLink({ customer_id, redirect_to: "/inventory/devices" });
  const { router } = renderRoute(`/auth/share_redirect?token=${link_token}`, { transport });
  await waitFor(() => expect(router.state.location.pathname).toBe("/inventory/devices"));
  expect(readToken()).toMatchObject({ anonymous: true, redirect_to: "/inventory/devices" });
});

test("R7.2 shows data.message of a rejected share link", async () => {
  const refuse = answering("/api/session", 404, { code: "link_invalid", message: "This link was revoked on Monday" });
  renderRoute("/auth/share_redirect?token=x", { transport: refuse });
  expect((await screen.findByRole("alert")).textContent).toBe("This link was revoked on Monday");
});

test.each(["/logout", "/auth/logout"])(
  "R2.12 R7.3 R2.15 %s signs out in the browser and on the server",
  async (path) => {
    const me = await server.as();
    const { router } = renderRoute(path, { transport, token: me.token });
    await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
    expect(localStorage.getItem("auth_token")).toBeNull();
    const reply = await transport("/api/user", { headers: { authorization: `Bearer ${me.token}` } });
    expect(reply.status).toBe(401);
  },
);

test("R8.3 R7.3 ignores a failed logout except for a warning", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { token } = await server.as();
  const { router } = renderRoute("/logout", { transport: answering("/api/logout", 500, {}), token });
  await waitFor(() => expect(router.state.location.pathname).toBe("/auth/login"));
  expect(localStorage.getItem("auth_token")).toBeNull();
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test("confirms a password reset for any address", async () => {
  const { user } = renderRoute("/auth/forgot", { transport });
  await user.type(await screen.findByLabelText("Email"), "nobody@example.org");
  await user.click(screen.getByRole("button", { name: "Send link" }));
  expect(await screen.findByRole("heading", { name: "Check your email" })).toBeTruthy();
  // the mail is queued, so do not claim that it was sent
  expect(screen.getByText(/nobody@example\.org, a link is on its way/)).toBeTruthy();
});

test("does not claim to have sent a password reset without a mail server", async () => {
  const { user } = renderRoute("/auth/forgot", { transport, config: { sends_mail: false } });
  expect(await screen.findByText(/no link can be emailed/)).toBeTruthy();
  await user.type(await screen.findByLabelText("Email"), "nobody@example.org");
  expect(screen.queryByRole("button", { name: "Send link" })).toBeNull();
  await user.click(screen.getByRole("button", { name: "Create link" }));
  expect(await screen.findByRole("heading", { name: "Email is not set up here" })).toBeTruthy();
  expect(screen.queryByText(/on its way/)).toBeNull();
});

test("names what to enter in account forms", async () => {
  const { user, unmount } = renderRoute("/auth/forgot", { transport });
  await user.click(await screen.findByRole("button", { name: "Send link" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Enter your email address");
  unmount();
  const setup = renderRoute("/auth/setup?token=x", { transport });
  await setup.user.click(await screen.findByRole("button", { name: "Create account" }));
  const problems = (await screen.findByRole("alert")).textContent;
  for (const words of [
    "Enter the name of your city or organization",
    "Enter your name",
    "Enter your email address",
    "Use at least 12 characters",
  ])
    expect(problems).toContain(words);
});

test("rejects a short password before sending, and names the field", async () => {
  const { user } = renderRoute(`/auth/reset?token=${"x".repeat(24)}`, { transport });
  await user.type(await screen.findByLabelText("New password"), "short");
  await user.click(screen.getByRole("button", { name: "Set password" }));
  expect((await screen.findByRole("alert")).textContent).toContain("New password: Use at least 12 characters");
});

test("says that an invitation does not exist", async () => {
  renderRoute(`/auth/invitation?token=${"x".repeat(24)}`, { transport });
  expect(await screen.findByRole("heading", { name: "This invitation is no longer valid" })).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("This link has expired or was already used.");
});

test("R2.41 takes and keeps the account's language at login, unless one was chosen in this browser", async () => {
  const { email } = await server.as({ password_hash, ui_locale: "es" });
  const { user, unmount } = renderRoute("/auth/login", { transport });
  await fillIn(user, email, PASSWORD);
  await waitFor(() => expect(document.documentElement.lang).toBe("es"));
  expect(document.cookie).toContain("locale=es");
  unmount();
  localStorage.clear();
  document.cookie = "locale=en; Path=/";
  await speak("en");
  const again = renderRoute("/auth/login", { transport });
  await fillIn(again.user, email, PASSWORD);
  await waitFor(() => expect(readToken()).toBeDefined());
  await waitFor(() => expect(again.router.state.location.pathname).not.toBe("/auth/login"));
  expect(document.documentElement.lang).toBe("en");
  document.cookie = "locale=; Max-Age=0; Path=/";
});

test("unsubscribes from the digest by its link; a broken link refers to the profile", async () => {
  const me = await server.as();
  const person = await server.database.system
    .selectFrom("users")
    .select(["id", "digest_key"])
    .where("id", "=", me.user_id)
    .executeTakeFirstOrThrow();
  const { unmount } = renderRoute(`/auth/leave_digest?token=${leavingToken(person)}x`, { transport });
  expect(await screen.findByRole("heading", { name: "This link cannot be used" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "Change this in your profile" }).getAttribute("href")).toBe("/user");
  expect((await me(userApi.get, {})).user.digest).toBe("weekly");
  unmount();
  renderRoute(`/auth/leave_digest?token=${leavingToken(person)}`, { transport });
  expect(await screen.findByText("You will get no more digests by email.")).toBeTruthy();
  expect((await me(userApi.get, {})).user.digest).toBe("none");
});
