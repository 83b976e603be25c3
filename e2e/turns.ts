/** `npm test -- --thorough`: every screen in every theme, width and language. */
const isThorough = process.env["THOROUGH"] === "true";

/**
 * Screens times themes, widths and languages are thousands of looks, of which hardly any two find different mistakes. So
 * they take turns: each screen has its share of the choices, and each choice its share of the screens.
 */
export const inTurn = <T>(choices: readonly T[], turn: number): readonly T[] =>
  isThorough ? choices : choices.filter((_, at) => at === turn % choices.length);
