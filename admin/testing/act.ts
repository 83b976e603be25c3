import React from "react";
import { flushSync } from "react-dom";

// as it is now: a test may stop the clocks
const { setImmediate } = globalThis;
const nextTask = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Screens are tested with the React that ships: it draws when it would for people, and in two thirds of the time of the
 * one for developers. It has no `act`, by which the tests' tools see to it that what they did is drawn before they go on.
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
