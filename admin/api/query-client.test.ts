import { QueryObserver } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";

const KEY = ["list"];

/** A list whose responses the test releases, each with the data stored when it was requested. */
function slowList() {
  let stored = "before";
  const answers: (() => void)[] = [];
  const queryFn = () => {
    const seen = stored;
    return new Promise<string>((resolve) => answers.push(() => resolve(seen)));
  };
  return { queryFn, answers, store: (value: string) => void (stored = value) };
}

test.each([
  ["on screen for the first time", { isActive: true, isKnown: false }],
  ["on screen, known before", { isActive: true, isKnown: true }],
  ["read ahead", { isActive: false, isKnown: false }],
])("repeats requests that were pending during a change (%s)", async (_, { isActive, isKnown }) => {
  const client = createQueryClient();
  const { queryFn, answers, store } = slowList();
  const options = { queryKey: KEY, queryFn, staleTime: 0 };
  if (isKnown) client.setQueryData(KEY, "known");
  if (isActive) new QueryObserver(client, options).subscribe(() => undefined);
  else void client.prefetchQuery(options);
  expect(answers).toHaveLength(1);
  store("after");
  const done = client.invalidateQueries({ queryKey: KEY });
  expect(answers).toHaveLength(2);
  for (const answer of answers) answer();
  await done;
  await vi.waitFor(() => expect(client.getQueryData(KEY)).toBe("after"));
  expect(answers).toHaveLength(2);
  client.clear();
});

test.each([
  ["known before", "known"],
  ["never answered", undefined],
])("does not replace a save's response by an older one arriving later (%s)", async (_, known) => {
  const client = createQueryClient();
  const { queryFn, answers, store } = slowList();
  if (known) client.setQueryData(KEY, known);
  const observer = new QueryObserver(client, { queryKey: KEY, queryFn, staleTime: 0 });
  const stop = observer.subscribe(() => undefined);
  store("saved");
  client.setQueryData(KEY, "saved");
  expect(answers).toHaveLength(2);
  answers[0]?.();
  await new Promise((resolve) => setTimeout(resolve));
  expect(client.getQueryData(KEY)).toBe("saved");
  expect(observer.getCurrentResult()).toMatchObject({ data: "saved", status: "success", fetchStatus: "fetching" });
  answers[1]?.();
  await vi.waitFor(() => expect(observer.getCurrentResult().fetchStatus).toBe("idle"));
  expect(client.getQueryData(KEY)).toBe("saved");
  stop();
  client.clear();
});

test("leaves pending requests of other lists alone", () => {
  const client = createQueryClient();
  const { queryFn, answers } = slowList();
  void client.prefetchQuery({ queryKey: KEY, queryFn });
  void client.invalidateQueries({ queryKey: ["another"] });
  expect(answers).toHaveLength(1);
  client.clear();
});
