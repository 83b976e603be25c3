import type { Reader } from "./read-cell.ts";

const SPACES = /[\s'’_]/g;
/** 1,234 or 1.234.567: thousands, as long as no fraction is expected. */
const GROUPED = /^[+-]?\d{1,3}([.,])\d{3}(\1\d{3})*$/;

const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

/** With both signs the last one is the decimal sign; one alone is it, whichever it is. */
export function decimalOf(cell: string): number | undefined {
  const digits = cell.replaceAll(SPACES, "").replace("−", "-");
  const sign = digits.lastIndexOf(",") > digits.lastIndexOf(".") ? "," : ".";
  const other = sign === "," ? "." : ",";
  const plain = digits.replaceAll(other, "").replace(sign, ".");
  return NUMBER.test(plain) && Number.isFinite(Number(plain)) ? Number(plain) : undefined;
}

function wholeOf(cell: string): number | undefined {
  const digits = cell.replaceAll(SPACES, "");
  const number = GROUPED.test(digits) ? Number(digits.replaceAll(/[.,]/g, "")) : decimalOf(digits);
  return number !== undefined && Number.isInteger(number) ? number : undefined;
}

type Range = { readonly min?: number; readonly max?: number };
const isWithin = (value: number, { min = -Infinity, max = Infinity }: Range) => value >= min && value <= max;

const within =
  (parse: (cell: string) => number | undefined, range: Range): Reader<number> =>
  (cell) => {
    const value = parse(cell);
    if (value === undefined) return { problem: "number_unreadable" };
    return isWithin(value, range) ? { value } : { problem: "number_out_of_range" };
  };

export const whole = (range: Range) => within(wholeOf, range);
export const decimal = (range: Range) => within(decimalOf, range);
