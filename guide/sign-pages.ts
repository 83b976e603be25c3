import { GUIDE_LOCALES, guideLocale } from "#contract/guide-locales.ts";
import { acceptedLanguages } from "./accepted-languages.ts";
import { type PlainRequest, escapeHtml, plainPage, withValue } from "./plain-pages.ts";
import { faceFoot, faceHead, faceStyle, guideName, type SignFace } from "./sign-face.ts";
import { SIGN_WORDS, type SignWords } from "./sign-words.ts";

type SignRequest = PlainRequest & {
  /** Language chosen on the page itself. */
  readonly lang?: string | undefined;
  /** The city the sign belongs to, for certain or probably; without it the page is unbranded. */
  readonly face: SignFace | undefined;
};

/** The chosen language, else one the phone accepts, else the guide's default. */
function wordsFor({ accept_language, lang, face }: SignRequest) {
  const locale = guideLocale(
    ...(lang ? [lang] : []),
    ...acceptedLanguages(accept_language),
    face?.default_locale ?? "",
  );
  return { locale, words: SIGN_WORDS[locale] };
}

const spokenIn = ({ locales }: SignFace) => GUIDE_LOCALES.filter((locale) => locales.includes(locale));

type Page = Pick<Parameters<typeof plainPage>[0], "title" | "text" | "body" | "below">;

function signPage(asked: SignRequest, write: (words: SignWords, locale: string) => Page) {
  const { locale, words } = wordsFor(asked);
  const { face } = asked;
  const drawn = face && {
    head: faceHead(face, locale),
    foot: faceFoot(face, locale, words, spokenIn(face)),
    css: faceStyle(face),
  };
  return plainPage({ locale, face: drawn, ...write(words, locale) });
}

const linkTo = (url: string, text: string) => `<p><a class="b" href="${escapeHtml(url)}">${escapeHtml(text)}</a></p>\n`;
const toGuide = ({ face }: SignRequest, words: SignWords, locale: string) =>
  face ? linkTo(face.url, words.guide.replace("{name}", guideName(face, locale))) : "";

/** Works without a script: sends the code to the same address as a scan. */
const fieldFor = (words: SignWords, typed: string) =>
  `<form action="/"><label for="code">${escapeHtml(words.code)}</label><div class="f"><input id="code" name="code" value="${escapeHtml(typed)}" maxlength="32" dir="ltr" autocapitalize="none" autocomplete="off" spellcheck="false"><button class="b">${escapeHtml(words.open)}</button></div></form>\n`;

export const enterCodePage = (asked: SignRequest) =>
  signPage(asked, (words) => ({ title: words.enter, text: words.enter_text, body: fieldFor(words, "") }));

type Missed = SignRequest & {
  readonly code: string;
  /** The check character does not match. */
  readonly isMistyped: boolean;
  /** The code that was probably meant. */
  readonly meant: string | undefined;
};

/** Unknown code. The typed one stays in the field. */
export const unknownCodePage = ({ code, isMistyped, meant, ...asked }: Missed) =>
  signPage(asked, (words) => {
    const guess = meant
      ? `<p>${withValue(words.meant, "code", meant)} <a href="/${escapeHtml(meant)}">${escapeHtml(words.open_it)}</a></p>\n`
      : "";
    return {
      title: isMistyped ? words.mistyped : words.unknown,
      text: isMistyped ? words.mistyped_text : words.unknown_text,
      body: guess + fieldFor(words, code),
    };
  });

/** Printed but not assigned to a place yet. Staff can assign it from here. */
export const blankCodePage = ({
  code,
  claim_url,
  ...asked
}: SignRequest & { readonly code: string; readonly claim_url: string }) =>
  signPage(asked, (words, locale) => ({
    title: words.blank,
    text: words.blank_text,
    body: toGuide(asked, words, locale),
    below: [withValue(words.staff, "code", code), `<a href="${escapeHtml(claim_url)}">${escapeHtml(words.claim)}</a>`],
  }));

/** Assigned to a page that is not public. */
export const waitingCodePage = (asked: SignRequest) =>
  signPage(asked, (words, locale) => ({
    title: words.waiting,
    text: words.waiting_text,
    body: toGuide(asked, words, locale),
  }));

type Ended = SignRequest & {
  readonly code: string;
  /** Reason given when the code was retired. */
  readonly because?: string | null;
  readonly next?: string | undefined;
};

/** The sign is no longer in use, or not at this time. */
export const endedCodePage = ({ code, because, next, ...asked }: Ended) =>
  signPage(asked, (words, locale) => ({
    title: words.ended,
    text: words.ended_text,
    body:
      (because ? `<p>${escapeHtml(because)}</p>\n` : "") +
      (next ? linkTo(next, words.next) : "") +
      toGuide(asked, words, locale),
    below: asked.face?.contact_email || asked.face?.contact_phone ? [withValue(words.still_there, "code", code)] : [],
  }));
