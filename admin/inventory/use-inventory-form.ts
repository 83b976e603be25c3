import { useQueryClient } from "@tanstack/react-query";
import type { FieldValues, Resolver } from "react-hook-form";
import type { FieldOf } from "#admin/records/changes.ts";
import { useImageState } from "#admin/records/image-state.ts";
import { useRecordForm } from "#admin/records/use-record-form.ts";
import { type InventoryNoun, recordsChanged } from "./inventory-records.ts";

interface Saved {
  lock_version: number;
}

interface InventoryFormSetup<R extends Saved, V extends FieldValues, C extends Saved, I extends string> {
  noun: InventoryNoun;
  record: R;
  toValues: (record: R) => V;
  /** As the API takes them. */
  toInput: (values: V, names: readonly FieldOf<V>[]) => Omit<C, "lock_version">;
  resolver: (base: V) => Resolver<V>;
  read: () => Promise<R>;
  change: (input: C) => Promise<R>;
  /** Where its image is, and what uploads one. */
  image: { column: I; field: string; upload: (body: FormData) => Promise<R> };
  /** Shows the saved record wherever it is open. */
  keep: (record: R) => void;
  said: (isMerged: boolean) => string;
}

/** A form on one device or algorithm, its texts in one content language, and the state of its image. */
export function useInventoryForm<
  R extends Saved & Record<I, string | null>,
  V extends FieldValues,
  C extends Saved & { [N in I]?: null | undefined },
  I extends string,
>(setup: InventoryFormSetup<R, V, C, I>) {
  const { toValues, read, change } = setup;
  const { column, field, upload } = setup.image;
  const client = useQueryClient();
  const withVersion = (input: object, lock_version: number) => ({ ...input, lock_version }) as unknown as C;
  const keep = (next: R) => {
    setup.keep(next);
    void recordsChanged(client, setup.noun);
  };
  const state = useRecordForm<R, V>({
    record: setup.record,
    toValues,
    resolver: (base) => setup.resolver(toValues(base)),
    read,
    write: (values, names, { lock_version }) => change(withVersion(setup.toInput(values, names), lock_version)),
    onSaved: keep,
    said: (_, isMerged) => setup.said(isMerged),
  });
  const image = useImageState<R>({
    image_key: state.record[column],
    keyOf: (now) => now[column],
    upload: (file) => {
      const body = new FormData();
      body.append(field, file);
      return upload(body);
    },
    read,
    remove: (lock_version) => change(withVersion({ [column]: null }, lock_version)),
    adopt: (next) => {
      state.patch({ [column]: next[column] } as unknown as Partial<R>, next);
      keep(next);
    },
  });
  return { state, image };
}
