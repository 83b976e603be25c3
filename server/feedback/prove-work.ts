import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { isSolved, tryOf } from "#contract/feedback-puzzle.ts";
import type { Database } from "#server/platform/database/db.ts";
import { countTry, LIMITS } from "#server/platform/http/rate-limit.ts";
import type { Salts } from "./keep-salts.ts";

export const PUZZLE_FIELDS = ["puzzle", "solution"];
const LIFE_MS = 10 * 60_000;
const LONGEST_SOLUTION = 12;

const signatureOf = (salt: Buffer, visitor_key: string, time: string) =>
  createHmac("sha256", salt)
    .update(JSON.stringify(["feedback puzzle", visitor_key, time]))
    .digest("base64url");

/** For one visitor and a few minutes: nobody can solve many in advance, or one for everyone. */
export function newPuzzle([salt]: Salts, visitor_key: string, now = Date.now()) {
  const time = now.toString(36);
  return `${time}.${signatureOf(salt, visitor_key, time)}`;
}

function isOurs(salts: Salts, visitor_key: string, puzzle: string, now: number) {
  const [time = "", signature = "", ...rest] = puzzle.split(".");
  // Reject trailing parts: otherwise one puzzle could be varied and counted many times.
  if (rest.length > 0 || !(now - parseInt(time, 36) <= LIFE_MS)) return false;
  const given = Buffer.from(signature);
  return salts.some((salt) => {
    const real = Buffer.from(signatureOf(salt, visitor_key, time));
    return real.length === given.length && timingSafeEqual(real, given);
  });
}

/** Whether a form contains the solution to this visitor's puzzle. Each counts once. */
export async function hasProof(
  { system: db }: Pick<Database, "system">,
  salts: Salts,
  visitor_key: string,
  fields: URLSearchParams,
) {
  const [puzzle, solution] = [fields.get("puzzle") ?? "", fields.get("solution") ?? ""];
  if (solution === "" || solution.length > LONGEST_SOLUTION) return false;
  if (!isOurs(salts, visitor_key, puzzle, Date.now())) return false;
  if (
    !isSolved(
      createHash("sha256")
        .update(tryOf(puzzle, Number(solution)))
        .digest(),
    )
  )
    return false;
  return (await countTry(db, LIMITS.feedbackPuzzle, puzzle)).tries === 1;
}
