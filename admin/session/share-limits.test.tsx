import { afterEach, expect, test } from "vitest";
import { query } from "#admin/api/query.ts";
import { deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { sessionApi } from "#contract/session.ts";
import { sitesApi } from "#contract/sites.ts";
import { skipToken } from "@tanstack/react-query";
import { mayCall, mayOpen } from "./share-limits.ts";

const expiration = "2999-01-01T00:00:00Z";
const hold = (token: object) =>
  localStorage.setItem("auth_token", JSON.stringify({ token: "t", expiration, ...token }));
const holdLink = () => hold({ anonymous: true, redirect_to: "/inventory/devices/1/datachain" });
afterEach(() => localStorage.clear());

test("R6.3 lets a share session make the calls the contract allows, for its subject only", () => {
  holdLink();
  expect(mayCall(deviceChainApi.get, { id: "1" })).toBe(true);
  expect(mayCall(deviceChainApi.get, { id: "2" })).toBe(false);
  expect(mayCall(deviceChainApi.versions, { id: "1" })).toBe(false);
  expect(mayCall(devicesApi.list)).toBe(false);
  expect(mayCall(sitesApi.locales)).toBe(true);
  expect(mayCall(sessionApi.exchange)).toBe(true);
});

test("never sends what a share session may not call, even if a screen enables it", () => {
  holdLink();
  expect(query(devicesApi.list, { query: {} }).queryFn).toBe(skipToken);
  expect(query(deviceChainApi.get, { params: { id: "1" } }).queryFn).not.toBe(skipToken);
});

test("lets a share session open its path and those below", () => {
  holdLink();
  expect(mayOpen("/inventory/devices/1/datachain/overview")).toBe(true);
  expect(mayOpen("/inventory/devices/1")).toBe(false);
  expect(mayOpen("/organizations/1")).toBe(false);
});

test("does not limit a signed-in user, whose role decides", () => {
  hold({});
  expect(mayCall(devicesApi.list)).toBe(true);
  expect(mayOpen("/organizations/1")).toBe(true);
});
