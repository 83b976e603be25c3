import { decimalOf } from "./read-number.ts";
import { plainWord } from "#contract/plain-word.ts";
import { type Reader } from "./read-cell.ts";

const WINDS = "n nne ne ene e ese se sse s ssw sw wsw w wnw nw nnw".split(" ");
const STEP = 360 / WINDS.length;

/** The four directions in the languages of the product, by the letter of the wind. */
const NAMES: Readonly<Record<string, string>> = {
  n: "north,norte,nord,hilaga,ខាងជើង,ជើង,northbound",
  e: "east,este,est,leste,silangan,ខាងកើត,កើត,eastbound",
  s: "south,sur,sud,sul,timog,ខាងត្បូង,ត្បូង,southbound",
  w: "west,oeste,ouest,kanluran,ខាងលិច,លិច,westbound",
};
/** Where the names are not made of those of their parts. */
const BETWEEN: Readonly<Record<string, string>> = {
  ne: "northeast,noreste,nordeste,nordest,hilagang silangan,ឦសាន",
  se: "southeast,sureste,sudeste,sudest,timog silangan,អាគ្នេយ៍",
  sw: "southwest,suroeste,sudoeste,sudouest,timog kanluran,និរតី",
  nw: "northwest,noroeste,nordouest,hilagang kanluran,ពាយ័ព្យ",
};

const DEGREES = new Map(WINDS.map((wind, at) => [wind, at * STEP]));
const LETTERS = new Map(
  Object.entries({ ...NAMES, ...BETWEEN }).flatMap(([wind, names]) =>
    names.split(",").map((name) => [plainWord(name), wind] as const),
  ),
);

/** `North-East` is `north east`, and so is `NE`. */
function windOf(cell: string) {
  const word = plainWord(cell);
  const joined = word.replaceAll(" ", "");
  const parts = word.split(" ").map((part) => LETTERS.get(part) ?? part);
  return [LETTERS.get(word), LETTERS.get(joined), joined, parts.join("")].find((wind) => wind && DEGREES.has(wind));
}

/** Whole degrees from north, clockwise: a number, or the name of a direction. */
export const direction: Reader<number> = (cell) => {
  const wind = windOf(cell);
  if (wind !== undefined) return { value: Math.round(DEGREES.get(wind) ?? 0) % 360 };
  const degrees = decimalOf(cell.replace(/(?:°|deg(?:rees)?)\s*$/i, "").trim());
  if (degrees === undefined) return { problem: "direction_unreadable" };
  if (degrees < 0 || degrees > 360) return { problem: "number_out_of_range" };
  return { value: Math.round(degrees) % 360 };
};
