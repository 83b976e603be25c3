import { invalidFilter } from "./refuse-request.ts";

export const COMPARISONS = ["eq", "ne", "co", "sw", "ew", "gt", "ge", "lt", "le"] as const;
export type Comparison = (typeof COMPARISONS)[number];
export type FilterValue = string | number | boolean | null;

/** Names are in lower case: attributes have no case. */
export type Filter =
  | { readonly kind: "and"; readonly parts: readonly Filter[] }
  | { readonly kind: "or"; readonly parts: readonly Filter[] }
  | { readonly kind: "not"; readonly part: Filter }
  | { readonly kind: "present"; readonly attribute: string }
  | { readonly kind: "compare"; readonly attribute: string; readonly op: Comparison; readonly value: FilterValue };

const MAX_LENGTH = 2000;
const MAX_DEPTH = 10;
const TOKEN = /\s*("(?:[^"\\]|\\.)*"|[()[\]]|[^\s()[\]"]+)/y;
const CORE = /^urn:ietf:params:scim:schemas:core:2\.0:(?:user|group):/i;

/** Without the schema's own prefix. */
export const attributeName = (text: string) => text.replace(CORE, "").toLowerCase();

function tokensOf(text: string) {
  if (text.length > MAX_LENGTH) throw invalidFilter("This filter is too long");
  const tokens: string[] = [];
  TOKEN.lastIndex = 0;
  const end = text.trimEnd().length;
  while (TOKEN.lastIndex < end) {
    const from = TOKEN.lastIndex;
    const [, token] = TOKEN.exec(text) ?? [];
    if (token === undefined) throw invalidFilter(`This filter cannot be read from character ${from + 1} on`);
    tokens.push(token);
  }
  return tokens;
}

const isComparison = (op: string): op is Comparison => (COMPARISONS as readonly string[]).includes(op);
const ATTRIBUTE = /^[a-z$][\w$-]*(\.[a-z$][\w$-]*)?$/;

function valueOf(token: string | undefined): FilterValue {
  try {
    const value: unknown = JSON.parse(token ?? "");
    if (value === null || ["string", "number", "boolean"].includes(typeof value)) return value as FilterValue;
  } catch {
    // Entra writes booleans like this.
    if (/^(true|false)$/i.test(token ?? "")) return token?.toLowerCase() === "true";
  }
  throw invalidFilter(`${token ?? "The end"} is not a value. Put texts in quotes.`);
}

/** RFC 7644, 3.4.2.2. */
export function parseFilter(text: string): Filter {
  const tokens = tokensOf(text);
  let [at, depth] = [0, 0];

  function takeIf(word: string) {
    const isThere = tokens[at]?.toLowerCase() === word;
    if (isThere) at += 1;
    return isThere;
  }

  function needs(word: string) {
    if (!takeIf(word)) throw invalidFilter(`${word} is missing`);
  }

  function nameFrom(before: string) {
    const name = before + attributeName(tokens[at++] ?? "");
    if (!ATTRIBUTE.test(name)) throw invalidFilter(`${name || "The end"} is not the name of an attribute`);
    return name;
  }

  function joined(kind: "and" | "or", one: () => Filter): Filter {
    const first = one();
    const parts = [first];
    while (takeIf(kind)) parts.push(one());
    return parts.length === 1 ? first : { kind, parts };
  }

  /** `within` is the attribute in front of brackets. */
  const either = (within: string): Filter => joined("or", () => joined("and", () => single(within)));

  function nested(within: string, close: string) {
    depth += 1;
    if (depth > MAX_DEPTH) throw invalidFilter("This filter is nested too deeply");
    const filter = either(within);
    needs(close);
    depth -= 1;
    return filter;
  }

  function compared(attribute: string): Filter {
    const op = (tokens[at++] ?? "").toLowerCase();
    if (op === "pr") return { kind: "present", attribute };
    if (!isComparison(op)) throw invalidFilter(`${op || "The end"} is not an operator`);
    return { kind: "compare", attribute, op, value: valueOf(tokens[at++]) };
  }

  /** `emails[type eq "work"]`, or with Entra `emails[type eq "work"].value eq "…"`. */
  function bracketed(name: string): Filter {
    const filter = nested(name, "]");
    if (!tokens[at]?.startsWith(".")) return filter;
    return { kind: "and", parts: [filter, compared(nameFrom(name))] };
  }

  function single(within: string): Filter {
    if (takeIf("not")) {
      needs("(");
      return { kind: "not", part: nested(within, ")") };
    }
    if (takeIf("(")) return nested(within, ")");
    const name = nameFrom(within && `${within}.`);
    return !within && takeIf("[") ? bracketed(name) : compared(name);
  }

  const filter = either("");
  if (at < tokens.length) throw invalidFilter(`${tokens[at]} is not expected here`);
  return filter;
}
