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

/** Contains nothing that could close the rule or the element. */
const isPlain = (declarations: string) => !/[<>{}@\\]/.test(declarations);

/**
 * The CSP allows no style attributes, so each becomes a rule of the page's own style element, whose hash is allowed.
 * React escapes quotes in text, so a match can only be an attribute.
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
  // The attribute is repeated, so that the rule overrides classes, as a style attribute does.
  const css = [...numbers].map(([text, number]) => `[data-s][data-s="${number}"]{${text}}`).join("");
  return { html: lifted, css };
}

export const hashSource = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
