/**
 * Testing every screen in every theme, width and language takes thousands of runs that hardly find different bugs. So each
 * screen gets one of the choices, always the same, and the choices are spread evenly over the screens.
 */
export function oneOf<T>(choices: readonly T[], at: number): T {
  const choice = choices[at % choices.length];
  if (choice === undefined) throw new Error("There is nothing to choose from");
  return choice;
}
