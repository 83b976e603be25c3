/**
 * Screens times themes, widths and languages are thousands of looks, and hardly any two find different mistakes. So each
 * screen gets one of the choices, always the same one, and each choice gets its share of the screens.
 */
export function oneOf<T>(choices: readonly [T, ...T[]], at: number): T {
  return choices[at % choices.length] ?? choices[0];
}
