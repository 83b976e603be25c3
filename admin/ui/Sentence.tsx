import { Fragment, type ReactNode } from "react";

interface SentenceProps<K extends string> {
  /** Translates the sentence, given placeholders for the parts. */
  write: (parts: Record<K, string>) => string;
  parts: Record<K, ReactNode>;
}

/** Private-use characters, which no text contains: placeholders that each language can order freely. */
const FIRST = 0xe000;
const MARKS = /([\u{e000}-\u{e0ff}])/u;

/** A translated sentence with links or names inserted, in the word order of the language. */
export function Sentence<K extends string>({ write, parts }: SentenceProps<K>) {
  const names = Object.keys(parts) as K[];
  const marks = names.map((_, index) => String.fromCodePoint(FIRST + index));
  const words = write(Object.fromEntries(names.map((name, index) => [name, marks[index]])) as Record<K, string>);
  return words.split(MARKS).map((part, at) => {
    const name = names[marks.indexOf(part)];
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence have no other key
    return <Fragment key={at}>{name === undefined ? part : parts[name]}</Fragment>;
  });
}
