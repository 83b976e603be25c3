import React from "react";
import { flushSync } from "react-dom";

// captured now, because a test may install fake timers
const { setImmediate } = globalThis;
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Screens are tested with the production build of React: it renders as for users, in two thirds of the time of the
 * development build. That build has no `act`, which the testing library uses to wait for renders; this replaces it.
 */
function act(callback: () => unknown) {
  const result = flushSync(callback);
  if (!(result instanceof Promise)) return Promise.resolve(result);
  return result.then(async (value: unknown) => {
    await nextTask();
    return value;
  });
}

if (!("act" in React)) Object.assign(React, { act });
