import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useChangeWords } from "./change-words.ts";

test("translates stored values of a record", () => {
  const { list } = renderHook(() => useChangeWords()).result.current;
  expect(list("subject.publication_category", "not_assessed")).toEqual(["Not assessed"]);
  expect(list("subject.phase", "decommissioned")).toEqual(["Decommissioned"]);
  expect(list("subject.phase", "in_use")).toEqual(["In use"]);
  expect(list("subject.device_type", "kiosk")).toEqual(["Kiosk"]);
  expect(list("chain.identifiability", "de_identified")).toEqual(["De-identified"]);
  expect(list("subject.since", "2026-04-24")).toEqual(["Apr 24, 2026"]);
  // months and the city's own references stay as written
  expect(list("subject.since", "2026-04")).toEqual(["2026-04"]);
  expect(list("subject.reference", "CAM-7")).toEqual(["CAM-7"]);
});
