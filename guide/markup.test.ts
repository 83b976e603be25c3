import { HtmlValidate } from "html-validate/node";
import { describe, expect, test } from "vitest";
import { failurePage, notOpenPage, unknownHostPage } from "./plain-pages.ts";
import { GALLERY_PAGES, renderGallery } from "./testing/gallery.ts";

/** Checks HTML itself; style (attribute case, quotes, void elements) is up to React. */
const validator = new HtmlValidate({
  extends: ["html-validate:standard"],
  rules: {
    "attr-case": "off",
    "attribute-boolean-style": "off",
    "attribute-empty-style": "off",
    "no-inline-style": "off",
    "void-style": "off",
    "element-case": "off",
    "long-title": "off",
  },
});

/** Unlike CSS, SVG's font-weight attribute takes whole hundreds only. html-validate does not check SVG. */
const SVG_WEIGHT = /^(normal|bold|bolder|lighter|[1-9]00)$/;

const svgProblems = (html: string) =>
  Array.from(html.matchAll(/ font-weight="([^"]*)"/g), ([, weight = ""]) => weight)
    .filter((weight) => !SVG_WEIGHT.test(weight))
    .map((weight) => `font-weight="${weight}" in a drawing`);

async function problemsOf(html: string) {
  const { results } = await validator.validateString(html);
  const found = results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
  );
  return [...found, ...svgProblems(html)];
}

const pages = renderGallery("");

describe.each(GALLERY_PAGES)("the markup of the %s page", (name) => {
  test("is valid in every language of the gallery", async () => {
    const own = pages.filter((page) => page.name.startsWith(`${name}-`));
    for (const { html } of own) expect(await problemsOf(html)).toEqual([]);
  });
});

test("the markup of error pages is valid, and a hostile host stays text", async () => {
  const accept_language = "km, en;q=0.5";
  for (const html of [
    unknownHostPage({ accept_language, host: '<script>alert("1")</script>' }),
    notOpenPage({ accept_language }),
    failurePage({ accept_language, contact: "a@b.example", reference: "7f3k" }),
  ]) {
    expect(await problemsOf(html)).toEqual([]);
    expect(html).toContain(`<html lang="km" dir="ltr">`);
    expect(html).not.toContain("<script");
  }
});
