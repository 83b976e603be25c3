type Given<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Drops undefined props: react-aria and the compiler treat "undefined" and "absent" differently. */
export function given<T extends object>(props: T): Given<T> {
  return Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as Given<T>;
}
