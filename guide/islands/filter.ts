import { find, focusAfterLoad } from "./find.ts";

/** Filters the page's lists while typing. */
const field = find("[data-filter-field]");
const input = field?.querySelector("input");
const status = field?.querySelector("[role=status]");
const items = [...document.querySelectorAll<HTMLElement>("[data-filter-list] > li")];

/** Lower case without diacritics, except in scripts whose marks are letters. */
const plain = (text: string) =>
  text
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();

const texts = new Map(items.map((item) => [item, plain(item.textContent ?? "")]));

function narrow() {
  const words = plain(input?.value ?? "")
    .split(/\s+/)
    .filter(Boolean);
  let count = 0;
  for (const item of items) {
    item.hidden = !words.every((word) => texts.get(item)?.includes(word));
    if (!item.hidden) count += 1;
  }
  const numbers: Readonly<Record<string, number>> = { count, total: items.length };
  if (status)
    status.textContent = (field?.dataset["left"] ?? "").replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      (numbers[name] ?? 0).toLocaleString(`${document.documentElement.lang}-u-nu-latn`),
    );
}

if (field && input) {
  field.hidden = false;
  input.addEventListener("input", narrow);
  focusAfterLoad(input);
}
