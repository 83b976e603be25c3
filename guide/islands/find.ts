export const find = (selector: string) => document.querySelector<HTMLElement>(selector);
export const findButton = (selector: string) => document.querySelector<HTMLButtonElement>(selector);
/** The drawing of the places. */
export const findMap = () => document.querySelector<SVGSVGElement>("svg[data-map]");

/** Until the page has loaded, browsers scroll to the address's anchor and move focus there. */
export function focusAfterLoad(element: HTMLElement | SVGElement) {
  const focus = () => setTimeout(() => element.focus());
  if (document.readyState === "complete") focus();
  else addEventListener("load", focus, { once: true });
}
