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

// Role queries request the style of every element, and happy-dom computes each. Tests load no style sheet, so elements
// without inline styles on themselves or an ancestor look like any other of their tag: cache those.
window.getComputedStyle = (element, pseudo) =>
  isStyled(element) ? compute(element, pseudo) : plainStyle(element.localName, pseudo);
