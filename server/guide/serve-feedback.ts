import type { FastifyReply, FastifyRequest } from "fastify";
import { FIRST_QUESTION, readAnswer } from "#contract/feedback-questions.ts";
import type { Readers } from "#server/analytics/counting/count-readers.ts";
import type { Salts } from "#server/feedback/keep-salts.ts";
import { tapIds } from "#server/feedback/visitor-keys.ts";
import { type Draft, readDraft, signDraft } from "#server/feedback/sign-draft.ts";
import { findTap, isTaken, takeResponse } from "#server/feedback/take-response.ts";
import { type PublicPage, readPublicPageById } from "#server/pages/publishing/read-public.ts";
import type { Services } from "#server/platform/services.ts";
import {
  type Answering,
  isTrapped,
  isWelcome,
  makeWait,
  nothingHere,
  readFormFromHere,
  send,
  visitorIn,
} from "./guard-form.ts";
import { moveDraft, plainText } from "./move-draft.ts";
import { inLanguage } from "./open-reading.ts";
import { type OpenForm, FEEDBACK_PATH, questionsOn, showExpired, showStep, stepOf } from "./show-feedback.ts";
import type { Visit } from "./visit-site.ts";
import { NEVER } from "./write-headers.ts";

const UUID = /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/i;
const CODE = /^[a-z0-9-]{3,32}$/;
/** A public page with feedback switched on, on a site that has it too. */
async function findAsking({ public: reading, frame }: Visit, page_id: string): Promise<PublicPage | undefined> {
  const page = UUID.test(page_id) ? await readPublicPageById(reading, page_id) : undefined;
  const isAsking = page?.kind === "page" && page.snapshot.content.show_feedback && frame.site.features.feedback;
  return isAsking ? page : undefined;
}

/** The first face, tapped on the page itself. */
async function beginDraft(answering: Answering): Promise<Draft | undefined> {
  const { fields, visit, salts } = answering;
  const [page_id, chosen] = [fields.get("page_id") ?? "", readAnswer(FIRST_QUESTION, fields.get("feel"))];
  if (chosen === null || !UUID.test(page_id)) return undefined;
  const code = fields.get("code") ?? "";
  return {
    id: await findTap(visit.public, tapIds(salts, visitorIn(answering), page_id)),
    page_id,
    started_at: Date.now(),
    code: CODE.test(code) ? code : null,
    step: 0,
    answers: { [FIRST_QUESTION]: chosen },
    is_done: false,
  };
}

/** The sign's place, as named by the page's publication. */
function placeNameOf({ snapshot }: PublicPage, code: string | null, default_locale: string) {
  const place = snapshot.places.find(({ short_code }) => code !== null && short_code?.toLowerCase() === code);
  return place ? (place.name[default_locale] ?? Object.values(place.name)[0] ?? null) : null;
}

/** Serves `/feedback`: the form that continues a page's first question, one question at a time. */
export function serveFeedback(services: Services, readers: Readers, readSalts: () => Promise<Salts>) {
  function count({ request, visit }: Answering, { page_id }: Draft, kind: "feedback_started" | "feedback_completed") {
    const site = { customer_id: visit.public.customer_id, time_zone: visit.frame.site.time_zone };
    readers.count(request, site, { kind, page_id, locale: visit.locale });
  }

  /** False if the rate limit is exceeded. */
  async function keep(answering: Answering, page: PublicPage, draft: Draft, comment: string) {
    const { visit, fields } = answering;
    const isNew = !(await isTaken(visit.public, draft.id));
    if (isNew && !(await isWelcome(services, answering))) return false;
    const isWritten = await takeResponse(visit.public, {
      draft,
      comment: draft.is_done ? comment : "",
      is_spam: isTrapped(fields),
      publication_number: page.number,
      locale: visit.locale,
      location_name: placeNameOf(page, draft.code, visit.frame.site.default_locale),
    });
    if (isWritten && isNew && !isTrapped(fields)) count(answering, draft, "feedback_started");
    if (isWritten && draft.is_done && !isTrapped(fields)) count(answering, draft, "feedback_completed");
    return true;
  }

  /** Visitors over the limit may solve a puzzle instead, once. */
  async function showWait(answering: Answering, { visit, ...asking }: OpenForm) {
    const { at, ...waiting } = makeWait(answering, visit);
    const shown = await showStep({ ...asking, visit: at }, { kind: "wait", ...waiting });
    return send(answering.reply.header("retry-after", "600"), at, shown, 429);
  }

  const lead = ({ reply, visit }: Answering, draft: string) => {
    const path = inLanguage(
      `${FEEDBACK_PATH}?draft=${encodeURIComponent(draft)}`,
      visit.locale,
      visit.frame.site.default_locale,
    );
    return reply.code(303).headers({ location: path, "cache-control": NEVER }).send();
  };

  /** The first face comes from a cached page, all later answers with a signed draft. */
  async function readAnswer(answering: Answering) {
    const { visit, salts, fields } = answering;
    const token = fields.get("draft");
    const before = token === null ? await beginDraft(answering) : readDraft(salts, token);
    const page = before && (await findAsking(visit, before.page_id));
    if (!before || !page) return undefined;
    const comment = plainText(fields.get("comment"));
    const sent = { go: fields.get("go"), answer: fields.get(token === null ? "feel" : "answer"), comment };
    const moved = isTrapped(fields)
      ? { draft: { ...before, is_done: true }, problem: null }
      : moveDraft(before, questionsOn(page), sent);
    const form = { draft: signDraft(salts, moved.draft), comment };
    return { ...moved, before, asking: { visit, page, draft: moved.draft, form } satisfies OpenForm };
  }

  async function answer(answering: Answering) {
    const { reply, visit } = answering;
    const read = await readAnswer(answering);
    if (!read) return send(reply, visit, showExpired(visit));
    const { asking, before, draft, problem } = read;
    const { comment } = asking.form;
    if (problem) return send(reply, visit, await showStep(asking, await stepOf(asking, problem)), 422);
    if (!before.is_done && !(await keep(answering, asking.page, draft, comment)))
      return showWait(answering, { ...asking, draft: before });
    // Typed text stays in the page's form: it does not belong in a URL.
    if (comment && !draft.is_done) return send(reply, visit, await showStep(asking, await stepOf(asking)));
    return lead(answering, asking.form.draft);
  }

  async function show(reply: FastifyReply, visit: Visit, token: string) {
    const draft = readDraft(await readSalts(), token);
    const page = draft && (await findAsking(visit, draft.page_id));
    if (!draft || !page) return send(reply, visit, showExpired(visit));
    const asking: OpenForm = { visit, page, draft, form: { draft: token, comment: "" } };
    return send(reply, visit, await showStep(asking, await stepOf(asking)));
  }

  return async (request: FastifyRequest, reply: FastifyReply, visit: Visit, token: string) => {
    if (request.method !== "POST") return show(reply, visit, token);
    const fields = await readFormFromHere(request);
    if (typeof fields === "number") return nothingHere(reply, fields);
    return answer({ request, reply, visit, salts: await readSalts(), fields });
  };
}
