import { afterAll, beforeEach, expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { algorithmChainApi as api, deviceChainApi } from "#contract/datachains.ts";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import { EMPTY_CHAIN, type Placement } from "#datachain/model.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { BY_DATE } from "#datachain/testing/releases.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { startStandardServer } from "#server/testing/standard-server.ts";

const standard = await startStandardServer(BY_DATE);
const t = await startTestApp({ DTPR_API: standard.url, OUTBOUND_HOSTS: standard.host });
const off = await startTestApp({});
await (
  await t.as({ admin: true })
)(taxonomiesApi.take, { body: { release: BY_DATE, dry_run: false } });
afterAll(() => standard.stop());
beforeEach(() => {
  standard.say(undefined);
  standard.received.length = 0;
});

const placed = (category_id: string, element_id: string, more: Partial<Placement> = {}) =>
  newPlacement({ category_id, element_id, ...more }, uuidv7);
const tides = (more: Partial<Placement> = {}) =>
  placed("input_dataset", "tide_table", {
    variables: { additional_description: { en: "Of the harbour.", km: "នៃកំពង់ផែ" } },
    internal_note: "Ask Ana Reyes",
    ...more,
  });

/** An algorithm whose chain is pinned to the release of the local server. */
async function withChain(placements: readonly Placement[]) {
  const call = await t.as({ role: "editor" });
  const { id } = await t.make.algorithm(call.customer_id, { name: "Tide gates" });
  const params = { id };
  const { version: taxonomy_id } = BY_DATE;
  await call(api.move, { params, body: { taxonomy_id, dry_run: false, lock_version: 0 } });
  await call(api.save, { params, body: { datachain: { content: { ...EMPTY_CHAIN, placements }, lock_version: 1 } } });
  const check = async () => (await call(api.checkWithStandard, { params })).check;
  return { call, params, check };
}

test("a complete chain passes; only fields of the standard leave, and the audit says so", async () => {
  const { check, call, params } = await withChain([tides()]);
  const { version } = BY_DATE;
  expect(await check()).toEqual({ outcome: "passed", reason: null, version, host: standard.host, findings: [] });
  const [sent] = standard.received;
  expect(sent).toMatchObject({ url: `/api/v2/schemas/${encodeURIComponent(version)}/validate`, client: "guidepost" });
  expect(JSON.parse(sent?.body ?? "")).toMatchObject({
    schema_version: version,
    elements: [{ element_id: "tide_table" }],
  });
  for (const inside of ["x_guidepost", "Ana Reyes", "កំពង់ផែ"]) expect(sent?.body).not.toContain(inside);
  const entry = await t.database.system
    .selectFrom("audit_entries")
    .select(["actor_id", "subject_type", "after"])
    .where("action", "=", "datachain.sent")
    .where("subject_id", "=", params.id)
    .executeTakeFirstOrThrow();
  expect(entry).toEqual({
    actor_id: call.user_id,
    subject_type: "algorithm",
    after: { host: standard.host, version },
  });
});

test("each finding says which category, element and text it is about", async () => {
  const first = tides();
  const { check } = await withChain([first, placed("storage", "stored_locally")]);
  standard.say({
    status: 200,
    body: {
      ok: false,
      errors: [
        {
          code: "parse_error",
          path: "elements.0.variables.0.value.0.locale",
          message: "Invalid option",
          fix_hint: "Fix it.",
        },
        {
          code: "INSTANCE_REQUIRED_VARIABLE_MISSING",
          path: "instance.elements[1].variables",
          message: "'duration' is missing",
        },
        { code: "REQUIRED_CATEGORY_MISSING", path: "instance.elements[].category_id", message: "Missing" },
        { code: "parse_error", path: "title.0.value", message: "Too short" },
        "not a finding",
        { code: 7, path: null, message: "x".repeat(5000) },
      ],
      warnings: [{ code: "CONTEXT_TYPE_MISSING", path: "instance.elements[0].context_type_id", message: "Silent" }],
    },
  });
  const { outcome, findings } = await check();
  expect(outcome).toBe("refused");
  expect(findings).toMatchObject([
    {
      placement_id: first.id,
      category_id: "input_dataset",
      variable_id: "additional_description",
      locale: "en",
      hint: "Fix it.",
    },
    { category_id: "storage", part: "variables", variable_id: null },
    { field: "elements", category_id: null, placement_id: null },
    { field: "title", category_id: null },
    { field: null, code: "", message: "x".repeat(1000) },
    { severity: "warning", category_id: "input_dataset", part: "context_type_id" },
  ]);
});

test("the local server's own rules find a missing required category", async () => {
  const { check } = await withChain([]);
  expect(await check()).toMatchObject({ outcome: "refused", findings: [{ code: "REQUIRED_CATEGORY_MISSING" }] });
});

test.each([
  ["an outage", { status: 503, body: { ok: false, errors: [] } }, { outcome: "unreachable", reason: null }],
  ["a page instead of JSON", { status: 200, body: "<!doctype html>" }, { outcome: "unreachable", reason: null }],
  ["JSON of another kind", { status: 200, body: { fine: true } }, { outcome: "unreachable", reason: null }],
  ["a redirect", { status: 302, body: "" }, { outcome: "unreachable", reason: null }],
  [
    "a release that is not registered there",
    { status: 404, body: { ok: false } },
    { outcome: "not_checked", reason: "release_unknown" },
  ],
  [
    "a document it finds too large",
    { status: 413, body: { ok: false } },
    { outcome: "not_checked", reason: "too_large" },
  ],
] as const)("says that nothing was checked: %s", async (_what, answer, expected) => {
  const { check } = await withChain([tides()]);
  standard.say(answer);
  expect(await check()).toMatchObject({ ...expected, findings: [] });
});

test("sends nothing: switched off, version 1, too large, or asked by a viewer", async () => {
  const editor = await off.as({ role: "editor" });
  const { id } = await off.make.algorithm(editor.customer_id, { name: "Tide gates" });
  const { check: without } = await editor(api.checkWithStandard, { params: { id } });
  expect(without).toMatchObject({ outcome: "not_checked", reason: "switched_off", host: null });

  const long = { additional_description: { en: "x".repeat(9000) } };
  const { check, call, params } = await withChain(Array.from({ length: 8 }, () => tides({ variables: long })));
  expect(await check()).toMatchObject({ outcome: "not_checked", reason: "too_large" });
  const device = await t.make.device(call.customer_id);
  const { check: old } = await call(deviceChainApi.checkWithStandard, { params: { id: device.id } });
  expect(old).toMatchObject({ outcome: "not_checked", reason: "version_1" });
  const viewer = await t.as({ role: "viewer", customer_id: call.customer_id });
  await expect(viewer(api.checkWithStandard, { params })).rejects.toMatchObject({ status: 403 });
  expect(standard.received).toEqual([]);
});
