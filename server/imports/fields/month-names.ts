import { plainWord } from "./read-cell.ts";

/** In the languages of the product; English also short. */
const NAMES = [
  "january jan|enero|janvier janv|janeiro|enero|មករា",
  "february feb|febrero|fevrier fevr|fevereiro|pebrero|កុម្ភៈ កុម្ភះ",
  "march mar|marzo|mars|marco|marso|មីនា",
  "april apr|abril|avril avr|abril|abril|មេសា",
  "may|mayo|mai|maio|mayo|ឧសភា",
  "june jun|junio|juin|junho|hunyo|មិថុនា",
  "july jul|julio|juillet juil|julho|hulyo|កក្កដា",
  "august aug|agosto|aout|agosto|agosto|សីហា",
  "september sep sept|septiembre|septembre|setembro|setyembre|កញ្ញា",
  "october oct|octubre|octobre|outubro|oktubre|តុលា",
  "november nov|noviembre|novembre|novembro|nobyembre|វិច្ឆិកា",
  "december dec|diciembre|decembre|dezembro|disyembre|ធ្នូ",
];

const MONTHS = new Map(
  NAMES.flatMap((names, at) => names.split(/[| ]/).map((name) => [plainWord(name), at + 1] as const)),
);

/** 1 to 12, by a month's name in any of our languages. */
export const monthOf = (name: string) => MONTHS.get(plainWord(name));
