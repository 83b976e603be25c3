import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { isSolved, tryOf } from "#contract/feedback-puzzle.ts";
import type { Database } from "#server/platform/database/db.ts";
import { countTry, LIMITS } from "#server/platform/http/rate-limit.ts";
import type { Salts } from "./keep-salts.ts";

/** The names of its fields in the form. */
export const PUZZLE_FIELDS = ["puzzle", "solution"];
const LIFE_MS = 10 * 60_000;
const LONGEST_SOLUTION = 12;

const signatureOf = (salt: Buffer, visitor_key: string, time: string) =>
  createHmac("sha256", salt)
    .update(JSON.stringify(["feedback puzzle", visitor_key, time]))
    .digest("base64url");

/** Of one visitor, for a few minutes: nobody can solve many ahead, or one for everybody. */
export function newPuzzle([salt]: Salts, visitor_key: string, now = Date.now()) {
  const time = now.toString(36);
  return `${time}.${signatureOf(salt, visitor_key, time)}`;
}

function isOurs(salts: Salts, visitor_key: string, puzzle: string, now: number) {
  const [time = "", signature = "", ...rest] = puzzle.split(".");
  // With anything behind it, one puzzle would be many: each would count once.
  if (rest.length > 0 || !(now - parseInt(time, 36) <= LIFE_MS)) return false;
  const given = Buffer.from(signature);
  return salts.some((salt) => {
    const real = Buffer.from(signatureOf(salt, visitor_key, time));
    return real.length === given.length && timingSafeEqual(real, given);
  });
}

/** Whether a form brings the solution of its visitor's puzzle. Each counts once. */
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
