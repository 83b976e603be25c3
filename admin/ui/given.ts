type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Only the props that were given: react-aria tells "undefined" and "absent" apart, and so does the compiler. */
export function given<T extends object>(props: T): Given<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<T>;
}
