import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Answers, factsheetsApi } from "#contract/factsheets.ts";
import { countLetters } from "#contract/segments.ts";
import { pagesApi } from "#contract/pages.ts";
import { NOTE_LETTERS, publicationsApi } from "#contract/publications.ts";
import { blankAnswer } from "#factsheet/answers.ts";
import { startTestApp } from "#server/testing/harness.ts";
import { chainContent, pageContent, pageWorld, placementOf } from "#server/testing/page-world.ts";
import { readMembers } from "./read-members.ts";
import { findPublicSite, readPublicCards, readPublicHome, readPublicPage } from "./read-public.ts";

const t = await startTestApp();
const db = t.database.system;

async function makeWorld() {
  const call = await t.as();
  const world = pageWorld(t, call.customer_id);
  const of = (id: string) => ({ params: { id } });
  return {
    call,
    ...world,
    changes: (id: string) => call(publicationsApi.changes, of(id)),
    publish: async (id: string, body: { note?: string; digest?: string } = {}) =>
      (await call(publicationsApi.publish, { ...of(id), body })).publication,
    withdraw: async (id: string, reason = "It was removed") =>
      (await call(publicationsApi.withdraw, { ...of(id), body: { reason } })).publication,
    row: (id: string) => db.selectFrom("pages").selectAll().where("id", "=", id).executeTakeFirstOrThrow(),
  };
}

test("publishes the current page under the next number and notifies guides", async () => {
  const world = await makeWorld();
  const { id, slug } = await world.devicePage();
  expect(await readPublicPage(world.ctx, "device_page", slug)).toBeUndefined();
  const heard: string[] = [];
  const listener = t.database.createListener();
  await listener.connect();
  await listener.query("listen guide");
  listener.on("notification", ({ payload = "" }) => heard.push(payload));
  expect(await world.publish(id, { note: "First" })).toMatchObject({
    number: 1,
    note: "First",
    ended_at: null,
    published_by: "Test Person",
  });
  await world.save(id, { headline: { en: "Second words" } });
  expect(await readPublicPage(world.ctx, "device_page", slug)).toMatchObject({
    number: 1,
    snapshot: { content: { headline: { en: "Air mast" } } },
  });
  expect(await world.publish(id)).toMatchObject({ number: 2 });
  expect(await readPublicPage(world.ctx, "device_page", slug)).toMatchObject({
    kind: "page",
    number: 2,
    snapshot: { content: { headline: { en: "Second words" } } },
    versions: [{ number: 2 }, { number: 1, note: "First" }],
  });
  const { publications } = await world.call(publicationsApi.list, { params: { id }, query: {} });
  expect(publications.map(({ number, ended_at }) => [number, ended_at !== null])).toEqual([
    [2, false],
    [1, true],
  ]);
  const { snapshot } = await world.call(publicationsApi.read, { params: { id, number: 1 } });
  expect(snapshot.content.headline).toEqual({ en: "Air mast" });
  await listener.query("select 1");
  await listener.end();
  expect(heard.length).toBeGreaterThanOrEqual(2);
  expect(new Set(heard)).toEqual(new Set([world.call.customer_id]));
  const revision = await db
    .selectFrom("page_revisions")
    .select("publication_number")
    .where("page_id", "=", id)
    .executeTakeFirst();
  expect(revision?.publication_number).toBe(2);
});

test("a publication is immutable, and a tenant cannot delete it", async () => {
  const world = await makeWorld();
  const { id } = await world.devicePage();
  await world.publish(id);
  await expect(
    db.updateTable("publications").set({ note: "Other" }).where("page_id", "=", id).execute(),
  ).rejects.toThrow("cannot be changed");
  await expect(world.ctx.db.deleteFrom("publications").where("page_id", "=", id).execute()).rejects.toThrow(
    "permission denied",
  );
});

test("refuses to publish if the reviewed content has changed meanwhile", async () => {
  const world = await makeWorld();
  const { id, device_id } = await world.devicePage();
  const { digest, next_number } = await world.changes(id);
  expect(next_number).toBe(1);
  await db.updateTable("devices").set({ name: "Other name" }).where("id", "=", device_id).execute();
  const present = (await world.changes(id)).digest;
  await expect(world.publish(id, { digest })).rejects.toMatchObject({
    status: 409,
    body: { code: "conflict", current: { digest: present } },
  });
  expect(await world.publish(id, { digest: present })).toMatchObject({ number: 1 });
});

test("errors block publishing and are returned; nothing becomes public", async () => {
  const world = await makeWorld();
  const { id, slug } = await world.devicePage({ headline: {} });
  await expect(world.publish(id)).rejects.toMatchObject({
    status: 422,
    body: {
      code: "page_has_errors",
      current: { findings: expect.arrayContaining([expect.objectContaining({ code: "headline_missing" })]) as unknown },
    },
  });
  expect(await readPublicPage(world.ctx, "device_page", slug)).toBeUndefined();
  await db
    .updateTable("sites")
    .set({ translation_policy: "block" })
    .where("customer_id", "=", world.call.customer_id)
    .execute();
  await world.save(id, { headline: { en: "Back" } });
  await expect(world.publish(id)).rejects.toMatchObject({ status: 422 });
});

test("factsheet errors block publishing its algorithm's page, now and on a schedule; open answers do not", async () => {
  const world = await makeWorld();
  const { customer_id } = world.call;
  const algorithm = await t.make.algorithm(customer_id, { publication_category: "impactful" });
  await world.chain({ algorithm_id: algorithm.id }, chainContent([], "algorithm"));
  const { id } = await world.page("algorithm_page", pageContent(), { algorithm_id: algorithm.id });
  const params = { id: algorithm.id };
  const save = async (answers: Answers, lock_version: number) =>
    (await world.call(factsheetsApi.save, { params, body: { factsheet: { answers, lock_version } } })).factsheet;
  const saved = await save({ purpose: { ...blankAnswer({}), value: { en: "n/a" } } }, 0);
  const count = (severity: string) => saved.findings.filter((finding) => finding.severity === severity).length;
  expect([count("error"), count("todo") > 14]).toEqual([1, true]);
  const findings = expect.arrayContaining([
    expect.objectContaining({ code: "factsheet_errors", severity: "error", params: { count: 1 } }),
    expect.objectContaining({ code: "factsheet_todo", severity: "warning", params: { count: count("todo") } }),
  ]);
  const refused = { status: 422, body: { code: "page_has_errors", current: { findings } } };
  await expect(world.publish(id)).rejects.toMatchObject(refused);
  expect((await world.changes(id)).findings).toEqual(findings);
  const later = { action: "publish" as const, at: "2099-06-01T08:00" };
  await expect(world.call(publicationsApi.schedule, { params: { id }, body: later })).rejects.toMatchObject(refused);
  const redirect_to = `/guide-app/pages/algorithms/${id}`;
  const guest = t.clientFor((await t.make.shareLink({ customer_id, redirect_to })).token);
  // findings would reveal internal answers to guests
  expect((await guest(pagesApi.read, { params: { id } })).page.findings).toEqual([]);
  await save({}, 1);
  await world.publish(id);
});

test("R4.1 a withdrawn page shows the reason at its address and can be published again", async () => {
  const world = await makeWorld();
  const { id, slug } = await world.devicePage();
  await expect(world.withdraw(id)).rejects.toMatchObject({ status: 409, body: { code: "page_not_public" } });
  await world.publish(id);
  expect((await world.withdraw(id, "Taken down for repair")).ended_at).not.toBeNull();
  expect(await readPublicPage(world.ctx, "device_page", slug)).toMatchObject({
    kind: "withdrawn",
    title: { en: "Air mast" },
    reason: "Taken down for repair",
  });
  expect(await world.row(id)).toMatchObject({
    status: "draft",
    publication_number: null,
    has_changes: false,
    change_count: 0,
  });
  expect(await world.publish(id)).toMatchObject({ number: 2 });
  expect(await readPublicPage(world.ctx, "device_page", slug)).toMatchObject({ kind: "page", number: 2 });
  expect(await world.row(id)).toMatchObject({ withdrawn_at: null, withdrawn_because: null });
});

test("the home page can be published, but neither withdrawn nor scheduled for withdrawal", async () => {
  const world = await makeWorld();
  const { id } = await world.home();
  expect(await readPublicHome(world.ctx)).toBeUndefined();
  await world.publish(id);
  expect(await readPublicHome(world.ctx)).toMatchObject({ number: 1, snapshot: { type: "home_page" } });
  await expect(world.withdraw(id)).rejects.toMatchObject({ status: 409, body: { code: "home_stays_public" } });
  const later = world.call(publicationsApi.schedule, {
    params: { id },
    body: { action: "withdraw", at: "2099-01-01T08:00", note: "Why" },
  });
  await expect(later).rejects.toMatchObject({ body: { code: "home_stays_public" } });
});

test("concurrent publications get consecutive numbers", async () => {
  const world = await makeWorld();
  const { id } = await world.devicePage();
  const done = await Promise.all([1, 2, 3, 4].map(() => world.publish(id)));
  expect(done.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4]);
  const open = await db
    .selectFrom("publications")
    .select("number")
    .where("page_id", "=", id)
    .where("ended_at", "is", null)
    .execute();
  expect(open).toEqual([{ number: 4 }]);
});

test("describes changes by field and language, with their author if known", async () => {
  const world = await makeWorld();
  const { customer_id, user_id } = world.call;
  const owner = await t.make.organization(customer_id, { name: "City" });
  const { id, device_id } = await world.devicePage(
    { questions: [{ id: "q1", question: { en: "Why?" }, answer: { en: "Air." } }] },
    chainContent([
      placementOf({ id: "a1", category_id: "accountable", element_id: "institution", organization_id: owner.id }),
    ]),
  );
  const label = await t.make.label(customer_id, "Air");
  const first = await world.changes(id);
  expect(first.changes.every(({ before }) => before === null)).toBe(true);
  await world.publish(id);
  const same = await world.changes(id);
  expect(same.changes).toEqual([]);
  expect(same.unchanged_count).toBeGreaterThan(5);
  const place = await t.make.location(customer_id, device_id, { name: { en: "Quay" } });
  await world.save(id, {
    headline: { en: "Air mast", es: "Mástil" },
    label_ids: [label.id],
    questions: [
      { id: "q2", question: { en: "Who?" }, answer: { en: "We." } },
      { id: "q1", question: { en: "Why?" }, answer: { en: "Clean air." } },
    ],
  });
  await db
    .updateTable("organizations")
    .set({ name: "The City", updated_by: user_id })
    .where("id", "=", owner.id)
    .execute();
  const { changes } = await world.changes(id);
  expect(changes.map(({ field, locale, before, after }) => [field, locale, before, after])).toEqual([
    ["content.headline", "es", null, "Mástil"],
    ["labels", null, null, ["Air"]],
    ["content.questions.q2", null, null, ["Who?"]],
    ["content.questions.q1.answer", "en", "Air.", "Clean air."],
    [`organizations.${owner.id}.name`, "en", "City", "The City"],
    [`places.${place.id}`, null, null, ["Quay"]],
  ]);
  expect(changes[4]).toMatchObject({ changed_by: "Test Person" });
});

test("a first publication lists content without settings; later, changed settings are listed", async () => {
  const world = await makeWorld();
  const { id } = await world.devicePage({ subtitle: { en: "Measures the air" } });
  const fields = async () => (await world.changes(id)).changes.map(({ field }) => field);
  const first = await fields();
  expect(first).toEqual(expect.arrayContaining(["content.headline", "content.subtitle", "subject.name"]));
  expect(first.filter((field) => /show_|feedback_set|default_locale|taxonomy|phase|focus/.test(field))).toEqual([]);
  await world.publish(id);
  await world.save(id, { show_map: false });
  expect(await fields()).toEqual(["content.show_map"]);
});

test("datachain changes name their category and element", async () => {
  const world = await makeWorld();
  const radar = placementOf({ id: "p1", category_id: "tech", element_id: "radar" });
  const { id, device_id } = await world.devicePage({}, chainContent([radar]));
  await world.publish(id);
  const content = chainContent([
    { ...radar, variables: { additional_description: { en: "On the mast" } } },
    placementOf({ id: "p2", category_id: "tech", element_id: "thermal_camera" }),
  ]);
  await db
    .updateTable("datachains")
    .set({ content: JSON.stringify(content) })
    .where("device_id", "=", device_id)
    .execute();
  const { changes } = await world.changes(id);
  expect(changes.map(({ about, after }) => [about, after])).toEqual([
    [["Technology"], ["Radar", expect.any(String)]],
    [["Technology", "Radar", expect.any(String)], "On the mast"],
  ]);
});

test("factsheet changes name the question, column and choice", async () => {
  const world = await makeWorld();
  const { customer_id } = world.call;
  const algorithm = await t.make.algorithm(customer_id);
  await world.chain({ algorithm_id: algorithm.id }, chainContent([], "algorithm"));
  const { id } = await world.page("algorithm_page", pageContent(), { algorithm_id: algorithm.id });
  const answer = {
    state: "answered",
    visibility: "public",
    source: "city",
    reason: {},
    withheld_ground: null,
    review_on: null,
    evidence: [],
  };
  const save = (answers: object) =>
    db
      .insertInto("factsheets")
      .values({ algorithm_id: algorithm.id, customer_id, template_version: "1", answers: JSON.stringify(answers) })
      .onConflict((row) => row.column("algorithm_id").doUpdateSet({ answers: JSON.stringify(answers) }))
      .execute();
  const sheet = {
    purpose: { ...answer, value: { en: "Sorts permits" } },
    autonomy_level: { ...answer, value: "human_decides" },
    political_decisions: { ...answer, value: [{ id: "r1", title: { en: "Vote" }, url: "https://seaview.example/1" }] },
  };
  await save(sheet);
  await world.publish(id);
  await save({
    purpose: { ...answer, state: "not_disclosed", withheld_ground: "security", value: null, reason: { en: "The law" } },
    autonomy_level: { ...answer, value: "fully_automated" },
    political_decisions: { ...answer, value: [{ id: "r1", title: { en: "Vote" }, url: "https://seaview.example/2" }] },
  });
  const { changes } = await world.changes(id);
  const told = changes.map(({ field, about, before, after }) => [field, about, before, after]);
  const purpose = ["What is it for, and what does it mean for people?"];
  expect(told).toContainEqual(["answers.purpose.reason", purpose, null, "The law"]);
  expect(told).toContainEqual(["answers.purpose.state", purpose, "answered", "not_disclosed"]);
  expect(told).toContainEqual(["answers.purpose.withheld_ground", purpose, null, "security"]);
  expect(told).toContainEqual([
    "answers.autonomy_level.value",
    ["What do people decide?"],
    "People decide; it only informs",
    "It decides by itself",
  ]);
  expect(told).toContainEqual([
    "answers.political_decisions.value.r1.url",
    ["Decisions behind it", "Link"],
    "https://seaview.example/1",
    "https://seaview.example/2",
  ]);
});

test("accepts notes of up to 200 letters in any script", async () => {
  const world = await makeWorld();
  const { id } = await world.devicePage();
  const note = "ស្រ្តី".repeat(Math.floor(NOTE_LETTERS / countLetters("ស្រ្តី")));
  expect(note.length).toBeGreaterThan(NOTE_LETTERS);
  await world.call(publicationsApi.publish, { params: { id }, body: { note } });
  const { publications } = await world.call(publicationsApi.list, { params: { id }, query: {} });
  expect(publications).toMatchObject([{ note }]);
  const longer = { params: { id }, body: { note: `${note}ស្រ្តី` } };
  await expect(world.call(publicationsApi.publish, longer)).rejects.toMatchObject({ status: 400 });
});

test("former addresses redirect to the current one", async () => {
  const world = await makeWorld();
  const { id, slug } = await world.devicePage();
  await world.publish(id);
  await sql`insert into page_redirects (customer_id, type, slug, page_id) values (${world.call.customer_id}, 'device_page', 'old-mast', ${id})`.execute(
    db,
  );
  await db
    .updateTable("pages")
    .set({ slug: `${slug}-new` })
    .where("id", "=", id)
    .execute();
  expect(await readPublicPage(world.ctx, "device_page", "old-mast")).toEqual({
    kind: "moved",
    type: "device_page",
    slug: `${slug}-new`,
  });
  expect(await readPublicPage(world.ctx, "device_page", `${slug}-new`)).toMatchObject({
    kind: "page",
    snapshot: { slug: `${slug}-new` },
  });
  expect(await readPublicCards(world.ctx, [id])).toMatchObject([{ slug: `${slug}-new` }]);
});

test("reads a page at the address of a deleted one, whichever is older", async () => {
  const world = await makeWorld();
  const [first, second] = [await world.devicePage(), await world.devicePage()];
  const take = (id: string, slug: string, deleted_at: string | null) =>
    db.updateTable("pages").set({ slug, deleted_at }).where("id", "=", id).execute();
  for (const { id } of [first, second]) await world.publish(id);
  for (const [gone, there] of [
    [first, second],
    [second, first],
  ] as const) {
    if ((await world.row(there.id)).withdrawn_at) await world.publish(there.id);
    await world.withdraw(gone.id);
    await take(gone.id, "mast", new Date().toISOString());
    expect(await readPublicPage(world.ctx, "device_page", "mast")).toMatchObject({ kind: "withdrawn" });
    await take(there.id, "mast", null);
    expect(await readPublicPage(world.ctx, "device_page", "mast")).toMatchObject({
      kind: "page",
      snapshot: { page_id: there.id },
    });
    await take(gone.id, `${gone.slug}-again`, null);
    await take(there.id, there.slug, null);
  }
});

test("finds a site by domain and by name", async () => {
  const { id, slug } = await t.make.customer();
  await db.updateTable("sites").set({ domain: "guide.city.example" }).where("customer_id", "=", id).execute();
  expect(await findPublicSite(t.database, { slug })).toMatchObject({ customer_id: id });
  expect(await findPublicSite(t.database, { host: "Guide.City.example" })).toMatchObject({ customer_id: id });
  expect(await findPublicSite(t.database, { host: "other.example" })).toBeUndefined();
});

test("a collection shows its published members, manual or by rule", async () => {
  const world = await makeWorld();
  const { customer_id } = world.call;
  const label = await t.make.label(customer_id, "Air");
  const pages = [];
  for (const name of ["Bee", "Ant", "Cat"])
    pages.push(await world.devicePage({ headline: { en: name }, label_ids: name === "Cat" ? [] : [label.id] }));
  const [bee, ant, cat] = pages.map(({ id }) => id) as [string, string, string];
  for (const id of [bee, cat]) await world.publish(id);
  const settings = {
    members: [{ id: cat }, { id: ant }, { id: bee }],
    label_ids: [label.id],
    types: [],
    status_ids: [],
    left_out: [],
    group_by: "none",
    order: "title",
  } as const;
  const titles = async (more: object) =>
    (await readMembers(world.ctx, { ...settings, rule: "manual", ...more })).cards.map(({ title }) => title["en"]);
  expect(await titles({})).toEqual(["Cat", "Bee"]);
  expect(await titles({ rule: "label" })).toEqual(["Bee"]);
  await world.publish(ant);
  expect(await titles({ rule: "label" })).toEqual(["Ant", "Bee"]);
  expect(await titles({ rule: "type", types: ["device_page"], left_out: [{ id: ant }] })).toEqual(["Bee", "Cat"]);
  const { id } = await world.page("collection_page", pageContent({ collection: { ...settings, rule: "label" } }));
  const { cards, snapshot } = await world.call(publicationsApi.preview, { params: { id } });
  expect(cards.map(({ title }) => title["en"])).toEqual(["Ant", "Bee"]);
  expect(snapshot.type).toBe("collection_page");
});

test("no endpoint finds another customer's page", async () => {
  const [mine, theirs] = [await makeWorld(), await makeWorld()];
  const { id } = await theirs.devicePage();
  await theirs.publish(id);
  const refused = { status: 404 };
  await expect(mine.publish(id)).rejects.toMatchObject(refused);
  await expect(mine.withdraw(id)).rejects.toMatchObject(refused);
  await expect(mine.changes(id)).rejects.toMatchObject(refused);
  await expect(mine.call(publicationsApi.preview, { params: { id } })).rejects.toMatchObject(refused);
  await expect(mine.call(publicationsApi.list, { params: { id }, query: {} })).rejects.toMatchObject(refused);
});
