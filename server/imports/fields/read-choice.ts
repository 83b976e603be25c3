import type { ProblemCode } from "#contract/import-problems.ts";
import { plainWord } from "#contract/plain-word.ts";
import { type Reader, splitList } from "./read-cell.ts";

/** Other words for each choice, separated by commas. */
export type ChoiceWords<C extends string> = Readonly<Record<C, string>>;

function indexOf<C extends string>(choices: readonly C[], words: Partial<ChoiceWords<C>>) {
  const index = new Map<string, C>();
  for (const choice of choices)
    for (const word of [choice, ...(words[choice]?.split(",") ?? [])]) index.set(plainWord(word), choice);
  return index;
}

/** By our own id, or by a word for it in one of our languages. */
export function choice<C extends string>(
  choices: readonly C[],
  words: Partial<ChoiceWords<C>> = {},
  otherwise: ProblemCode = "choice_unknown",
): Reader<C> {
  const index = indexOf(choices, words);
  return (cell) => {
    const value = index.get(plainWord(cell));
    return value === undefined ? { problem: otherwise } : { value };
  };
}

/** Several of them in one cell. */
export function choices<C extends string>(all: readonly C[], words: Partial<ChoiceWords<C>> = {}): Reader<C[]> {
  const index = indexOf(all, words);
  return (cell, options) => {
    // A word may itself hold a comma; the whole cell is tried first.
    const whole = index.get(plainWord(cell));
    const values = whole ? [whole] : splitList(cell, options).map((word) => index.get(plainWord(word)));
    return values.some((value) => value === undefined)
      ? { problem: "choice_unknown" }
      : { value: [...new Set(values as C[])] };
  };
}

const flag = choice(
  ["yes", "no"],
  {
    yes: "true,1,y,t,on,public,sí,si,verdadero,s,oui,vrai,o,sim,verdadeiro,oo,opo,បាទ,ចាស,បាទ ចាស,ពិត,ja,j",
    no: "false,0,n,f,off,private,falso,non,faux,não,nao,hindi,ទេ,មិនពិត,nee",
  },
  "yes_no_unreadable",
);

export const yesNo: Reader<boolean> = (cell, options) => {
  const read = flag(cell, options);
  return "value" in read ? { value: read.value === "yes" } : read;
};
