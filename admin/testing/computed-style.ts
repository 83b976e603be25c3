const compute = window.getComputedStyle.bind(window);
const ofTag = new Map<string, CSSStyleDeclaration>();

function plainStyle(tag: string, pseudo: string | null | undefined) {
  const key = `${tag} ${pseudo ?? ""}`;
  const known = ofTag.get(key);
  if (known) return known;
  const { body } = document.implementation.createHTMLDocument();
  const element = body.ownerDocument.createElement(tag);
  body.append(element);
  const style = compute(element, pseudo);
  ofTag.set(key, style);
  return style;
}

const isStyled = (element: Element | null): boolean =>
  element !== null && (element.hasAttribute("style") || isStyled(element.parentElement));

// Whoever looks for a role asks for the style of every element on the screen, and happy-dom works out each. Tests load no
// stylesheet: an element without a style of its own, or around it, looks like any other of its tag.
window.getComputedStyle = (element, pseudo) =>
  isStyled(element) ? compute(element, pseudo) : plainStyle(element.localName, pseudo);
