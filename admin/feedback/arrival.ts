let isExpected = false;

/** The next response that opens takes the focus: somebody came by a key, by sending, or the list made room for it. */
export function expectFocus(isWanted: boolean) {
  isExpected = isWanted;
}

/** Whether it was expected; asked once. */
export function takeExpectedFocus() {
  const was = isExpected;
  isExpected = false;
  return was;
}
