import { attributeName, type Filter, parseFilter } from "./parse-filter.ts";
import { isObject, type Json, listOf, requireObject, valueIn } from "./read-resource.ts";
import { invalidPath, invalidSyntax, ScimError } from "./refuse-request.ts";

const OPERATIONS = ["add", "replace", "remove"] as const;
/** An operation on one attribute; names are in lower case. */
export type Step = {
  readonly op: (typeof OPERATIONS)[number];
  readonly attribute: string;
  /** `emails[type eq "work"]`; its attributes begin with the attribute's own name. */
  readonly filter: Filter | undefined;
  readonly sub: string | undefined;
  readonly value: unknown;
};

const MAX_STEPS = 1000;
const MAX_PATH = 1000;
const PATH = /^([a-z$][\w$-]*)(\[[^\]]*\])?(?:\.([a-z$][\w$-]*))?$/;

/** Attributes of the standard that Guidepost has no use for: they are accepted and not kept. */
const UNUSED = new Set(
  "schemas id meta groups nickname profileurl title usertype preferredlanguage locale timezone password phonenumbers ims photos addresses entitlements roles x509certificates".split(
    " ",
  ),
);

type Target = Pick<Step, "attribute" | "filter" | "sub">;

/** Undefined: nothing that is kept here. */
function parsePath(path: string): Target | undefined {
  if (path.length > MAX_PATH) throw invalidPath("This path is too long");
  const name = attributeName(path.trim());
  // of an extension, such as urn:ietf:params:scim:schemas:extension:enterprise:2.0:User:department
  if (name.startsWith("urn:")) return undefined;
  // the values in a filter keep their case
  const own = path.trim().slice(-name.length);
  const [, attribute = "", , sub] = PATH.exec(name) ?? [];
  if (!attribute) throw invalidPath(`${path} is not a path`);
  if (UNUSED.has(attribute)) return undefined;
  const [open, close] = [own.indexOf("["), own.lastIndexOf("]")];
  const filter = open < 0 ? undefined : parseFilter(`${attribute}${own.slice(open, close + 1)}`);
  return { attribute, filter, sub };
}

const opOf = (value: unknown) => OPERATIONS.find((op) => typeof value === "string" && value.toLowerCase() === op);

/** Without a path, the value names attributes; with Entra also as `name.givenName` or `emails[type eq "work"].value`. */
function stepsOf(operation: unknown): Step[] {
  if (!isObject(operation)) throw invalidSyntax("Each operation has to be an object");
  const op = opOf(valueIn(operation, "op"));
  if (!op) throw invalidSyntax("op has to be add, replace or remove");
  const path = valueIn(operation, "path");
  const value = valueIn(operation, "value");
  if (path === undefined || path === null || path === "") {
    if (op === "remove") throw new ScimError(400, "remove needs a path", "noTarget");
    if (!isObject(value)) throw invalidSyntax("Without a path, the value has to be an object");
    return Object.entries(value).flatMap(([name, one]) => stepTo(op, name, one));
  }
  if (typeof path !== "string") throw invalidPath("path has to be a text");
  return stepTo(op, path, value);
}

function stepTo(op: Step["op"], path: string, value: unknown): Step[] {
  const target = parsePath(path);
  return target ? [{ op, ...target, value }] : [];
}

/** RFC 7644, 3.5.2. */
export function readPatch(body: unknown): Step[] {
  const operations = valueIn(requireObject(body), "operations");
  if (!Array.isArray(operations) || operations.length === 0) throw invalidSyntax("Operations has to be a list");
  if (operations.length > MAX_STEPS) throw invalidSyntax(`More than ${MAX_STEPS} operations in one request`);
  return listOf(operations).flatMap(stepsOf);
}

const textOf = (value: unknown) => (typeof value === "string" ? value.toLowerCase() : value);

/** Whether one of several values is meant. `attribute` is what the names in the filter begin with. */
export function isMeant(filter: Filter, attribute: string, one: Json): boolean {
  if (filter.kind === "not") return !isMeant(filter.part, attribute, one);
  if (filter.kind === "and") return filter.parts.every((part) => isMeant(part, attribute, one));
  if (filter.kind === "or") return filter.parts.some((part) => isMeant(part, attribute, one));
  const value = valueIn(one, filter.attribute.slice(attribute.length + 1));
  if (filter.kind === "present") return value !== undefined && value !== null;
  const isSame = textOf(value) === textOf(filter.value) || String(value).toLowerCase() === textOf(filter.value);
  if (filter.op === "eq") return isSame;
  if (filter.op === "ne") return !isSame;
  throw invalidPath(`${filter.op} cannot be used in a path`);
}
