import type * as z from "zod";
import { AppError } from "./errors.ts";
import { findUnstorable } from "#server/platform/records/storable-text.ts";

/** Describing an error takes zod far longer than finding it, and nobody reads more. */
const MOST_ISSUES = 100;

class TooManyIssues extends Error {}

/** zod has no limit of its own: this is called for each issue before it is described. */
function limitIssues() {
  let count = 0;
  return () => {
    count += 1;
    if (count > MOST_ISSUES) throw new TooManyIssues();
    return undefined;
  };
}

function refuse(fields: Record<string, string>) {
  const [[name, message] = []] = Object.entries(fields);
  return new AppError("invalid_input", `${name}: ${message}`, { fields });
}

const fieldsOf = (issues: readonly z.core.$ZodIssue[], part: string): Record<string, string> =>
  Object.fromEntries(
    issues
      .flatMap((issue) =>
        issue.code === "unrecognized_keys"
          ? issue.keys.slice(0, MOST_ISSUES).map((key) => [[...issue.path, key].join("."), "Unknown field"] as const)
          : [[issue.path.join(".") || part, issue.message] as const],
      )
      .slice(0, MOST_ISSUES),
  );

function check(schema: z.ZodType, part: string, value: unknown) {
  try {
    const result = schema.safeParse(value, { error: limitIssues() });
    // zod describes the issues when they are first read.
    return result.success ? { data: result.data } : { fields: fieldsOf(result.error.issues, part) };
  } catch (error) {
    if (!(error instanceof TooManyIssues)) throw error;
    return { fields: { [part]: `More than ${MOST_ISSUES} values are not as they should be` } };
  }
}

/** Parses a part of a request by its schema; otherwise throws with the invalid fields. */
export function parseInput(schema: z.ZodType | undefined, part: "path" | "query" | "body", value: unknown) {
  if (!schema) return undefined;
  const unstorable = findUnstorable(value)?.join(".");
  const checked = check(schema, part, value);
  if (!checked.fields && unstorable === undefined) return checked.data;
  // A malformed id cannot exist.
  if (part === "path") throw new AppError("not_found", "Not found");
  throw refuse(
    checked.fields ?? {
      [unstorable || part]: "It contains characters that cannot be stored, such as a null character",
    },
  );
}
