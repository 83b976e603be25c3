import type { CollectedAnswer } from "#contract/feedback.ts";

/** An answer on this tablet not yet confirmed by the server, and its customer. */
export type KeptAnswer = {
  readonly customer_id: string;
  readonly answer: CollectedAnswer;
  /** Page and place in words, to show on this tablet. */
  readonly about?: string;
  /** HTTP status with which the server rejected it for good. */
  readonly refused?: string;
};

const PREFIX = "collected_answer.";
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** One entry per answer, so that concurrent windows cannot overwrite each other. Throws when storage is full. */
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

/** A customer's answers, oldest first. */
export const keptAnswers = (customer_id: string): KeptAnswer[] =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? "")
    .filter((key) => key.startsWith(PREFIX))
    .flatMap((key) => parse(localStorage.getItem(key)))
    .filter((kept) => kept.customer_id === customer_id)
    .toSorted((a, b) => a.answer.answered_at.localeCompare(b.answer.answered_at));

/** Answers the server rejected for good. */
export const refusedAnswers = (customer_id: string) =>
  keptAnswers(customer_id).filter(({ refused }) => refused !== undefined);

/** Also notifies about changes made in other windows. */
export function onKeptAnswers(listener: () => void) {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}
