import { find, findButton } from "./find.ts";

/** Read aloud and copy the link. The buttons show only where the browser can do what they say. */
const box = find("[data-tools]");
const status = find("[data-tools-status]");
const say = (text: string | null | undefined) => {
  if (status) status.textContent = text ?? "";
};

function offerCopy(button: HTMLButtonElement) {
  if (!("clipboard" in navigator)) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    // where copying is refused the address stays in the browser's own bar
    void navigator.clipboard.writeText(button.dataset["copy"] || location.href).then(
      () => say(box?.dataset["copied"]),
      () => say(button.dataset["copy"]),
    );
  });
}

const languageOf = (tag: string) => tag.toLowerCase().split(/[-_]/)[0];

/** What is there to act, not to read. */
const LEFT_OUT = "form, nav, svg, [hidden], [data-tools], .g-crumbs, .g-tap, .g-btn";

/** On paper alone. What is folded up is read: who listens does not open it first. */
const isForPaper = (part: Element) => !part.checkVisibility() && !part.closest("details:not([open])");

function blockOf(part: Element): Element {
  const isInLine = ["inline", "contents"].includes(getComputedStyle(part).display);
  return isInLine && part.parentElement ? blockOf(part.parentElement) : part;
}

/** The texts of the page in order, block by block, as far as they are in its language: a voice reads no other one well. */
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

const copy = findButton("[data-copy]");
const read = findButton("[data-read-aloud]");
if (copy) offerCopy(copy);
if (read && "speechSynthesis" in globalThis) offerReading(read, document.documentElement.lang);
