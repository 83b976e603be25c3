import type { CollectedAnswer } from "#contract/feedback.ts";

/** An answer on this tablet that the server is not known to have yet, and whose it is. */
export type KeptAnswer = {
  readonly customer_id: string;
  readonly answer: CollectedAnswer;
  /** Its page and place in words, for whoever looks at it on this tablet. */
  readonly about?: string;
  /** Why the server will never take it. */
  readonly refused?: string;
};

const PREFIX = "collected_answer.";
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** One entry each: windows that write at the same time never write over one another. Throws when there is no room. */
export function keepAnswer(kept: KeptAnswer) {
  localStorage.setItem(PREFIX + kept.answer.id, JSON.stringify(kept));
  tell();
}

export function forgetAnswer(id: string) {
  localStorage.removeItem(PREFIX + id);
  tell();
}

function parse(text: string | null): KeptAnswer[] {
  try {
    const kept = JSON.parse(text ?? "null") as Partial<KeptAnswer> | null;
    return kept?.answer?.id && kept.customer_id ? [kept as KeptAnswer] : [];
  } catch {
    return [];
  }
}

/** Those of a customer, the oldest first. */
export const keptAnswers = (customer_id: string): KeptAnswer[] =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "")
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parse(localStorage.getItem(key)))
    .filter((kept) => kept.customer_id === customer_id)
    .toSorted((a, b) => a.answer.answered_at.localeCompare(b.answer.answered_at));

/** Those that the server will never take. */
export const refusedAnswers = (customer_id: string) =>
  keptAnswers(customer_id).filter(({ refused }) => refused !== undefined);

/** Other windows of the tablet count as well. */
export function onKeptAnswers(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
