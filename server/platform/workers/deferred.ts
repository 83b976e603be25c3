export type Settle<T> = { readonly resolve: (value: T) => void; readonly reject: (reason: unknown) => void };

/** A promise settled from outside. May be rejected before anyone awaits it, without an unhandled rejection. */
export function defer<T>(): Settle<T> & { readonly promise: Promise<T> } {
  let resolve: Settle<T>["resolve"] = () => undefined;
  let reject: Settle<T>["reject"] = () => undefined;
  const promise = new Promise<T>((...settle) => ([resolve, reject] = settle));
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
