import { useState } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { showErrors } from "#admin/api/errors.ts";
import { showToast } from "#admin/ui/toast-queue.ts";
import { ApiError } from "#contract/client.ts";
import type { ErrorBody } from "#contract/errors.ts";
import { changedFields, type Choices, clashesOf, type FieldOf, merge } from "./changes.ts";

export interface Versioned {
  lock_version: number;
}

export interface Conflict<R, V> {
  base: V;
  mine: V;
  theirs: R;
  /** Who saved in the meantime, where it is known. */
  by: string | undefined;
  clashes: FieldOf<V>[];
}

interface RecordFormSetup<R extends Versioned, V extends FieldValues> {
  record: R;
  /** What the form holds: flat, and without null, so that every field compares with its counterpart. */
  toValues: (record: R) => V;
  resolver: (base: R) => Resolver<V>;
  /** The record as it is now; where a conflict's answer carries it, that is given. */
  read: (current?: unknown) => Promise<R>;
  /** Sends only the named fields. */
  write: (values: V, names: FieldOf<V>[], from: R) => Promise<R>;
  onSaved: (record: R) => void;
  said: (saved: R, isMerged: boolean) => string;
  /** Puts right what two changes to different fields may have made of each other. */
  tidy?: (values: V) => V;
}

/**
 * A form on a record that others may change meanwhile. It sends only what changed, with the version it was read at.
 * Who comes second has their changes put on top of the newer version; where both touched one field, they choose.
 */
export function useRecordForm<R extends Versioned, V extends FieldValues>(setup: RecordFormSetup<R, V>) {
  const { toValues, write, tidy = (values) => values } = setup;
  const [base, setBase] = useState(setup.record);
  const [conflict, setConflict] = useState<Conflict<R, V>>();
  const form = useForm<V>({
    defaultValues: toValues(setup.record) as DefaultValues<V>,
    resolver: setup.resolver(base),
    shouldFocusError: false,
  });

  const adopt = (next: R) => {
    setBase(next);
    form.reset(toValues(next));
    setConflict(undefined);
  };

  async function save(from: R, values: V, isMerged = false): Promise<void> {
    try {
      const saved = await write(values, changedFields(toValues(from), values), from);
      adopt(saved);
      setup.onSaved(saved);
      showToast({ message: setup.said(saved, isMerged) });
    } catch (error) {
      if (error instanceof ApiError && error.body.code === "conflict")
        await meet(from, values, error.body).catch((why: unknown) => showErrors(why, form));
      else {
        setConflict(undefined);
        showErrors(error, form);
      }
    }
  }

  async function meet(from: R, mine: V, { current, changed_by: by }: ErrorBody) {
    const theirs = await setup.read(current);
    const known = toValues(from);
    const clashes = clashesOf(known, mine, toValues(theirs));
    if (clashes.length) setConflict({ base: known, mine, theirs, by, clashes });
    else await save(theirs, tidy(merge(known, mine, toValues(theirs))), true);
  }

  return {
    form,
    record: base,
    conflict,
    save: form.handleSubmit((values) => save(base, values)),
    settle: ({ base: known, mine, theirs }: Conflict<R, V>, choices: Choices<V>) =>
      save(theirs, tidy(merge(known, mine, toValues(theirs), choices)), true),
    /** Mine is given up for theirs; the form goes on from there. */
    takeTheirs: ({ theirs }: Conflict<R, V>) => adopt(theirs),
    dismissConflict: () => setConflict(undefined),
    discard: () => form.reset(toValues(base)),
    /** What was saved apart from the form, such as an image: that, and the new version if nobody else wrote meanwhile. */
    patch: (part: Partial<R>, { lock_version }: Versioned) =>
      setBase((now) => ({ ...now, ...part, ...(lock_version <= now.lock_version + 1 && { lock_version }) })),
  };
}

export type RecordForm<R extends Versioned, V extends FieldValues> = ReturnType<typeof useRecordForm<R, V>>;
