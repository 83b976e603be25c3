import { createHash } from "node:crypto";

const ENTITIES: Readonly<Record<string, string>> = {
  "&quot;": '"',
  "&#x27;": "'",
  "&lt;": "<",
  "&gt;": ">",
  "&amp;": "&",
};
const unescape = (text: string) =>
  text.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);

/** Nothing that could end the rule or the element. */
const isPlain = (declarations: string) => !/[<>{}@\\]/.test(declarations);

/**
 * The policy allows no style attributes. Each becomes a rule of the page's own style element, whose hash the policy names.
 * React writes quotes in texts as entities, so what is replaced here can only be an attribute.
 */
export function liftStyles(html: string) {
  const numbers = new Map<string, number>();
  const lifted = html.replaceAll(/ style="([^"]*)"/g, (_, escaped: string) => {
    const declarations = unescape(escaped);
    if (!isPlain(declarations)) return "";
    const number = numbers.get(declarations) ?? numbers.size;
    numbers.set(declarations, number);
    return ` data-s="${number}"`;
  });
  // Twice the attribute, so that the rule is stronger than a class, as a style attribute is.
  const css = [...numbers].map(([text, number]) => `[data-s][data-s="${number}"]{${text}}`).join("");
  return { html: lifted, css };
}

export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
