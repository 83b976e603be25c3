import type { LText } from "./model.ts";

/** Builds a text from the words of every language. */
export const inAllLanguages = <W>(all: Readonly<Record<string, W>>, say: (words: W) => string): LText =>
  Object.fromEntries(Object.entries(all).map(([locale, words]) => [locale, say(words)]));
