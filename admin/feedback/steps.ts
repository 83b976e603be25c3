/** Neighbours of a response in the list. */
export type Steps = {
  readonly newer: string | undefined;
  readonly older: string | undefined;
  readonly go: (id: string) => void;
};
