/** Read aloud and copy the link. The buttons show only where the browser can do what they say. */
const find = <T extends Element>(selector: string) => document.querySelector<T>(selector);

const box = find<HTMLElement>("[data-tools]");
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

/** The texts of the page in order, as far as they are in its language: a voice reads no other one well. */
function textsToRead(lang: string) {
  const parts = document.querySelectorAll("main :is(h1, h2, h3, p, dt, dd, li:not(:has(p)))");
  return [...parts]
    .filter((part) => !part.closest("form, nav, svg, [hidden], [data-tools]"))
    .filter((part) => languageOf(part.closest("[lang]")?.getAttribute("lang") ?? lang) === languageOf(lang))
    .map((part) => (part.textContent ?? "").trim())
    .filter(Boolean);
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

const copy = find<HTMLButtonElement>("[data-copy]");
const read = find<HTMLButtonElement>("[data-read-aloud]");
if (copy) offerCopy(copy);
if (read && "speechSynthesis" in globalThis) offerReading(read, document.documentElement.lang);
