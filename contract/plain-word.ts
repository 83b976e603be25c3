/** For comparing words: without case, accents, and signs between them. */
export const plainWord = (word: string) =>
  word
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F]/g, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, " ")
    .trim();

/** Words match without case, accents and signs; words made of signs only match as they are. */
export const wordKey = (word: string) => plainWord(word) || word.trim();
