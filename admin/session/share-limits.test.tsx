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

test("R6.3 a share session may call what the contract opens to it, for its one subject", () => {
  holdLink();
  expect(mayCall(deviceChainApi.get, { id: "1" })).toBe(true);
  expect(mayCall(deviceChainApi.get, { id: "2" })).toBe(false);
  expect(mayCall(deviceChainApi.versions, { id: "1" })).toBe(false);
  expect(mayCall(devicesApi.list)).toBe(false);
  expect(mayCall(sitesApi.locales)).toBe(true);
  expect(mayCall(sessionApi.exchange)).toBe(true);
});

test("what a share session may not call is never asked for, whatever a screen enables", () => {
  holdLink();
  expect(query(devicesApi.list, { query: {} }).queryFn).toBe(skipToken);
  expect(query(deviceChainApi.get, { params: { id: "1" } }).queryFn).not.toBe(skipToken);
});

test("a share session may open its path and what lies below", () => {
  holdLink();
  expect(mayOpen("/inventory/devices/1/datachain/overview")).toBe(true);
  expect(mayOpen("/inventory/devices/1")).toBe(false);
  expect(mayOpen("/organizations/1")).toBe(false);
});

test("for somebody who is signed in, roles decide and not this", () => {
  hold({});
  expect(mayCall(devicesApi.list)).toBe(true);
  expect(mayOpen("/organizations/1")).toBe(true);
});
