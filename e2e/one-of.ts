/**
 * Screens times themes, widths and languages are thousands of looks, and hardly any two find different mistakes. So each
 * screen gets one of the choices, always the same one, and each choice gets its share of the screens.
 */
export function oneOf<T>(choices: readonly T[], at: number): T {
  const choice = choices[at % choices.length];
  if (choice === undefined) throw new Error("There is nothing to choose from");
  return choice;
}
