import type { Filter } from "./parse-filter.ts";
import { isMeant, type Step } from "./read-patch.ts";
import { isObject, type Json, listOf, readMembers } from "./read-resource.ts";
import { invalidPath, invalidValue, ScimError } from "./refuse-request.ts";

/** A person as a directory writes one; names of attributes are in lower case. */
export type PersonDocument = {
  username?: unknown;
  externalid?: unknown;
  displayname?: unknown;
  active?: unknown;
  name: Record<string, unknown>;
  emails: readonly Json[];
};

const SINGLE = ["username", "externalid", "displayname", "active"] as const;
const isSingle = (name: string): name is (typeof SINGLE)[number] => (SINGLE as readonly string[]).includes(name);

const lowered = (value: Json) =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name.toLowerCase(), one]));

function objectIn({ attribute, value }: Step): Json {
  if (!isObject(value)) throw invalidValue(`${attribute} has to be an object`);
  return lowered(value);
}

function patchName(name: Readonly<Record<string, unknown>>, step: Step): Record<string, unknown> {
  const { op, sub, value } = step;
  if (sub) return { ...name, [sub]: op === "remove" ? undefined : value };
  return op === "remove" ? {} : { ...name, ...objectIn(step) };
}

/** `{ type: "work" }` of `emails[type eq "work"]`: what a new value begins with. */
function statedBy(filter: Filter, attribute: string): Json {
  if (filter.kind === "and") return Object.assign({}, ...filter.parts.map((part) => statedBy(part, attribute))) as Json;
  if (filter.kind !== "compare" || filter.op !== "eq") return {};
  return { [filter.attribute.slice(attribute.length + 1)]: filter.value };
}

/** A directory changes an email that it never sent: it is then added. */
function patchMeant(list: readonly Json[], step: Step): readonly Json[] {
  const { op, attribute, filter, sub, value } = step;
  const isOne = (one: Json) => !filter || isMeant(filter, attribute, one);
  if (op === "remove" && !sub) return list.filter((one) => !isOne(one));
  const change = op === "remove" ? { [sub ?? ""]: undefined } : sub ? { [sub]: value } : objectIn(step);
  if (list.some(isOne)) return list.map((one) => (isOne(one) ? { ...one, ...change } : one));
  return op === "remove" ? list : [...list, { ...(filter && statedBy(filter, attribute)), ...change }];
}

const MAX_VALUES = 50;

function patchEmails(list: readonly Json[], step: Step): readonly Json[] {
  const { op, filter, sub, value } = step;
  if (filter || sub) return patchMeant(list, step);
  if (op === "remove") return [];
  const values = listOf(value).map((one) => objectIn({ ...step, value: one }));
  if (op === "replace") return values;
  const hasPrimary = values.some(({ primary }) => String(primary).toLowerCase() === "true");
  return [...list.map((one) => (hasPrimary ? { ...one, primary: false } : one)), ...values];
}

export function patchPerson(document: PersonDocument, steps: readonly Step[]): PersonDocument {
  const patched = { ...document };
  for (const step of steps) {
    const { op, attribute, filter, sub, value } = step;
    if (attribute === "emails") patched.emails = patchEmails(patched.emails, step);
    else if (attribute === "name" && !filter) patched.name = patchName(patched.name, step);
    else if (isSingle(attribute) && !filter && !sub) patched[attribute] = op === "remove" ? undefined : value;
    else throw invalidPath(`${attribute} is not an attribute of a User`);
    if (patched.emails.length > MAX_VALUES) throw invalidValue(`More than ${MAX_VALUES} emails`);
  }
  return patched;
}

export type GroupDocument = { displayname?: unknown; externalid?: unknown; members: Set<string> };

function meantMembers(members: ReadonlySet<string>, { filter, value, attribute }: Step): readonly string[] {
  if (filter) return [...members].filter((id) => isMeant(filter, attribute, { value: id, type: "User" }));
  return value === undefined || value === null ? [...members] : readMembers(value);
}

function patchMembers(members: Set<string>, step: Step) {
  const { op, filter, sub, value } = step;
  if (sub) throw invalidPath("Members are added and removed whole");
  if (op === "remove") for (const id of meantMembers(members, step)) members.delete(id);
  else if (filter) throw new ScimError(400, "Only remove can have a filter on members", "noTarget");
  else {
    if (op === "replace") members.clear();
    for (const id of readMembers(value)) members.add(id);
  }
}

/** Changes the document. */
export function patchGroup(document: GroupDocument, steps: readonly Step[]) {
  for (const step of steps) {
    const { op, attribute, filter, sub, value } = step;
    if (attribute === "members") patchMembers(document.members, step);
    else if ((attribute === "displayname" || attribute === "externalid") && !filter && !sub)
      document[attribute] = op === "remove" ? undefined : value;
    else throw invalidPath(`${attribute} is not an attribute of a Group`);
  }
  return document;
}
