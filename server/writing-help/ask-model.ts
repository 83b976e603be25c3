import type { WritingProblem } from "#contract/writing-help.ts";
import { OutboundError } from "#server/platform/outbound/outbound.ts";
import type { Services } from "#server/platform/services.ts";
import type { Model } from "./find-model.ts";
import { WritingError } from "./writing-error.ts";

type Part =
  | { readonly type: "text"; readonly text: string }
  | { readonly type: "image_url"; readonly image_url: { readonly url: string } };
export type Message = { readonly role: "system" | "user"; readonly content: string | readonly Part[] };

/** A small model without a graphics card takes half a minute for a paragraph. */
const DEADLINE_MS = 45_000;
/** The longest text has 10,000 letters; a longer answer is cut, and then no JSON. */
const MAX_BYTES = 256 * 1024;

type Answered = {
  readonly choices?: readonly {
    readonly finish_reason?: unknown;
    readonly message?: { readonly content?: unknown; readonly refusal?: unknown };
  }[];
  readonly error?: { readonly code?: unknown; readonly message?: unknown } | string;
};

function jsonIn(text: string): Answered | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

const errorCode = ({ error }: Answered) => (typeof error === "object" ? error?.code : undefined);

/** Servers agree on the status codes, and little else. */
function problemOf(status: number, json: Answered | undefined): WritingProblem {
  if (status === 401 || status === 403) return "key_refused";
  if (status === 429) return "too_many_requests";
  const code = json && errorCode(json);
  if (code === "content_filter" || code === "content_policy_violation") return "refused";
  if (json?.error && (status === 404 || code === "model_not_found")) return "model_unknown";
  return status >= 500 || (status >= 400 && json?.error) ? "provider_failed" : "not_a_model";
}

function answerIn(json: Answered | undefined): string {
  const choice = Array.isArray(json?.choices) ? json.choices[0] : undefined;
  const { content, refusal } = choice?.message ?? {};
  if (!choice?.message) throw new WritingError("not_a_model");
  if (refusal || choice.finish_reason === "content_filter") throw new WritingError("refused");
  if (choice.finish_reason === "length") throw new WritingError("answer_cut");
  if (content !== null && content !== undefined && typeof content !== "string") throw new WritingError("not_a_model");
  return content ?? "";
}

/** Sends one request and returns the answer as it came. Redirects are not followed, so the key stays at its address. */
export async function askModel(
  { outbound }: Pick<Services, "outbound">,
  { address, model, openKey }: Model,
  messages: readonly Message[],
): Promise<string> {
  const key = openKey();
  const { status, text } = await outbound
    .request(`${address.replace(/\/$/, "")}/chat/completions`, {
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        "user-agent": "Guidepost",
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ model, messages, stream: false }),
      deadline_ms: DEADLINE_MS,
      max_bytes: MAX_BYTES,
    })
    .catch((error: unknown) => {
      throw error instanceof OutboundError ? new WritingError(error.problem, { cause: error }) : error;
    });
  const json = jsonIn(text);
  if (status !== 200) throw new WritingError(problemOf(status, json));
  return answerIn(json);
}
