/** Leaflet writes a string as HTML. It is given elements instead: a name stays a name, whatever somebody called it. */
export function inElement(...content: (string | Node)[]) {
  const element = document.createElement("span");
  element.style.display = "contents";
  element.append(...content);
  return element;
}
