import { languageTag } from "#admin/i18n/locales.ts";

/** Marks the control, and not its label, as written in the content language: for spelling, voice, line height and direction. */
export const writtenIn =
  (locale: string, ref: (element: HTMLElement | null) => void) => (element: HTMLElement | null) => {
    ref(element);
    if (!element) return;
    element.lang = languageTag(locale);
    element.dir = "auto";
  };
