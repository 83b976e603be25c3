import { describe, expect, test } from "vitest";
import type { DeviceStatus } from "#contract/statuses.ts";
import { summarizeDevices, summarizePages } from "./summary.ts";

const active: DeviceStatus = { id: "1", name: "Active", names: {}, color: "#16a34a", phase: "active" };
const pilot: DeviceStatus = { id: "2", name: "Pilot", names: {}, color: "#2563eb", phase: "pilot" };
const all = <R>(rows: R[], total = rows.length) => ({ rows, total });
const counts = (statuses: (DeviceStatus | null)[]) =>
  summarizeDevices(all(statuses.map((status) => ({ status })))).devicesByStatus.map(({ id, name, count }) => [
    id,
    name,
    count,
  ]);

describe("R3.6 R3.8 counts devices by status", () => {
  test.each([
    ["nothing", [], []],
    ["one status", [active, active], [["1", "Active", 2]]],
    ["no status counts as No Status", [null, null], [["none", "No Status", 2]]],
    [
      "the most frequent first",
      [pilot, active, active],
      [
        ["1", "Active", 2],
        ["2", "Pilot", 1],
      ],
    ],
    [
      "equal counts by name",
      [pilot, active],
      [
        ["1", "Active", 1],
        ["2", "Pilot", 1],
      ],
    ],
    [
      "No Status last, however many",
      [null, null, active],
      [
        ["1", "Active", 1],
        ["none", "No Status", 2],
      ],
    ],
    [
      "two statuses of one name stay apart",
      [active, { ...active, id: "3" }],
      [
        ["1", "Active", 1],
        ["3", "Active", 1],
      ],
    ],
  ])("%s", (_, statuses, expected) => expect(counts(statuses)).toEqual(expected));

  test("uses the API's total", () => expect(summarizeDevices(all([{ status: null }], 7)).totalDevices).toBe(7));

  test("counts a status without an id by its name", () => {
    const rows = [{ status: { name: "Live" } }, { status: { name: "Live" } }] as never[];
    expect(summarizeDevices(all(rows)).devicesByStatus).toEqual([
      { id: undefined, name: "Live", phase: undefined, count: 2 },
    ]);
  });
});

describe("R3.8 R9.3 counts pages, including the home page", () => {
  const page = (type: "device_page" | "collection_page" | "algorithm_page", status: "published" | "draft") => ({
    type,
    status,
  });
  test.each([
    ["no pages: the home page alone", [], { totalPages: 1, publishedPages: 1, draftPages: 0 }],
    ["a published one", [page("device_page", "published")], { totalPages: 2, publishedPages: 2, draftPages: 0 }],
    ["a draft", [page("collection_page", "draft")], { totalPages: 2, publishedPages: 1, draftPages: 1 }],
  ])("%s", (_, rows, expected) => expect(summarizePages(all(rows))).toMatchObject(expected));

  test("counts by type", () => {
    const rows = [page("device_page", "published"), page("device_page", "draft"), page("algorithm_page", "draft")];
    expect(summarizePages(all(rows)).pagesByType).toEqual({ collection_page: 0, device_page: 2, algorithm_page: 1 });
  });
});
