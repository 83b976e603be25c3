import { describe, expect, test } from "vitest";
import type { AuthToken } from "#contract/session.ts";
import { areTermsExpired } from "#contract/terms.ts";
import { authState } from "./auth-state.ts";
import { afterSignIn, guard } from "./guards.ts";

const NOW = Date.parse("2026-06-01T12:00:00Z");
const LATER = "2026-06-02T12:00:00Z";
const EARLIER = "2026-06-01T11:59:59Z";

const signedIn: AuthToken = { token: "t", expiration: LATER };
const expired: AuthToken = { token: "t", expiration: EARLIER };
const shared = (redirect_to: string): AuthToken => ({ token: "s", expiration: LATER, anonymous: true, redirect_to });
const device1 = shared("/inventory/devices/1/datachain");

const at = (url: string) => {
  const { pathname, search } = new URL(url, "http://localhost");
  return { pathname, search };
};
/** Final address of a visit, after redirects. */
const visit = (url: string, token: AuthToken | undefined) => {
  const verdict = guard(at(url), token, NOW);
  return verdict.allow ? url : verdict.to;
};

describe("R4.2 recognizes the four states of the session", () => {
  test.each<[string, AuthToken | undefined, string]>([
    ["no token", undefined, "signed-out"],
    ["a token that is still good", signedIn, "signed-in"],
    ["R9.1 an expiration before now", expired, "expired"],
    ["R9.1 an expiration that is exactly now", { ...signedIn, expiration: "2026-06-01T12:00:00Z" }, "signed-in"],
    ["an anonymous token", device1, "shared"],
    ["an anonymous token that has expired", { ...device1, expiration: EARLIER }, "expired"],
    ["an anonymous token that leads to another origin", shared("//evil.example"), "signed-out"],
    ["an anonymous token that leads nowhere", { token: "s", expiration: LATER, anonymous: true }, "signed-out"],
    [
      "an expiration in seconds, from another API",
      { ...signedIn, expiration: (NOW / 1000 - 1) as unknown as string },
      "expired",
    ],
  ])("%s", (_name, token, kind) => expect(authState(token, NOW).kind).toBe(kind));
});

describe("R6.4 redirects to /auth/login without a token or with an expired one", () => {
  test.each([
    "/",
    "/dashboard",
    "/user",
    "/inventory/devices?q=a",
    "/nowhere",
    "/authors",
    "/react-guide-app-settings",
  ])("%s", (url) => {
    expect(visit(url, undefined)).toBe("/auth/login");
    expect(visit(url, expired)).toBe("/auth/login");
  });
  test.each(["/auth/login", "/auth/forgot", "/auth/share_redirect?token=x", "/auth/nowhere"])(
    "allows %s when signed out",
    (url) => expect(visit(url, undefined)).toBe(url),
  );
  test("remembers the address", () => {
    expect(guard(at("/user"), undefined, NOW)).toMatchObject({ remember: true });
    expect(guard(at("/auth/login"), signedIn, NOW)).toMatchObject({ remember: false });
  });
});

describe("R6.5 redirects a signed-in user from an /auth path to /dashboard", () => {
  test.each([
    "/auth/login",
    "/auth",
    "/auth/",
    "/auth/share_redirect?token=x",
    "/auth/forgot",
    "/auth/reset",
    "/auth/invitation",
    "/auth/anything",
  ])("%s", (url) => expect(visit(url, signedIn)).toBe("/dashboard"));
  test.each(["/dashboard", "/inventory/devices", "/authors", "/confirmed"])("allows %s", (url) =>
    expect(visit(url, signedIn)).toBe(url),
  );
  test.each(["/auth/invitation?token=x", "/auth/reset?token=x", "/auth/leave_digest?token=x"])(
    "allows a link from a mail: %s",
    (url) => expect(visit(url, signedIn)).toBe(url),
  );
});

describe("R6.3 limits a share session to paths below its redirect_to", () => {
  test.each([
    "/inventory/devices/1/datachain",
    "/inventory/devices/1/datachain/",
    "/inventory/devices/1/datachain/builder/tech",
    "/inventory/devices/1/datachain?locale=km",
  ])("allows %s in a share session", (url) => expect(visit(url, device1)).toBe(url));
  test.each([
    "/",
    "/dashboard",
    "/auth/login",
    "/auth/share_redirect",
    "/inventory/devices/1",
    "/inventory/devices/1/datachains",
    "/inventory/devices/10/datachain",
    "/inventory/devices/1/datachain/../../2",
    "/inventory/devices/1/datachain/%2e%2e/details",
    "/inventory/devices/1%2Fdatachain",
  ])("redirects %s to the shared path", (url) => expect(visit(url, device1)).toBe("/inventory/devices/1/datachain"));
  test("compares segments: device 10 is not below device 1", () =>
    expect(visit("/inventory/devices/10", shared("/inventory/devices/1"))).toBe("/inventory/devices/1"));
  test("lets a share session open another share link", () =>
    expect(visit("/auth/share_redirect?token=x", device1)).toBe("/auth/share_redirect?token=x"));
});

test.each([undefined, expired, signedIn, device1])("R2.12 lets everybody sign out", (token) => {
  expect(visit("/logout", token)).toBe("/logout");
  expect(visit("/auth/logout", token)).toBe("/auth/logout");
  expect(visit("/logout/", token)).toBe("/logout/");
});

test("R6.6 redirects to the remembered address or /dashboard after login; a share session to its shared path", () => {
  const far = { token: "t", expiration: "2999-01-01T00:00:00Z" };
  expect(afterSignIn(far, undefined)).toBe("/dashboard");
  expect(afterSignIn(far, "/user")).toBe("/user");
  expect(afterSignIn({ ...far, anonymous: true, redirect_to: "/inventory/devices/1" }, "/user")).toBe(
    "/inventory/devices/1",
  );
});

describe("R4.5 treats terms as expired if the configured date is later than the acceptance", () => {
  test.each<[string | undefined, string | null | undefined, boolean]>([
    ["2026-01-02", "2026-01-01T23:00:00Z", true],
    ["2026-01-02", "2026-01-02T00:00:00Z", false],
    ["2026-01-02", "2026-05-01T00:00:00Z", false],
    ["2026-01-02", null, true],
    ["2026-01-02", undefined, true],
    [undefined, null, false],
    ["not a date", null, false],
  ])("R9.10 terms of %s, accepted %s: %s", (terms, accepted, isExpired) =>
    expect(areTermsExpired(terms, accepted)).toBe(isExpired),
  );
});
