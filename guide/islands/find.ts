export const find = (selector: string) => document.querySelector<HTMLElement>(selector);
export const findButton = (selector: string) => document.querySelector<HTMLButtonElement>(selector);
/** The drawing of the places. */
export const findMap = () => document.querySelector<SVGSVGElement>("svg[data-map]");

/** Browsers move to the part that an address names until the page has loaded, and take the focus with them. */
export function focusAfterLoad(element: HTMLElement | SVGElement) {
  const focus = () => setTimeout(() => element.focus());
  if (document.readyState === "complete") focus();
  else addEventListener("load", focus, { once: true });
}
