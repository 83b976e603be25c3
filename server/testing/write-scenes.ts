import { assistantsApi } from "#contract/assistants.ts";
import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { customerFileApi } from "#contract/customer-file.ts";
import { algorithmChainApi, deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { type Endpoint, isMultipart } from "#contract/endpoint.ts";
import { feedbackApi } from "#contract/feedback.ts";
import { EMPTY_RECIPE } from "#contract/import-recipe.ts";
import { identityProvidersApi } from "#contract/identity-providers.ts";
import { installationApi } from "#contract/installation.ts";
import { importsApi, type ProfileFile } from "#contract/imports.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { pagesApi } from "#contract/pages.ts";
import { registerConnectionsApi, registerRecordsApi } from "#contract/register-connections.ts";
import { relationshipsApi } from "#contract/relationships.ts";
import { scimApi } from "#contract/scim.ts";
import { secondStepsApi } from "#contract/second-steps.ts";
import { shareLinksApi } from "#contract/share-links.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { orphanScansApi } from "#contract/orphan-scans.ts";
import { suggestionsApi } from "#contract/suggestions.ts";
import { approvalsApi } from "#contract/approvals.ts";
import { publicationsApi } from "#contract/publications.ts";
import { signsApi } from "#contract/signs.ts";
import { sitesApi } from "#contract/sites.ts";
import { taxonomiesApi } from "#contract/taxonomies.ts";
import { translationsApi } from "#contract/translations.ts";
import { EMPTY_ANSWER, headingsOf } from "#contract/report-checks.ts";
import { webhooksApi } from "#contract/webhooks.ts";
import { writingHelpApi } from "#contract/writing-help.ts";
import { yearlyReportsApi } from "#contract/yearly-reports.ts";
import { templatesFor } from "#datachain/templates.ts";
import { importing } from "./import-file.ts";
import { startLanguageModel } from "./language-model.ts";
import { leastOf, textMatching } from "./least-input.ts";
import {
  changeBody,
  changedKey,
  createRow,
  newBody,
  newName,
  type Noun,
  NOUNS,
  paramsFor,
  send,
  type Sent,
  type World,
} from "./nouns.ts";
import { pageWorld } from "./page-world.ts";
import { registerWorld } from "./register-world.ts";
import { releaseOf } from "./small-release.ts";

/** Creates everything a call needs and returns its input. */
type Scene = (world: World, endpoint: Endpoint) => Promise<Sent>;

const nounOf = (wanted: Endpoint) => NOUNS.find((noun) => Object.values(noun).includes(wanted));
const another = async (world: World, name: string) => {
  const noun = NOUNS.find((one) => one.name === name);
  if (!noun) throw new Error(`the contract has no ${name}`);
  return (await createRow(world, noun)).id;
};

/** Swaps two rows. */
async function orderScene(world: World, { create, ...noun }: Noun, endpoint: Endpoint): Promise<Sent> {
  const params = await paramsFor(world, endpoint.path);
  const ids = [];
  for (let at = 0; at < 2; at += 1) ids.unshift((await createRow(world, { ...noun, create }, params)).id);
  return { params, body: { ids } };
}

async function restoreScene(world: World, { remove }: Noun, endpoint: Endpoint): Promise<Sent> {
  const params = await paramsFor(world, endpoint.path);
  if (remove) await send(world, remove, { params });
  return { params };
}

let pictureCount = 0;

/** In a colour that no other picture has. */
async function picture(pattern: RegExp) {
  pictureCount += 1;
  const color = { r: pictureCount % 256, g: Math.floor(pictureCount / 256), b: 99 };
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: color } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.append(textMatching(pattern) ?? "", new Blob([new Uint8Array(png)]), "picture.png");
  return body;
}

async function bodyOf(endpoint: Endpoint) {
  const { body, method } = endpoint;
  if (!body) return {};
  if (isMultipart(body)) return { body: await picture(body.file) };
  const isChange = method === "PUT" && changedKey(endpoint);
  return { body: isChange ? changeBody(endpoint, 0) : leastOf(body, newName()) };
}

const usual: Scene = async (world, endpoint) => ({
  params: await paramsFor(world, endpoint.path),
  query: endpoint.query ? (leastOf(endpoint.query) as object) : {},
  ...(await bodyOf(endpoint)),
});

const newProfile = (name: string): ProfileFile => ({
  subject: "devices",
  name,
  columns: ["name"],
  recipe: { ...EMPTY_RECIPE, fields: { name: [{ column: "name" }] } },
  options: {},
});

const imported = async ({ t, call }: World) => {
  const { check, run } = importing(t, call);
  const { id } = await check("name\nCounter\n");
  return { id, run: () => run(id) };
};

/** The caller's own workspace, closed. */
async function closedScene({ t, call }: World, since: "suspended_at" | "deleted_at"): Promise<Sent> {
  const id = call.customer_id;
  await t.database.system
    .updateTable("customers")
    .set({ [since]: new Date().toISOString() })
    .where("id", "=", id)
    .execute();
  return { params: { id } };
}

const startScene =
  (type: "device" | "algorithm"): Scene =>
  async (world, endpoint) => ({
    ...(await usual(world, endpoint)),
    body: { start: { from: "template", template_id: templatesFor(type)[0]?.id }, lock_version: 0 },
  });

let releases = 0;
/** A vocabulary version that does not exist yet. */
function newRelease(type: "device" | "ai" = "device") {
  releases += 1;
  const { datachain_type, categories, ...rest } = releaseOf(`${type}@2026-01-${String(releases).padStart(2, "0")}`);
  return {
    ...rest,
    datachain_type: { ...datachain_type, id: type },
    categories: categories.map((category) => ({ ...category, datachain_type: type })),
  };
}

/** A new vocabulary version, and a chain to migrate to it. */
const moveScene =
  (type: "device" | "ai", save: Endpoint): Scene =>
  async (world, endpoint) => {
    const body = { release: newRelease(type), dry_run: false };
    const { taxonomies } = await world.call(taxonomiesApi.take, { body });
    const params = await paramsFor(world, endpoint.path);
    await send(world, save, { params, body: changeBody(save, 0) });
    return { params, body: { taxonomy_id: taxonomies[0]?.id, dry_run: false, lock_version: 1 } };
  };

/** A suggestion for a device, and the decision to accept it. */
async function newDecision(world: World) {
  const { customer_id } = world.call;
  const summary = { field: "summary", locale: "en", value: newName() };
  const { id } = await world.t.make.suggestion(customer_id, await another(world, "devices"), summary);
  return { id, decision: "accept" as const };
}

/** A page with a related page. */
const relatedScene: Scene = async (world) => {
  const [id, page_id] = [await another(world, "pages"), await another(world, "pages")];
  const body = { relationship: { type: "uses", page_id } };
  const { relationship } = await send(world, relationshipsApi.create, { params: { id }, body });
  return { params: { id, relationship_id: (relationship as { id: string }).id } };
};
/** A publishable page, published if required. */
async function publishable({ t, call }: World, isPublic = false) {
  const { id } = await pageWorld(t, call.customer_id).devicePage();
  if (isPublic) await call(publicationsApi.publish, { params: { id }, body: {} });
  return { id };
}
/** A mistake that a resident reported. */
const reported = async (world: World) => {
  const { id } = await commented(world);
  await world.t.database.system
    .updateTable("feedback_responses")
    .set({ kind: "mistake", mistake_address: id, mistake_state: "received" })
    .where("id", "=", id)
    .execute();
  return { id };
};

/** A page in a workspace that asks for approval; asked for by somebody else. */
async function askedFor(world: World, isAsked = true) {
  const page = await publishable(world);
  await world.call(approvalsApi.setSettings, { body: { approval_settings: { approved_by: "editor" } } });
  if (!isAsked) return { page, approval: page };
  const colleague = await world.t.as({ role: "editor", customer_id: world.call.customer_id });
  const { approval } = await colleague(approvalsApi.ask, { params: page, body: {} });
  return { page, approval: { id: approval.id } };
}

const reportNoun = () => {
  const noun = nounOf(yearlyReportsApi.create);
  if (!noun) throw new Error("the contract has no yearly reports");
  return noun;
};

/** A report about one device without gaps, adopted or not. */
async function wholeReport(world: World, isAdopted = false) {
  const { call, t } = world;
  const id = await another(world, "yearlyReports");
  const params = { id };
  const { yearly_report } = await call(yearlyReportsApi.get, { params });
  const technology = {
    id: "readers",
    name: "Plate readers",
    used_by: "",
    label_ids: [],
    algorithm_ids: [],
    device_ids: [(await t.make.device(call.customer_id)).id],
    answers: Object.fromEntries(
      headingsOf(yearly_report.content.template).map((heading) => [
        heading,
        { ...EMPTY_ANSWER, state: "answered" as const, text: "Nothing happened." },
      ]),
    ),
  };
  const content = { ...yearly_report.content, technologies: [technology] };
  const saved = await call(yearlyReportsApi.save, {
    params,
    body: { yearly_report: { content, lock_version: yearly_report.lock_version } },
  });
  const body = { lock_version: saved.yearly_report.lock_version };
  if (isAdopted) await call(yearlyReportsApi.adopt, { params, body });
  return { params, body };
}

/** A page with several versions. */
async function published(world: World, times: number) {
  const params = await publishable(world);
  for (let count = 0; count < times; count += 1) await world.call(publicationsApi.publish, { params, body: {} });
  return params;
}
const LATER = { action: "publish", at: "2099-01-01T08:00" } as const;

/** A device's page to translate: its texts and a target language. */
async function translatable(world: World) {
  const { call } = world;
  const { site } = await call(sitesApi.current, { query: {} });
  const locale = "km";
  const locales = [...new Set([...site.locales, locale])];
  await call(sitesApi.update, { params: { id: site.id }, query: {}, body: { site: { locales } } });
  const subject_id = await another(world, "devices");
  const { page } = await call(pagesApi.create, { body: { page: { type: "device_page", subject_id } } });
  const { texts } = await call(translationsApi.list, { params: { id: page.id }, query: { locale } });
  return { id: page.id, locale, texts };
}

let languageModel: ReturnType<typeof startLanguageModel> | undefined;

/** A language model on this machine, which the operator allows. */
const withModel = async ({ t, call }: World) => {
  const model = await (languageModel ??= startLanguageModel());
  const { outbound_hosts } = t.services.config;
  if (!outbound_hosts.includes(model.host)) outbound_hosts.push(model.host);
  await t.make.writingHelp(call.customer_id, model);
};

/** A text without a translation, and a model to draft one. */
async function draftable(world: World) {
  await withModel(world);
  const { id, locale, texts } = await translatable(world);
  const text = texts.find(({ field }) => field === "headline");
  if (!text) throw new Error("The page has no headline");
  const { subject_type, subject_id, field } = text;
  return { page_id: id, locale, subject_type, subject_id, field };
}

/** A comment on a page, with redacted data. */
async function commented(world: World) {
  const page_id = await another(world, "pages");
  return { id: (await world.t.make.feedback(world.call.customer_id, { page_id })).id };
}

const translationFile: Scene = async (world) => {
  const { locale, texts } = await translatable(world);
  const rows = texts.map(
    ({ subject_type, subject_id, field, source }) => `${subject_type}/${subject_id}/${field},"${source}",${newName()}`,
  );
  const body = new FormData();
  body.append("file", new Blob([["unit,source," + locale, ...rows].join("\n")]), "back.csv");
  return { body };
};

const currentSite = async ({ call }: World) => (await call(sitesApi.current, { query: {} })).site;
const deletionOf = ({ id, slug }: { id: string; slug: string }) => ({ params: { id }, query: { slug } });
const blankCode = async (world: World) => ({ id: await another(world, "shortCodes") });

/** A provider at an address that no request may go to. */
const connected: Scene = async ({ t, call }) => {
  await t.make.identityProvider(call.customer_id);
  return {};
};

const withDirectory: Scene = async ({ t, call }) => {
  await t.make.identityProvider(call.customer_id);
  await t.make.scimToken(call.customer_id);
  return {};
};

const newDomain = () => `${newName().toLowerCase().replace(" ", "-")}.example`;
const withDomain: Scene = async ({ call }) => {
  const { domain } = await call(identityProvidersApi.addDomain, { body: { domain: newDomain() } });
  return { params: { domain: domain.domain } };
};

/** Somebody with a password and a second step. */
const readyForEmergencies: Scene = async ({ t, call: { user_id } }) => {
  const keeps = { password_hash: "kept" };
  await t.database.system.updateTable("users").set(keeps).where("id", "=", user_id).execute();
  await t.make.passkey(user_id);
  return { params: { id: user_id } };
};

const withRegister: Scene = async ({ t, call }) => {
  await t.make.registerConnection(call.customer_id);
  return {};
};

/** An algorithm whose published page has all that the register requires. */
const ofRegister =
  (isSent: boolean): Scene =>
  async ({ t, call }) => {
    await t.make.registerConnection(call.customer_id);
    const { algorithm_id } = await registerWorld(t, call);
    if (isSent) await t.make.registerRecord(call.customer_id, algorithm_id);
    return { params: { id: algorithm_id } };
  };

/** Calls that need more than the minimum of their schemas. */
const SCENES = new Map<Endpoint, Scene>([
  [
    identityProvidersApi.save,
    async () => ({
      body: {
        identity_provider: { name: newName(), issuer: "https://1.1.1.1", client_id: "guidepost", is_active: false },
      },
    }),
  ],
  [registerConnectionsApi.save, async () => ({ body: changeBody(registerConnectionsApi.save, 0) })],
  [registerConnectionsApi.disconnect, withRegister],
  [registerConnectionsApi.test, withRegister],
  [registerRecordsApi.send, ofRegister(false)],
  [registerRecordsApi.release, ofRegister(true)],
  [registerRecordsApi.withdraw, ofRegister(true)],
  [
    writingHelpApi.save,
    async () => ({ body: { writing_help: { is_on: true, address: "https://1.1.1.1/v1", model: "small" } } }),
  ],
  [
    writingHelpApi.test,
    async (world) => {
      await withModel(world);
      return {};
    },
  ],
  [
    writingHelpApi.draft,
    async (world) => ({ body: { draft: { ...(await draftable(world)), kind: "translate" as const } } }),
  ],
  [
    writingHelpApi.review,
    async (world) => {
      const place = await draftable(world);
      const { text } = await world.call(writingHelpApi.draft, { body: { draft: { ...place, kind: "translate" } } });
      return { body: { review: { ...place, text } } };
    },
  ],
  [scimApi.makeToken, connected],
  [scimApi.revokeToken, withDirectory],
  [identityProvidersApi.disconnect, connected],
  [identityProvidersApi.test, connected],
  [identityProvidersApi.addDomain, async () => ({ body: { domain: newDomain() } })],
  [identityProvidersApi.verifyDomain, withDomain],
  [identityProvidersApi.removeDomain, withDomain],
  [identityProvidersApi.addBreakGlass, readyForEmergencies],
  [identityProvidersApi.removeBreakGlass, async ({ call }) => ({ params: { id: call.user_id } })],
  [
    organizationsApi.merge,
    async (world, endpoint) => ({
      ...(await usual(world, endpoint)),
      body: { into_id: await another(world, "organizations") },
    }),
  ],
  [
    devicesApi.bulk,
    async (world) => ({
      body: { ids: [await another(world, "devices")], status_id: await another(world, "statuses") },
    }),
  ],
  [
    shareLinksApi.share,
    async (world) => {
      const subject = { type: "device", id: await another(world, "devices") };
      return { body: { share_link: { subject, part: "details", permission: "view", label: newName() } } };
    },
  ],
  [
    assistantsApi.update,
    async () => ({ body: { assistant_access: { is_on: true, may_read_drafts: false, may_suggest: true } } }),
  ],
  [
    secondStepsApi.setDemand,
    async ({ t: { database }, call: { user_id, customer_id } }) => {
      const proofs = ["password", "authenticator"];
      await database.system.updateTable("auth_tokens").set({ proofs }).where("user_id", "=", user_id).execute();
      const demands = { requires_second_step: true };
      await database.system.updateTable("customers").set(demands).where("id", "=", customer_id).execute();
      return { body: { demand: { is_demanded: false } } };
    },
  ],
  [
    secondStepsApi.resetMember,
    async ({ t, call: { customer_id } }) => {
      const { user_id } = await t.as({ customer_id });
      await t.make.passkey(user_id);
      return { params: { id: user_id } };
    },
  ],
  [suggestionsApi.decide, async (world) => ({ body: { decisions: [await newDecision(world)] } })],
  [
    suggestionsApi.reopen,
    async (world) => {
      const { id, ...decision } = await newDecision(world);
      await world.call(suggestionsApi.decide, { body: { decisions: [{ id, ...decision }] } });
      return { params: { id } };
    },
  ],
  [pagesApi.createMany, async (world) => ({ body: { subject_ids: [await another(world, "devices")] } })],
  [
    pagesApi.labelMany,
    async (world) => ({
      body: { ids: [await another(world, "pages")], add: [await another(world, "labels")], remove: [] },
    }),
  ],
  [
    pagesApi.restoreRevision,
    async (world) => {
      const params = { id: await another(world, "pages") };
      await send(world, pagesApi.update, { params, body: changeBody(pagesApi.update, 0) });
      const { revisions } = await send(world, pagesApi.revisions, { params });
      const first = (revisions as { id: string }[]).at(-1);
      return { params: { ...params, revision_id: first?.id }, body: { lock_version: 1 } };
    },
  ],
  [
    relationshipsApi.create,
    async (world) => ({
      params: { id: await another(world, "pages") },
      body: { relationship: { type: "uses", page_id: await another(world, "pages") } },
    }),
  ],
  [
    relationshipsApi.update,
    async (world, endpoint) => ({
      ...(await relatedScene(world, endpoint)),
      body: { relationship: { type: "replaces", direction: "in" } },
    }),
  ],
  [relationshipsApi.remove, relatedScene],
  [
    relationshipsApi.dismiss,
    async (world) => ({
      params: { id: await another(world, "pages") },
      body: { page_id: await another(world, "pages") },
    }),
  ],
  [
    translationsApi.write,
    async (world) => {
      const { id, locale, texts } = await translatable(world);
      const told = texts.map(({ subject_type, subject_id, field, source }) => ({
        subject_type,
        subject_id,
        field,
        source,
        target: newName(),
      }));
      return { params: { id }, query: { locale }, body: { texts: told } };
    },
  ],
  [sitesApi.remove, async (world) => deletionOf(await currentSite(world))],
  [
    sitesApi.restore,
    async (world) => {
      const site = await currentSite(world);
      await world.call(sitesApi.remove, deletionOf(site));
      return { params: { id: site.id } };
    },
  ],
  [
    feedbackApi.judge,
    async (world) => ({ params: await reported(world), body: { mistake: { state: "checking", lock_version: 0 } } }),
  ],
  [
    feedbackApi.publishReply,
    async (world) => ({
      params: await commented(world),
      body: { reply: { said: { en: newName() }, text: { en: newName() }, lock_version: 0 } },
    }),
  ],
  [
    feedbackApi.withdrawReply,
    async (world) => {
      const params = await commented(world);
      const reply = { said: {}, text: { en: newName() }, lock_version: 0 };
      await world.call(feedbackApi.publishReply, { params, body: { reply } });
      return { params };
    },
  ],
  [feedbackApi.reveal, async (world) => ({ params: await commented(world) })],
  [
    feedbackApi.makeQuestion,
    async (world) => ({
      params: await commented(world),
      body: { question: { question: { en: newName() }, answer: { en: newName() } } },
    }),
  ],
  [translationsApi.check, translationFile],
  [translationsApi.apply, translationFile],
  [deviceChainApi.start, startScene("device")],
  [algorithmChainApi.start, startScene("algorithm")],
  [deviceChainApi.move, moveScene("device", deviceChainApi.save)],
  [algorithmChainApi.move, moveScene("ai", algorithmChainApi.save)],
  [publicationsApi.publish, async (world) => ({ params: await publishable(world), body: { note: "First" } })],
  [
    publicationsApi.withdraw,
    async (world) => ({ params: await publishable(world, true), body: { reason: "Removed" } }),
  ],
  [
    publicationsApi.withhold,
    async (world) => ({
      params: await published(world, 2),
      body: { numbers: [1], field: null, reason: "Named a person" },
    }),
  ],
  [
    publicationsApi.show,
    async (world) => {
      const body = { numbers: [1], field: null, reason: "Named a person" };
      const { publications } = await world.call(publicationsApi.withhold, { params: await published(world, 2), body });
      return { params: { id: publications[0]?.withholdings[0]?.id ?? "" } };
    },
  ],
  [yearlyReportsApi.create, () => Promise.resolve({ body: newBody(reportNoun()) })],
  [yearlyReportsApi.adopt, (world) => wholeReport(world)],
  [
    yearlyReportsApi.ask,
    async (world) => {
      await world.call(approvalsApi.setSettings, { body: { approval_settings: { approved_by: "manager" } } });
      return wholeReport(world);
    },
  ],
  [yearlyReportsApi.correct, async (world) => ({ params: (await wholeReport(world, true)).params })],
  [approvalsApi.setSettings, () => Promise.resolve({ body: { approval_settings: { approved_by: "editor" } } })],
  [approvalsApi.ask, async (world) => ({ params: (await askedFor(world, false)).page, body: { note: "First" } })],
  [
    approvalsApi.sendBack,
    async (world) => ({ params: (await askedFor(world)).approval, body: { remark: "Name the street." } }),
  ],
  [approvalsApi.cancel, async (world) => ({ params: (await askedFor(world)).approval })],
  [publicationsApi.schedule, async (world) => ({ params: await publishable(world), body: LATER })],
  [
    publicationsApi.cancel,
    async (world) => {
      const { schedule } = await world.call(publicationsApi.schedule, {
        params: await publishable(world),
        body: LATER,
      });
      return { params: { id: schedule.id } };
    },
  ],
  [
    publicationsApi.uncancel,
    async (world) => {
      const params = await publishable(world);
      const { schedule } = await world.call(publicationsApi.schedule, { params, body: LATER });
      await world.call(publicationsApi.cancel, { params: { id: schedule.id } });
      return { params: { id: schedule.id } };
    },
  ],
  [
    shortCodesApi.createMany,
    () => Promise.resolve({ body: { many: { what_for: "blank", count: 2, label: newName() } } }),
  ],
  [
    orphanScansApi.sendOn,
    async ({ t, call: { customer_id } }) => {
      const asked = `asked/${randomUUID().slice(0, 8)}`;
      await t.database.system.insertInto("orphan_scans").values({ customer_id, asked, scans: 3 }).execute();
      return { body: { orphan: { asked, target: { type: "home" } } } };
    },
  ],
  [
    shortCodesApi.retarget,
    async (world) => ({ params: await blankCode(world), body: { target: { type: "home" }, lock_version: 0 } }),
  ],
  [
    shortCodesApi.claim,
    async (world) => {
      const { customer_id } = world.call;
      const { id } = await world.t.make.location(customer_id, await another(world, "devices"));
      return { params: await blankCode(world), body: { location_id: id, lock_version: 0 } };
    },
  ],
  [
    shortCodesApi.install,
    async (world) => {
      const { id } = await world.t.make.location(world.call.customer_id, await another(world, "devices"));
      const params = await blankCode(world);
      const claimed = await world.call(shortCodesApi.claim, { params, body: { location_id: id, lock_version: 0 } });
      return { params, body: { lock_version: claimed.short_code.lock_version } };
    },
  ],
  [
    shortCodesApi.retire,
    async (world) => ({ params: await blankCode(world), body: { because: "The pole is gone", lock_version: 0 } }),
  ],
  [
    signsApi.start,
    async (world) => ({ body: { sign_batch: { codes: { ids: [await another(world, "shortCodes")] } } } }),
  ],
  [
    feedbackApi.collect,
    async (world) => {
      const { id: page_id } = await world.t.make.page(world.call.customer_id);
      const answered_at = new Date().toISOString();
      return {
        body: { response: { id: randomUUID(), page_id, locale: "en", answers: { feeling: 4 as const }, answered_at } },
      };
    },
  ],
  [
    webhooksApi.sendAgain,
    async (world) => {
      const params = { id: await another(world, "webhooks") };
      const { delivery } = await world.call(webhooksApi.test, { params });
      return { params: { ...params, delivery_id: delivery.id } };
    },
  ],
  [taxonomiesApi.take, () => Promise.resolve({ body: { release: newRelease(), dry_run: false } })],
  [
    customerFileApi.restore,
    async ({ call }) => {
      const body = new FormData();
      body.append("file", await call(customerFileApi.download, {}), "file.guidepost.zip");
      return { query: { dry_run: "false" }, body };
    },
  ],
  [
    taxonomiesApi.read,
    () => {
      const { datachain_type, categories, elements, version } = newRelease();
      const json = (value: unknown) => JSON.stringify(value);
      const files = {
        "manifest.json": json({ version }),
        "datachain-type.json": json(datachain_type),
        "categories.json": json(categories),
        "elements.json": json(elements),
      };
      const body = new FormData();
      body.append("file", new Blob([json({ files })]), "release.json");
      return Promise.resolve({ body });
    },
  ],
  [
    importsApi.upload,
    () => {
      const body = new FormData();
      body.append("file", new Blob(["name\nCounter\n"]), "file.csv");
      return Promise.resolve({ query: { subject: "devices" }, body });
    },
  ],
  [
    importsApi.check,
    async (world, endpoint) => ({
      ...(await usual(world, endpoint)),
      body: {
        recipe: { ...EMPTY_RECIPE, fields: { name: [{ column: "name" }] } },
        options: {
          on_existing: "update",
          date_order: "iso",
          create_missing: true,
          bad_cells: "refuse",
          answer_source: "city",
        },
      },
    }),
  ],
  [
    importsApi.preview,
    async (world, endpoint) => ({
      ...(await usual(world, endpoint)),
      body: { recipe: { ...EMPTY_RECIPE, fields: { name: [{ column: "name" }] } } },
    }),
  ],
  [importsApi.saveProfile, () => Promise.resolve({ body: { profile: newProfile(newName()) } })],
  [
    importsApi.removeProfile,
    async ({ call }) => {
      const { id } = await call(importsApi.saveProfile, { body: { profile: newProfile(newName()) } });
      return { params: { id } };
    },
  ],
  [
    installationApi.createCustomer,
    () => Promise.resolve({ body: { customer: { name: newName(), manager: { email: "manager@example.org" } } } }),
  ],
  [
    installationApi.inviteManager,
    async ({ t }) => ({
      params: { id: (await t.make.customer()).id },
      body: { manager: { email: "manager@example.org" } },
    }),
  ],
  [installationApi.resumeCustomer, (world) => closedScene(world, "suspended_at")],
  [
    installationApi.deleteCustomer,
    ({ call }) => Promise.resolve({ params: { id: call.customer_id }, body: { name: "City of Testing" } }),
  ],
  [installationApi.restoreCustomer, (world) => closedScene(world, "deleted_at")],
  [installationApi.addAdministrator, async ({ t }) => ({ body: { administrator: { email: (await t.as()).email } } })],
  [importsApi.run, async (world) => ({ params: { id: (await imported(world)).id } })],
  [
    importsApi.undo,
    async (world) => {
      const { id, run } = await imported(world);
      await run();
      return { params: { id } };
    },
  ],
]);

/** The input of a write that will succeed, in a world prepared for it. */
export function prepareWrite(world: World, endpoint: Endpoint): Promise<Sent> {
  const noun = nounOf(endpoint);
  const scene = SCENES.get(endpoint);
  if (scene) return scene(world, endpoint);
  if (noun && endpoint === noun.order) return orderScene(world, noun, endpoint);
  if (noun && endpoint === noun.restore) return restoreScene(world, noun, endpoint);
  return usual(world, endpoint);
}
