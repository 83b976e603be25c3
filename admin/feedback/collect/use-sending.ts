import { useEffect, useState, useSyncExternalStore } from "react";
import { keptAnswers, onKeptAnswers, refusedAnswers } from "./kept-answers.ts";
import { type Obstacle, sendAnswers } from "./send-answers.ts";

const TRY_AGAIN_MS = 10_000;

/** Counts pending and rejected answers, and sends them: now, when back online, and every few seconds. */
export function useSending(customer_id: string) {
  const waiting = useSyncExternalStore(
    onKeptAnswers,
    () => keptAnswers(customer_id).filter(({ refused }) => refused === undefined).length,
  );
  const refused = useSyncExternalStore(onKeptAnswers, () => refusedAnswers(customer_id).length);
  const [obstacle, setObstacle] = useState<Obstacle>();
  useEffect(() => {
    const send = () => void sendAnswers(customer_id).then(setObstacle);
    send();
    const timer = setInterval(send, TRY_AGAIN_MS);
    window.addEventListener("online", send);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", send);
    };
  }, [customer_id]);
  return { waiting, refused, obstacle, send: () => void sendAnswers(customer_id).then(setObstacle) };
}
