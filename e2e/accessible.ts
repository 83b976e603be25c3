import { expect, type Page } from "@playwright/test";
import axe from "axe-core";

const STANDARDS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

export const THEMES = ["light", "dark"] as const;

/**
 * These two rules compute what is behind and beside each element, which takes longer than all others together. One of
 * several identical-looking elements, across pages, is enough: they only check elements marked as new.
 */
const RULES_OF_LOOKS = [
  { id: "color-contrast", selector: "[data-new-colour]" },
  { id: "target-size", selector: "[data-new-size]" },
];

/** Appearances already checked in this process. */
const looks = new Set<string>();

/** Marks texts in new colours, and controls in new sizes. */
const markNew = (page: Page) =>
  page.evaluate(
    (known) => {
      const seen = new Set(known);
      const isNew = (look: string) => !seen.has(look) && Boolean(seen.add(look));
      const hasText = (element: Element) =>
        "value" in element ||
        [...element.childNodes].some(({ nodeType, data }: Node & { data?: string }) => nodeType === 3 && data?.trim());
      /** The layers painted below an element's text; an element out of flow counts as a separate layer. */
      const groundOf = (element: Element, style: CSSStyleDeclaration, below: string) => {
        const { backgroundColor, backgroundImage, opacity, position, visibility } = style;
        const place =
          position === "static" || position === "relative" ? "" : `${position} ${element.getAttribute("class")}`;
        const own = [
          backgroundColor === "rgba(0, 0, 0, 0)" ? "" : backgroundColor,
          backgroundImage,
          opacity,
          place,
        ].join(" ");
        const ground = own === " none 1 " ? below : `${below} / ${own}`;
        return visibility === "visible" && !element.closest("[aria-hidden=true], [inert]")
          ? ground
          : `${ground} hidden`;
      };
      const mark = (element: Element, below: string, parent: Element | null) => {
        const style = getComputedStyle(element);
        if (style.display === "none") return;
        const ground = groundOf(element, style, below);
        const { color, fontSize, fontWeight } = style;
        element.toggleAttribute(
          "data-new-colour",
          hasText(element) && isNew([color, fontSize, fontWeight, ground].join(" ")),
        );
        if (element.matches("a, button, input, select, textarea, summary, [role], [tabindex]")) {
          const { width, height } = element.getBoundingClientRect();
          const kind = [element, parent].map((one) => `${one?.tagName} ${one?.getAttribute("class")}`).join(" in ");
          element.toggleAttribute("data-new-size", width < 24 || height < 24 || isNew(kind));
        }
        for (const child of element.children) mark(child, ground, element);
      };
      mark(document.documentElement, String(window.innerWidth), null);
      return [...seen].slice(known.length);
    },
    [...looks],
  );

type Violation = { id: string; targets: string[] };

/** Checks the page against all rules. */
export async function expectAccessible(page: Page) {
  // axe is 580 KB of source: inject it once per document
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  for (const look of await markNew(page)) looks.add(look);
  // a dialog hides the page's heading
  const isDialog = await page.getByRole("dialog").or(page.getByRole("alertdialog")).first().isVisible();
  const violations = await page.evaluate(
    async ({ rulesOfLooks, ...options }) => {
      const { axe: browserAxe } = window as unknown as { axe: typeof axe };
      browserAxe.configure({ rules: rulesOfLooks });
      // ignore past announcements of react-aria: they may be about controls already gone
      const found = await browserAxe.run({ exclude: ["[data-live-announcer]"] }, options);
      return found.violations.map(({ id, nodes }): Violation => ({
        id,
        targets: nodes.map(({ target }) => target.join(" ")),
      }));
    },
    {
      rulesOfLooks: RULES_OF_LOOKS,
      resultTypes: ["violations" as const],
      runOnly: { type: "tag" as const, values: STANDARDS },
      ...(isDialog && { rules: { "page-has-heading-one": { enabled: false } } }),
    },
  );
  expect(violations.map(({ id, targets }) => `${id}: ${targets.join(", ")}`)).toEqual([]);
}
