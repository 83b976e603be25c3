import { Fragment, type ReactNode } from "react";

interface SentenceProps<K extends string> {
  /** Writes the sentence in the language of the screen, with whatever it is given in place of the parts. */
  write: (parts: Record<K, string>) => string;
  parts: Record<K, ReactNode>;
}

/** Characters that no text has: they stand for the parts while a language puts them where it wants them. */
const FIRST = 0xe000;
const MARKS = /([\u{e000}-\u{e0ff}])/u;

/** A sentence with links or names in it, in the order of the language's own words. */
export function Sentence<K extends string>({ write, parts }: SentenceProps<K>) {
  const names = Object.keys(parts) as K[];
  const marks = names.map((_, index) => String.fromCodePoint(FIRST + index));
  const words = write(Object.fromEntries(names.map((name, index) => [name, marks[index]])) as Record<K, string>);
  return words.split(MARKS).map((part, at) => {
    const name = names[marks.indexOf(part)];
    // oxlint-disable-next-line react/no-array-index-key -- the pieces of a sentence have nothing else to tell them apart
    return <Fragment key={at}>{name === undefined ? part : parts[name]}</Fragment>;
  });
}
