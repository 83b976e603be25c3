import fc from "fast-check";
import sharp from "sharp";
import { expect, test } from "vitest";
import { uuidv7 } from "uuidv7";
import { algorithmChainApi, type ChainContent, deviceChainApi as api } from "#contract/datachains.ts";
import { EMPTY_CHAIN, type Placement } from "#datachain/model.ts";
import { currentTaxonomy } from "#datachain/taxonomies.ts";
import type { Loss } from "#datachain/document-loss.ts";
import { violationsOf } from "#datachain/testing/dtpr-rules.ts";
import { newPlacement } from "#datachain/template-content.ts";
import { contentOf, ltext } from "#datachain/testing/arbitraries.ts";
import { shareTestApp, type TestApp } from "#server/testing/harness.ts";

const t = await shareTestApp();
type Caller = Awaited<ReturnType<TestApp["as"]>>;
type Document = Record<string, unknown> & { instance: Record<string, unknown>; x_guidepost: Record<string, unknown> };

const placed = (category_id: string, element_id: string, more: Partial<Placement> = {}) =>
  newPlacement({ category_id, element_id, ...more }, uuidv7);

const RICH: ChainContent = {
  ...EMPTY_CHAIN,
  placements: [
    placed("accountable", "organization", {
      variables: { title: { en: "CountCo", km: "ខោនខូ" }, description: { en: "Makes the counters." } },
      actions: [{ id: "a1", type: "email", label: { en: "Write to us" }, target: "privacy@seaview.example" }],
    }),
    placed("purpose", "planning_decision_making", {
      variables: { additional_description: { en: "To decide when to clean.", km: "ដើម្បីសម្រេចថាពេលណាត្រូវសម្អាត។" } },
    }),
    placed("tech", "de_identified_image", {
      sources: [
        { id: "s1", type: "policy_document", title: "Camera policy", url: "https://seaview.example/p", citation: null },
      ],
    }),
    placed("tech", "custom_grid", { disclosure: "partly_disclosed" }),
    placed("retention", "data_retained", { variables: { duration: { en: "30 days", km: "៣០ ថ្ងៃ" } } }),
  ],
  custom_elements: [
    {
      id: "custom_grid",
      category_id: "tech",
      title: { en: "Thermal grid" },
      description: { en: "A grid of heat sensors." },
      glyph: "thermometer",
      identifiability: "none",
    },
  ],
  undisclosed: { storage: { en: "The contract forbids it." } },
};

async function withDevice(customer_id?: string) {
  const call = await t.as(customer_id ? { customer_id } : {});
  const { id } = await t.make.device(call.customer_id, {
    name: "Harbour Walk counter",
    summary: { en: "Counts people on the quay." },
    created_at: "2026-03-02T09:00:00Z",
  });
  return { call, params: { id } };
}

const saved = async (call: Caller, id: string, content: ChainContent) =>
  (await call(api.save, { params: { id }, body: { datachain: { content, lock_version: 0 } } })).datachain;
const begin = (call: Caller, id: string, document: unknown) =>
  call(api.start, { params: { id }, body: { start: { from: "document", document }, lock_version: 0 } });
const exported = async (call: Caller, id: string, form?: "thin" | "resolved") =>
  JSON.parse(await (await call(api.json, { params: { id }, query: { ...(form && { form }) } })).text()) as Document;

/** Without the ids of actions and sources, which an import gives anew. */
const lossesIn = ({ left_out }: Document["x_guidepost"]) =>
  (left_out as Loss[]).map(({ code, at }) => `${code} ${at.split("/").slice(0, 3).join("/")}`);

/** Clears ids and timestamps, which do not belong to the chain. */
const chainOnly = ({ x_guidepost, ...document }: Document) => ({
  ...document,
  id: "",
  updated_at: "",
  x_guidepost: { ...x_guidepost, id: "", updated_at: "", left_out: lossesIn(x_guidepost) },
});

test("exports a document of the standard that lists what it had to leave out", async () => {
  const { call, params } = await withDevice();
  await saved(call, params.id, RICH);
  const reply = await t.app.inject({
    url: `/api/v1/inventory/devices/${params.id}/datachain/json?form=thin`,
    headers: { authorization: `Bearer ${call.token}` },
  });
  expect(reply.headers["content-type"]).toMatch("application/json");
  expect(reply.headers["content-disposition"]).toBe('attachment; filename="datachain-harbour-walk-counter-thin.json"');
  const document = reply.json<Document>();
  expect(document).toMatchObject({
    datachain: { type: "device", title: expect.arrayContaining([{ locale: "en", value: "Device" }]) },
    instance: { title: [{ locale: "en", value: "Harbour Walk counter" }], created_at: "2026-03-02T09:00:00Z" },
  });
  const codes = (document.x_guidepost["left_out"] as Loss[]).map(({ code }) => code);
  expect(codes).toEqual(expect.arrayContaining(["CUSTOM_ELEMENTS", "UNDISCLOSED", "ACTIONS"]));
  expect(violationsOf(document)).toEqual([]);
  expect(document.x_guidepost).not.toHaveProperty("vocabulary");
  expect((await exported(call, params.id)).x_guidepost).toHaveProperty("vocabulary");
});

test("a chain exported and imported by another customer exports identically", async () => {
  const [mine, theirs] = [await withDevice(), await withDevice()];
  await saved(mine.call, mine.params.id, RICH);
  for (const form of ["thin", "resolved"] as const) {
    const first = await exported(mine.call, mine.params.id, form);
    const { id } = await t.make.device(theirs.call.customer_id, {
      name: "Harbour Walk counter",
      summary: { en: "Counts people on the quay." },
      created_at: "2026-03-02T09:00:00Z",
    });
    const { problems, datachain } = await begin(theirs.call, id, first);
    expect(problems).toEqual([]);
    expect(datachain).toMatchObject({ taxonomy_id: "device@1", lock_version: 1 });
    expect(chainOnly(await exported(theirs.call, id, form))).toEqual(chainOnly(first));
  }
});

test("random chains of both kinds survive a round trip", async () => {
  const [mine, theirs] = [await t.as(), await t.as()];
  const strangers = ({ placements, ...rest }: ChainContent): ChainContent => ({
    ...rest,
    placements: placements.map((placement) => ({ ...placement, organization_id: null })),
  });
  for (const [kind, chain] of [
    ["device", api],
    ["algorithm", algorithmChainApi],
  ] as const)
    await fc.assert(
      fc.asyncProperty(contentOf(currentTaxonomy(kind)).map(strangers), ltext, async (content, summary) => {
        const create = { name: "X", created_at: "2026-03-02T09:00:00Z" };
        const [from, to, blank] = [
          await t.make[kind](mine.customer_id, { ...create, summary }),
          await t.make[kind](theirs.customer_id, { ...create, summary }),
          await t.make[kind](theirs.customer_id, create),
        ];
        const body = { datachain: { content, lock_version: 0 } };
        const { datachain } = await mine(chain.save, { params: { id: from.id }, body });
        // the response of a save equals the next read
        expect(datachain.content).toEqual(content);
        expect((await mine(chain.get, { params: { id: from.id } })).datachain).toEqual(datachain);
        const read = async (call: Caller, id: string) => {
          const text = await (await call(chain.json, { params: { id }, query: {} })).text();
          const document = JSON.parse(text) as Document;
          // only the first export drops missing flows and internal notes
          return chainOnly({ ...document, x_guidepost: { ...document.x_guidepost, left_out: [] } });
        };
        const first = await read(mine, from.id);
        const start = { from: "document", document: first } as const;
        const begin = (id: string) => theirs(chain.start, { params: { id }, body: { start, lock_version: 0 } });
        const codesOf = async (id: string) => (await begin(id)).problems.map(({ code }) => code);
        expect(await codesOf(to.id)).not.toContain("DESCRIPTION_DROPPED");
        expect(await read(theirs, to.id)).toEqual(first);
        // the import reports a description that the device does not have
        const isDescribed = Object.values(summary).some((text) => text.trim());
        expect((await codesOf(blank.id)).includes("DESCRIPTION_DROPPED")).toBe(isDescribed);
      }),
      { numRuns: 25 },
    );
}, 60_000);

test("matches an organization by id, then by name, and otherwise keeps its name as text", async () => {
  const [mine, theirs, strangers] = [await withDevice(), await withDevice(), await withDevice()];
  const port = { name: "Port of Seaview", description: { en: "Runs the harbour." } };
  const { id: organization_id } = await t.make.organization(mine.call.customer_id, port);
  const namesake = await t.make.organization(theirs.call.customer_id, { name: "PORT of Seaview" });
  const content = { ...EMPTY_CHAIN, placements: [placed("accountable", "institution", { organization_id })] };
  await saved(mine.call, mine.params.id, content);
  const document = await exported(mine.call, mine.params.id);
  const again = await t.make.device(mine.call.customer_id);
  const placementIn = async (call: Caller, id: string) =>
    (await begin(call, id, document)).datachain.content.placements[0];
  expect(await placementIn(mine.call, again.id)).toMatchObject({ organization_id, variables: {} });
  expect(await placementIn(theirs.call, theirs.params.id)).toMatchObject({ organization_id: namesake.id });
  expect(await placementIn(strangers.call, strangers.params.id)).toMatchObject({
    organization_id: null,
    variables: { title: { en: "Port of Seaview" }, description: { en: "Runs the harbour." } },
  });
});

test("rejects invalid documents and the wrong kind with a reason", async () => {
  const { call, params } = await withDevice();
  const { id } = await t.make.algorithm(call.customer_id);
  const algorithm = JSON.parse(
    await (await call(algorithmChainApi.json, { params: { id }, query: {} })).text(),
  ) as unknown;
  for (const document of [null, [], "text", {}, { instance: 7 }, algorithm])
    await expect(begin(call, params.id, document)).rejects.toMatchObject({
      status: 400,
      body: { code: "document_unreadable", message: expect.stringMatching(/./) },
    });
  expect((await call(api.get, { params })).datachain.id).toBeNull();
});

test("imports foreign documents and reports what did not fit", async () => {
  const { call, params } = await withDevice();
  const document = {
    schema: { name: "DTPR", version: "0.1" },
    datachain: { type: "device" },
    instance: {
      title: [{ locale: "en", value: "Counter" }],
      elements: [
        { element_id: "radar", category_id: "device__tech", priority: 0 },
        { element_id: "time_machine", category_id: "device__tech", priority: 1 },
      ],
    },
  };
  const { datachain, problems } = await begin(call, params.id, document);
  expect(problems).toMatchObject([{ code: "INSTANCE_ELEMENT_UNKNOWN", path: expect.stringContaining("[1]") }]);
  expect(datachain.content.placements.map(({ element_id }) => element_id)).toEqual(["radar", "time_machine"]);
  expect(datachain.findings.map(({ code }) => code)).toContain("INSTANCE_ELEMENT_UNKNOWN");
});

test("reports every part of a document that a chain cannot hold", async () => {
  const { call } = await withDevice();
  const { id } = await t.make.algorithm(call.customer_id, { name: "Permit triage", summary: { en: "Sorts permits." } });
  const document = {
    id: "permit-triage",
    schema_version: currentTaxonomy("algorithm").based_on,
    created_at: "2026-04-01T00:00:00Z",
    title: [
      { locale: "en", value: "Permit triage" },
      { locale: "es", value: "Clasificación de permisos" },
    ],
    description: [{ locale: "en", value: "Decides who is served first." }],
    linked_instance_ids: ["harbour-camera", 7],
    elements: [],
    subchain_instances: [
      { id: "second", subchain_id: "data_flow", order: 1 },
      { id: "first", subchain_id: "data_flow", order: 0 },
    ],
  };
  const body = { start: { from: "document", document }, lock_version: 0 } as const;
  const { problems, datachain } = await call(algorithmChainApi.start, { params: { id }, body });
  expect(problems.map(({ code, path, message }) => [code, path, message])).toEqual([
    ["DESCRIPTION_DROPPED", "description", expect.stringContaining("en")],
    ["LINKED_INSTANCES_DROPPED", "linked_instance_ids", expect.any(String)],
  ]);
  expect(datachain.content.subchain_instances.map((flow) => flow.id)).toEqual(["first", "second"]);
  const again = await (await call(algorithmChainApi.json, { params: { id }, query: { form: "thin" } })).text();
  expect(JSON.parse(again)).toMatchObject({
    title: [{ value: "Permit triage" }],
    linked_instance_ids: ["harbour-camera"],
    x_guidepost: { title: { es: "Clasificación de permisos" } },
  });
  // a record of another name keeps its name, and says so
  const other = await t.make.algorithm(call.customer_id, { name: "Sorting" });
  const started = await call(algorithmChainApi.start, { params: { id: other.id }, body });
  expect(started.problems.map(({ code }) => code)).toContain("TITLES_DROPPED");
});

const bytesOf = async (file: Promise<Blob>) => Buffer.from(await (await file).arrayBuffer());

/** The texts in reading order, as screen readers get them. */
function readAloud(pdf: Buffer) {
  const strings = pdf.toString("latin1").matchAll(/\/ActualText \(((?:\\.|[^\\)])*)\)/gs);
  return [...strings].map(([, raw = ""]) => {
    const escapes: Record<string, string> = { n: "\n", r: "\r", t: "\t", b: "\b", f: "\f" };
    const bytes = Buffer.from(
      raw.replaceAll(/\\(.)/gs, (_, one: string) => escapes[one] ?? one),
      "latin1",
    );
    return bytes[0] === 0xfe && bytes[1] === 0xff
      ? bytes.subarray(2).swap16().toString("utf16le")
      : bytes.toString("latin1");
  });
}

test("prints name, badges and every category in the requested language", async () => {
  const { call, params } = await withDevice();
  await saved(call, params.id, RICH);
  const english = await bytesOf(call(api.pdf, { params, query: {} }));
  expect(english.subarray(0, 5).toString()).toBe("%PDF-");
  expect(english.toString("latin1")).toMatch(/\/Lang \(en\)/);
  const told = readAloud(english);
  expect(told[0]).toBe("Harbour Walk counter");
  expect(told).toEqual(
    expect.arrayContaining([
      "Counts people on the quay.",
      "CountCo",
      "privacy@seaview.example",
      "To decide when to clean.",
    ]),
  );
  for (const category of currentTaxonomy("device").categories) {
    expect(told).toContain(category.name["en"]);
    expect(told).toContain(category.prompt["en"]);
  }
  expect(told.join("\n")).toContain("The contract forbids it.");
  const khmer = await bytesOf(call(api.pdf, { params, query: { locale: "km" } }));
  expect(readAloud(khmer)).toEqual(
    expect.arrayContaining(["ខោនខូ", currentTaxonomy("device").categories[0]?.prompt["km"]]),
  );
  expect(khmer.toString("latin1")).toContain("KantumruyPro");
}, 60_000);

test("shows the accountable organization's logo in the badge of PDF and PNG", async () => {
  const { call, params } = await withDevice();
  const logo_key = `${"a".repeat(64)}.webp`;
  const color = { r: 200, g: 0, b: 120 };
  const logo = sharp({ create: { width: 400, height: 200, channels: 3, background: color } }).webp();
  await t.services.storage.put(logo_key, await logo.toBuffer(), "image/webp");
  const { id: organization_id } = await t.make.organization(call.customer_id, { logo_key });
  await saved(call, params.id, {
    ...EMPTY_CHAIN,
    placements: [placed("accountable", "institution", { organization_id })],
  });
  expect((await bytesOf(call(api.pdf, { params, query: {} }))).toString("latin1")).toContain("/Subtype /Image");
  const { data } = await sharp(await bytesOf(call(api.png, { params, query: {} })))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isLogo = (at: number) => data[at] === 200 && data[at + 1] === 0 && data[at + 2] === 120;
  expect(data.some((_, at) => at % 3 === 0 && isLogo(at))).toBe(true);
}, 60_000);

test("draws a readable image, and a different one in Khmer", async () => {
  const { call, params } = await withDevice();
  await saved(call, params.id, RICH);
  const [english, khmer] = [
    await bytesOf(call(api.png, { params, query: {} })),
    await bytesOf(call(api.png, { params, query: { locale: "km" } })),
  ];
  const { format, width, height } = await sharp(english).metadata();
  expect([format, width]).toEqual(["png", 1600]);
  expect(height).toBeGreaterThan(1600);
  expect(khmer.equals(english)).toBe(false);
  // dark on white: neither blank nor black
  const { channels } = await sharp(english).stats();
  expect(channels[0]?.mean).toBeGreaterThan(220);
  expect(channels[0]?.min).toBeLessThan(40);
}, 60_000);

test("exports an empty chain, and a language without a font; rejects a language the site lacks", async () => {
  const { call, params } = await withDevice();
  await t.database.system
    .updateTable("sites")
    .set({ locales: ["ar", "zh-Hant"], default_locale: "ar" })
    .where("customer_id", "=", call.customer_id)
    .execute();
  const pdf = await bytesOf(call(api.pdf, { params, query: { locale: "zh-Hant" } }));
  expect(pdf.toString("latin1")).toMatch(/\/Lang \(en\)/);
  expect((await bytesOf(call(api.png, { params, query: {} }))).length).toBeGreaterThan(1000);
  expect(await exported(call, params.id)).toMatchObject({ instance: { elements: [] } });
  await expect(call(api.pdf, { params, query: { locale: "en" } })).rejects.toMatchObject({
    status: 400,
    body: { fields: { locale: expect.any(String) } },
  });
}, 60_000);

test("a viewer can export; another customer and a share session cannot", async () => {
  const { call, params } = await withDevice();
  const viewer = await t.as({ customer_id: call.customer_id, role: "viewer" });
  expect(await exported(viewer, params.id)).toHaveProperty("instance");
  const stranger = await t.as();
  const { token } = await t.make.shareLink({
    customer_id: call.customer_id,
    redirect_to: `/inventory/devices/${params.id}/datachain`,
  });
  for (const file of [api.json, api.pdf, api.png]) {
    await expect(stranger(file, { params, query: {} })).rejects.toMatchObject({ status: 404 });
    await expect(t.clientFor(token)(file, { params, query: {} })).rejects.toMatchObject({ status: 403 });
  }
});
