let isExpected = false;

/** Focuses the next response that opens: after a shortcut, after sending, or when it replaces the list. */
export function expectFocus(isWanted: boolean) {
  isExpected = isWanted;
}

/** Whether focus was expected; resets when read. */
export function takeExpectedFocus() {
  const was = isExpected;
  isExpected = false;
  return was;
}
