/** Leaflet inserts strings as HTML, so pass elements to keep names as text. */
export function inElement(...content: (string | Node)[]) {
  const element = document.createElement("span");
  element.style.display = "contents";
  element.append(...content);
  return element;
}
