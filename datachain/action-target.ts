import type { Action, Source } from "./model.ts";

const EMAIL = /^[^\s@<>(),;:"?&%]+@[^\s@<>(),;:"?&%]+\.[^\s@<>(),;:"?&%.]+$/;
const PHONE = /^\+?[\d\s()./-]+$/;

function hasProtocol(target: string, protocols: readonly string[]) {
  if (!URL.canParse(target)) return false;
  const url = new URL(target);
  return protocols.includes(url.protocol) && url.username === "" && url.password === "";
}

function isPhone(target: string) {
  const digits = target.replace(/\D/g, "").length;
  return PHONE.test(target) && digits >= 3 && digits <= 15;
}

type Target = Pick<Action, "type" | "target">;

const LINKS: Readonly<Record<Action["type"], (target: string) => string | null>> = {
  email: (target) => (target.length <= 254 && EMAIL.test(target) ? `mailto:${encodeURI(target)}` : null),
  phone: (target) => (isPhone(target) ? `tel:${target.replace(/[^\d+]/g, "")}` : null),
  url: (target) => (hasProtocol(target, ["https:"]) ? target : null),
  form: (target) => (hasProtocol(target, ["https:"]) ? target : null),
  postal: () => null,
};

/** The action as a link; null for postal addresses and unsafe or invalid targets. */
export const actionHref = ({ type, target }: Target) => LINKS[type](target.trim());

export const isValidTarget = (action: Target) =>
  action.type === "postal" ? action.target.trim() !== "" : actionHref(action) !== null;

/** Old documents are often only available without TLS. */
export const sourceHref = ({ url }: Pick<Source, "url">) =>
  url !== null && hasProtocol(url.trim(), ["https:", "http:"]) ? url.trim() : null;
