import * as z from "zod";
import type { RegisterReason } from "#contract/register-connections.ts";
import { placeOfRegisterField } from "#factsheet/standards/nl.ts";
import type { OutboundAnswer } from "#server/platform/outbound/outbound.ts";
import { RegisterError } from "./register-error.ts";

const MAX_WORDS = 300;
const MAX_REASONS = 50;

/** The beginning of an untrusted text, without characters that cannot be stored or shown. */
const excerptOf = (text: string) =>
  text
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, " ")
    .trim()
    .slice(0, MAX_WORDS)
    .replace(/\p{Cs}$/u, "");

export function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

const Spoken = z.object({ detail: z.string() });
const Field = z.object({ loc: z.array(z.union([z.string(), z.number()])), msg: z.string() });
const Listed = z.object({ detail: z.array(z.unknown()) });

/** The register answers errors with `detail`; what stands before it, such as a proxy, does not. */
function wordsIn({ status, text }: OutboundAnswer) {
  const spoken = Spoken.safeParse(jsonIn(text));
  return excerptOf(spoken.success ? spoken.data.detail : `HTTP ${status}`);
}

/** `["body", "name"]`, or `["body", "lawful_basis_grouping", 0, "link"]` */
const fieldAt = (loc: readonly (string | number)[]) => {
  const [first, second] = loc;
  return excerptOf(String((first === "body" ? second : first) ?? ""));
};

function reasonsIn({ text }: OutboundAnswer): RegisterReason[] {
  const listed = Listed.safeParse(jsonIn(text));
  if (!listed.success) return [];
  return listed.data.detail.slice(0, MAX_REASONS).flatMap((one) => {
    const found = Field.safeParse(one);
    if (!found.success) return [];
    const field = fieldAt(found.data.loc);
    return [{ field, message: excerptOf(found.data.msg), place: placeOfRegisterField(field) }];
  });
}

const PROBLEMS = {
  400: "state_refused",
  401: "token_refused",
  403: "forbidden",
  404: "not_found",
  409: "state_refused",
  422: "fields_refused",
  429: "too_many_requests",
} as const;

/** What an answer other than success means. */
export function refusal(answer: OutboundAnswer): RegisterError {
  const { status } = answer;
  const known = PROBLEMS[status as keyof typeof PROBLEMS] as (typeof PROBLEMS)[keyof typeof PROBLEMS] | undefined;
  const problem = known ?? (status >= 500 ? "register_failed" : "answer_invalid");
  const reasons = status === 422 ? reasonsIn(answer) : [];
  return new RegisterError(problem, { answer: reasons.length ? "" : wordsIn(answer), reasons });
}

const OAuth = z.object({ error: z.string().regex(/^[\w.-]{1,64}$/) });

/** The same for the address that gives tokens: a wrong password is a 400 or 401 there. */
export function loginRefusal(answer: OutboundAnswer): RegisterError {
  const { status, text } = answer;
  if (![400, 401, 403].includes(status)) {
    const { problem, answer: words } = refusal(answer);
    return new RegisterError(problem === "not_found" ? "answer_invalid" : problem, { answer: words });
  }
  const named = OAuth.safeParse(jsonIn(text));
  return new RegisterError("login_refused", { answer: named.success ? named.data.error : `HTTP ${status}` });
}
