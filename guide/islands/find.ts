export const find = (selector: string) => document.querySelector<HTMLElement>(selector);
export const findButton = (selector: string) => document.querySelector<HTMLButtonElement>(selector);
/** The drawing of the places. */
export const findMap = () => document.querySelector<SVGSVGElement>("svg[data-map]");
