import { find, findButton, focusAfterLoad } from "./find.ts";

/** Read aloud, copy the link and print a walk. Buttons appear only where the browser supports them. */
const box = find("[data-tools]");
const status = find("[data-tools-status]");
const say = (text: string | null | undefined) => {
  if (status) status.textContent = text ?? "";
};

function offerCopy(button: HTMLButtonElement) {
  if (!("clipboard" in navigator)) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    // if copying is refused, the address bar still has the link
    void navigator.clipboard.writeText(button.dataset["copy"] || location.href).then(
      () => say(box?.dataset["copied"]),
      () => say(button.dataset["copy"]),
    );
  });
}

const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/** Controls and navigation, which are not read aloud. */
const LEFT_OUT = "form, nav, svg, [hidden], [data-tools], .g-crumbs, .g-tap, .g-btn";

/** Print-only. Closed details are read aloud all the same: listeners need not open them first. */
const isForPaper = (part: Element) => !part.checkVisibility() && !part.closest("details:not([open])");

function blockOf(part: Element): Element {
  const isInLine = ["inline", "contents"].includes(getComputedStyle(part).display);
  return isInLine && part.parentElement ? blockOf(part.parentElement) : part;
}

/** The page's texts in order, block by block, in the page's language only: a voice reads others badly. */
function textsToRead(lang: string) {
  const isRead = (part: Element) =>
    !part.closest(LEFT_OUT) &&
    !isForPaper(part) &&
    languageOf(part.closest("[lang]")?.getAttribute("lang") ?? lang) === languageOf(lang);
  const walker = document.createTreeWalker(find("main") ?? document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  let last: Element | undefined;
  while (walker.nextNode()) {
    const { parentElement: part, textContent: text } = walker.currentNode;
    if (!part || !text || !isRead(part)) continue;
    const block = blockOf(part);
    if (block === last) texts.push((texts.pop() ?? "") + text);
    else if (text.trim()) texts.push(text);
    if (text.trim()) last = block;
  }
  return texts.map((text) => text.replaceAll(/\s+/g, " ").trim());
}

function offerReading(button: HTMLButtonElement, lang: string) {
  const label = button.querySelector("span");
  const start = label?.textContent ?? "";
  const voiceFor = () => speechSynthesis.getVoices().find((one) => languageOf(one.lang) === languageOf(lang));
  const show = () => {
    button.hidden = !voiceFor();
  };
  const stop = () => {
    speechSynthesis.cancel();
    if (label) label.textContent = start;
  };
  speechSynthesis.addEventListener("voiceschanged", show);
  addEventListener("pagehide", stop);
  show();
  button.addEventListener("click", () => {
    if (speechSynthesis.speaking) {
      stop();
      return;
    }
    const utterances = textsToRead(lang).map((text) => new SpeechSynthesisUtterance(text));
    for (const utterance of utterances) {
      utterance.lang = lang;
      utterance.voice = voiceFor() ?? null;
      speechSynthesis.speak(utterance);
    }
    utterances.at(-1)?.addEventListener("end", stop);
    if (label) label.textContent = box?.dataset["stop"] ?? start;
  });
}

function offerPrint(button: HTMLButtonElement) {
  button.hidden = false;
  button.addEventListener("click", () => print());
  // the link to this script leads to the button
  if (location.hash === `#${button.parentElement?.id ?? ""}`) focusAfterLoad(button);
}

const walk = findButton("[data-print-walk]");
const copy = findButton("[data-copy]");
const read = findButton("[data-read-aloud]");
if (walk) offerPrint(walk);
if (copy) offerCopy(copy);
if (read && "speechSynthesis" in globalThis) offerReading(read, document.documentElement.lang);
