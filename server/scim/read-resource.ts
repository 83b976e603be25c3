import { Email } from "#contract/common.ts";
import { findUnstorable } from "#server/platform/records/storable-text.ts";
import { invalidSyntax, invalidValue } from "./refuse-request.ts";

export type Json = Readonly<Record<string, unknown>>;

export type Person = {
  readonly user_name: string;
  readonly external_id: string | null;
  readonly email: string;
  readonly display_name: string | null;
  readonly formatted_name: string | null;
  readonly given_name: string | null;
  readonly family_name: string | null;
  readonly active: boolean;
};
export type Group = {
  readonly display_name: string;
  readonly external_id: string | null;
  /** Ids of people; undefined: not mentioned. */
  readonly members: readonly string[] | undefined;
};

const MAX_TEXT = 256;
const MAX_EMAILS = 50;
export const MAX_MEMBERS = 5000;

export const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What nothing could be done with: no object, or texts that cannot be stored. */
export function requireObject(body: unknown): Json {
  if (!isObject(body)) throw invalidSyntax("Send a JSON object");
  const unstorable = findUnstorable(body);
  if (unstorable) throw invalidValue(`${unstorable.slice(0, 5).join(".")} contains characters that cannot be stored`);
  return body;
}

/** Names of attributes have no case. */
export function valueIn(object: Json, name: string): unknown {
  const key = Object.keys(object).find((one) => one.toLowerCase() === name);
  return key === undefined ? undefined : object[key];
}

const CONTROL = /[\p{Cc}\u2028\u2029]/u;

function textIn(object: Json, name: string): string | null {
  const value = valueIn(object, name) ?? "";
  if (typeof value !== "string") throw invalidValue(`${name} has to be a text`);
  const text = value.trim();
  if (text.length > MAX_TEXT) throw invalidValue(`${name} is longer than ${MAX_TEXT} characters`);
  if (CONTROL.test(text)) throw invalidValue(`${name} has to be one line`);
  return text || null;
}

function requiredText(object: Json, name: string, label: string) {
  const text = textIn(object, name);
  if (!text) throw invalidValue(`${label} is required`);
  return text;
}

/** Entra sends booleans as texts, unless told not to. */
function truthOf(value: unknown, name: string): boolean {
  if (typeof value === "boolean") return value;
  if (typeof value === "string" && /^(true|false)$/i.test(value)) return value.toLowerCase() === "true";
  throw invalidValue(`${name} has to be true or false`);
}

export function listOf(value: unknown): readonly unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

const isTrue = (value: unknown) => value === true || (typeof value === "string" && value.toLowerCase() === "true");
const isWork = (value: unknown) => typeof value === "string" && value.toLowerCase() === "work";

/** One address counts: the primary one, or that of work, or the first. */
function chooseEmail(value: unknown): unknown {
  const list = listOf(value);
  if (list.length > MAX_EMAILS) throw invalidValue(`More than ${MAX_EMAILS} emails`);
  const emails = list.map((one) => {
    if (!isObject(one)) throw invalidValue("emails has to be a list of objects");
    return { value: valueIn(one, "value"), type: valueIn(one, "type"), primary: valueIn(one, "primary") };
  });
  const stated = emails.filter((one) => one.value !== undefined && one.value !== null && one.value !== "");
  const chosen =
    stated.find(({ primary }) => isTrue(primary)) ?? stated.find(({ type }) => isWork(type)) ?? stated.at(0);
  return chosen?.value;
}

/** Without an email, the user name has to be one. */
function emailOf(object: Json, user_name: string) {
  const stated = chooseEmail(valueIn(object, "emails"));
  const email = Email.safeParse(stated ?? user_name);
  if (email.success) return email.data;
  throw invalidValue(
    stated === undefined ? "An email is needed: send emails, or a userName that is one" : "The email is not valid",
  );
}

export function readPerson(body: Json): Person {
  const name = valueIn(body, "name") ?? {};
  if (!isObject(name)) throw invalidValue("name has to be an object");
  const user_name = requiredText(body, "username", "userName");
  return {
    user_name,
    external_id: textIn(body, "externalid"),
    email: emailOf(body, user_name),
    display_name: textIn(body, "displayname"),
    formatted_name: textIn(name, "formatted"),
    given_name: textIn(name, "givenname"),
    family_name: textIn(name, "familyname"),
    active: truthOf(valueIn(body, "active") ?? true, "active"),
  };
}

/** Ids of people, from `[{ "value": "…" }]`, one such object, or a bare id. */
export function readMembers(value: unknown): string[] {
  const list = listOf(value);
  if (list.length > MAX_MEMBERS) throw invalidValue(`More than ${MAX_MEMBERS} members in one request`);
  return list.map((one) => {
    const id = isObject(one) ? valueIn(one, "value") : one;
    if (typeof id !== "string") throw invalidValue("members has to be a list of objects with a value");
    return id.toLowerCase();
  });
}

export function readGroup(body: Json): Group {
  const members = valueIn(body, "members");
  return {
    display_name: requiredText(body, "displayname", "displayName"),
    external_id: textIn(body, "externalid"),
    members: members === undefined ? undefined : readMembers(members),
  };
}

/** What people see of somebody whom only the directory has named. */
export function nameOf({ display_name, formatted_name, given_name, family_name, email }: Person) {
  const whole = [given_name, family_name].filter(Boolean).join(" ");
  const [local = email] = email.split("@", 1);
  return display_name ?? formatted_name ?? (whole || local);
}
