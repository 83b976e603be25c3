/**
 * Search, copying and trying calls, for the page at /api/docs. Plain JavaScript of our own origin: the page works without
 * it. A token stays in the field, so it is gone when the tab closes.
 */
export const API_DOCS_SCRIPT = `"use strict";
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const search = document.getElementById("search");
const none = document.getElementById("none");
search.addEventListener("input", () => {
  const words = search.value.toLowerCase().split(/\\s+/).filter(Boolean);
  let found = 0;
  for (const part of all("[data-words]")) {
    const isShown = words.every((word) => part.dataset.words.includes(word));
    part.hidden = !isShown;
    if (isShown) found += 1;
  }
  for (const group of all("[data-group]")) {
    group.hidden = !all("[data-words]", group).some((part) => !part.hidden);
    if (group.matches("details")) group.open = words.length > 0 || Boolean(group.querySelector("[aria-current]"));
  }
  none.hidden = found > 0;
});
document.addEventListener("keydown", (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches("input, textarea");
  if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  search.focus();
});
function showPlace() {
  for (const link of all("nav a[href^='#']")) {
    const isHere = link.getAttribute("href") === location.hash;
    if (isHere) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
    if (isHere && link.closest("details")) link.closest("details").open = true;
  }
}
addEventListener("hashchange", showPlace);
showPlace();
const token = document.getElementById("token");
for (const form of all("form.try"))
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const output = form.querySelector("output");
    const field = (name) => form.elements.namedItem(name);
    const url = field("url").value;
    if (!url.startsWith("/api/") || url.includes("..")) return void (output.textContent = "The address has to start with /api/.");
    const { method } = form.dataset;
    const body = field("body") ? field("body").value : undefined;
    output.textContent = "Sending…";
    const begun = performance.now();
    try {
      const reply = await fetch(url, {
        method,
        credentials: "omit",
        headers: {
          ...(token.value.trim() && { authorization: "Bearer " + token.value.trim() }),
          ...(body !== undefined && { "content-type": "application/json" }),
        },
        ...(body !== undefined && { body }),
      });
      const text = await reply.text();
      const took = Math.round(performance.now() - begun);
      let shown = text;
      if ((reply.headers.get("content-type") || "").includes("json")) shown = JSON.stringify(JSON.parse(text), null, 2);
      output.textContent = reply.status + " · " + took + " ms\\n\\n" + shown.slice(0, 20000);
    } catch (error) {
      output.textContent = "No answer: " + error.message;
    }
  });
`;
