import { createElement, type ReactElement } from "react";
import type { FastifyReply, FastifyRequest } from "fastify";
import { MAX_COMMENT, MISTAKE_PARTS, MISTAKES_PATH } from "#contract/feedback.ts";
import { MistakeForm, type MistakeProblem } from "#guide/MistakeForm.tsx";
import { MistakeGone, MistakePage } from "#guide/MistakePage.tsx";
import { mistakeWords } from "#guide/mistake-words.ts";
import { Frame } from "#guide/parts/Frame.tsx";
import { WaitForm } from "#guide/parts/WaitForm.tsx";
import type { Reading } from "#guide/reading.ts";
import type { Salts } from "#server/feedback/keep-salts.ts";
import { findMistake, takeMistake } from "#server/feedback/take-mistake.ts";
import type { Services } from "#server/platform/services.ts";
import { findGuidePage, findPage, findReportable, type Reportable } from "./find-mistake-subject.ts";
import { type Answering, isTrapped, isWelcome, makeWait, nothingHere, readFormFromHere, send } from "./guard-form.ts";
import { plainText } from "./move-draft.ts";
import { inLanguage, openReading } from "./open-reading.ts";
import type { Address } from "./read-address.ts";
import { titleIn } from "./show-page.ts";
import type { ShownPage, Visit } from "./visit-site.ts";
import { NEVER } from "./write-headers.ts";

const KEY = /^[\w-]{22}$/;

export const isOfMistakes = ({ path }: Address) => path === MISTAKES_PATH || path.startsWith(`${MISTAKES_PATH}/`);

function shown(reading: Reading, title: string, body: ReactElement, status = 200): ShownPage {
  return {
    kind: "page",
    status,
    body: createElement(Frame, { reading, home: null }, body),
    head: { title: titleIn(reading, title), isHidden: true },
  };
}

type Written = { readonly text?: string; readonly part?: (typeof MISTAKE_PARTS)[number] | null };

const actionOf = ({ locale, frame }: Visit) => inLanguage(MISTAKES_PATH, locale, frame.site.default_locale);

function showForm(visit: Visit, page: Reportable, written: Written = {}, problem?: MistakeProblem) {
  const { field } = page.subjectFor(openReading(visit, MISTAKES_PATH));
  const reading = openReading(
    visit,
    `${MISTAKES_PATH}?${new URLSearchParams({ [field.name]: field.value }).toString()}`,
  );
  const subject = page.subjectFor(reading);
  const title = `${mistakeWords(reading).title}: ${subject.title.text}`;
  const props = { reading, subject, action: actionOf(visit), ...written, ...(problem && { problem }) };
  return shown(reading, title, createElement(MistakeForm, props), problem ? 422 : 200);
}

function showGone(visit: Visit) {
  const reading = openReading(visit, MISTAKES_PATH);
  return shown(reading, mistakeWords(reading).gone, createElement(MistakeGone, { reading }), 404);
}

function showWait(answering: Answering) {
  const { at, ...waiting } = makeWait(answering, answering.visit);
  const reading = openReading(at, MISTAKES_PATH);
  const form = createElement(WaitForm, { reading, action: actionOf(at), ...waiting });
  const body = createElement("div", { className: "g-wrap" }, createElement("div", { className: "g-task g-ask" }, form));
  return { at, page: shown(reading, mistakeWords(reading).title, body, 429) };
}

/** What became of a report. Whoever just sent it also reads the address to keep. */
async function showState(visit: Visit, key: string, isNew: boolean): Promise<ShownPage> {
  const mistake = KEY.test(key) ? await findMistake(visit.public, key) : undefined;
  if (!mistake) return showGone(visit);
  const { page_id, path: at } = mistake;
  const page = page_id === null ? at !== null && (await findGuidePage(visit, at)) : await findPage(visit, page_id);
  const path = `${MISTAKES_PATH}/${key}`;
  const reading = openReading(visit, path);
  const subject = page ? page.subjectFor(reading) : undefined;
  const address = isNew ? visit.frame.origin + path : undefined;
  return shown(
    reading,
    mistakeWords(reading).report,
    createElement(MistakePage, { reading, subject, mistake, address }),
  );
}

/** Serves `/mistakes`: the form, and the state of each report at an address of its own. */
export function serveMistakes(services: Services, readSalts: () => Promise<Salts>) {
  async function take(answering: Answering) {
    const { reply, visit, fields } = answering;
    const page = await findReportable(visit, fields);
    if (!page) return send(reply, visit, showGone(visit));
    const text = plainText(fields.get("text"));
    const part = MISTAKE_PARTS.find((one) => one === fields.get("part")) ?? null;
    const problem = text === "" ? "empty" : text.length > MAX_COMMENT ? "too_long" : undefined;
    if (problem) return send(reply, visit, showForm(visit, page, { text, part }, problem));
    if (!(await isWelcome(services, answering))) {
      const wait = showWait(answering);
      return send(reply.header("retry-after", "600"), wait.at, wait.page);
    }
    const key = await takeMistake(visit.public, {
      page_id: page.page_id,
      path: page.path,
      publication_number: page.publication_number,
      locale: visit.locale,
      text,
      part,
      is_spam: isTrapped(fields),
    });
    const location = inLanguage(`${MISTAKES_PATH}/${key}?sent`, visit.locale, visit.frame.site.default_locale);
    return reply.code(303).headers({ location, "cache-control": NEVER }).send();
  }

  async function show(reply: FastifyReply, visit: Visit, { path, query }: Address) {
    if (path !== MISTAKES_PATH)
      return send(reply, visit, await showState(visit, path.slice(MISTAKES_PATH.length + 1), query.has("sent")));
    // the form begins on a page
    if (!query.has("page") && !query.has("at"))
      return reply
        .code(302)
        .headers({ location: inLanguage("/", visit.locale, visit.frame.site.default_locale), "cache-control": NEVER })
        .send();
    const page = await findReportable(visit, query);
    return send(reply, visit, page ? showForm(visit, page) : showGone(visit));
  }

  return async (request: FastifyRequest, reply: FastifyReply, visit: Visit, address: Address) => {
    if (request.method !== "POST") return show(reply, visit, address);
    const fields = await readFormFromHere(request);
    if (typeof fields === "number") return nothingHere(reply, fields);
    return take({ request, reply, visit, salts: await readSalts(), fields });
  };
}
