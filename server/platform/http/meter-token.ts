import type { FastifyReply } from "fastify";
import type { TokenActor } from "#server/platform/context.ts";
import type { Db } from "#server/platform/database/db.ts";
import { countTry, LIMITS, tooManyTries } from "./rate-limit.ts";

const { tries: quota, seconds: window } = LIMITS.tokenCalls;
const POLICY = `"token";q=${quota};w=${window}`;

/** Counts a program's call. Every answer says how many are left (draft-ietf-httpapi-ratelimit-headers). */
export async function meterToken(db: Db, reply: FastifyReply, { id }: TokenActor) {
  const { tries, seconds_left } = await countTry(db, LIMITS.tokenCalls, id);
  const left = Math.max(0, quota - tries);
  void reply.header("ratelimit-policy", POLICY).header("ratelimit", `"token";r=${left};t=${Math.max(0, seconds_left)}`);
  if (tries > quota) throw tooManyTries(seconds_left);
}
