import { createHmac, timingSafeEqual } from "node:crypto";
import type { SomeAnswers } from "#contract/feedback-questions.ts";
import type { Salts } from "./keep-salts.ts";

/** The answers so far. They travel in the form and are stored nowhere else, so no cookie is needed. */
export type Draft = {
  readonly id: string;
  readonly page_id: string;
  /** When the first question was answered, in milliseconds. */
  readonly started_at: number;
  /** The scanned sign's code. */
  readonly code: string | null;
  /** Zero-based index of the next question. */
  readonly step: number;
  readonly answers: SomeAnswers;
  readonly is_done: boolean;
};

const HOURS = 3;
const LIFE_MS = HOURS * 3_600_000;
const SIGNATURE_BYTES = 18;

const signatureOf = (salt: Buffer, payload: string) =>
  createHmac("sha256", salt).update(`feedback answers ${payload}`).digest().subarray(0, SIGNATURE_BYTES);

export function signDraft([salt]: Salts, { id, page_id, started_at, code, step, answers, is_done }: Draft) {
  const payload = Buffer.from(JSON.stringify([id, page_id, started_at, code, step, answers, is_done])).toString(
    "base64url",
  );
  return `${payload}.${signatureOf(salt, payload).toString("base64url")}`;
}

type Parts = [string, string, number, string | null, number, Draft["answers"], boolean];

/** Undefined if not signed by us, or expired. */
export function readDraft(salts: Salts, token: string, now = Date.now()): Draft | undefined {
  const [payload = "", signature = ""] = token.split(".", 2);
  const given = Buffer.from(signature, "base64url");
  if (given.length !== SIGNATURE_BYTES) return undefined;
  if (!salts.some((salt) => timingSafeEqual(signatureOf(salt, payload), given))) return undefined;
  const [id, page_id, started_at, code, step, answers, is_done] = JSON.parse(
    Buffer.from(payload, "base64url").toString(),
  ) as Parts;
  if (now - started_at > LIFE_MS) return undefined;
  return { id, page_id, started_at, code, step, answers, is_done };
}
