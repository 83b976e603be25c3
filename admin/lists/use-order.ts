import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import type { Step } from "#admin/ui/MoveButtons.tsx";
import { showToast } from "#admin/ui/toast-queue.ts";

interface Ordered {
  id: string;
  name: string;
}

interface OrderSetup<T extends Ordered> {
  /** All items, because the whole order is sent. */
  items: readonly T[];
  queryKey: readonly unknown[];
  /** Shows the new order optimistically. */
  show: (next: readonly T[]) => void;
  send: (ids: string[]) => Promise<unknown>;
  reload: () => Promise<unknown>;
  words: { failed: string; moved: (place: { name: string; position: number; total: number }) => string };
}

/** Reorders items optimistically, then on the server. Reverts on failure. */
export function useOrder<T extends Ordered>({ items, queryKey, show, send, reload, words }: OrderSetup<T>) {
  const client = useQueryClient();
  const [announcement, setAnnouncement] = useState("");
  const mutationKey = ["order", ...queryKey];
  const save = useMutation({
    mutationFn: send,
    mutationKey,
    // run serially, so that the last order wins
    scope: { id: JSON.stringify(mutationKey) },
    onError: (error) => showToast({ tone: "danger", message: `${words.failed} ${errorWords(error)}` }),
    // skip while another move is pending, because its order is the one shown
    onSettled: () => (client.isMutating({ mutationKey }) > 1 ? undefined : reload()),
  });

  const move = (item: T, step: Step) => {
    const rest = items.filter((other) => other.id !== item.id);
    const next = rest.toSpliced(items.indexOf(item) + step, 0, item);
    void client.cancelQueries({ queryKey });
    show(next);
    setAnnouncement(words.moved({ name: item.name, position: next.indexOf(item) + 1, total: next.length }));
    save.mutate(next.map(({ id }) => id));
  };
  return { move, announcement };
}
