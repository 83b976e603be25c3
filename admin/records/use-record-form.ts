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
  /** Who saved meanwhile, if known. */
  by: string | undefined;
  clashes: FieldOf<V>[];
}

interface RecordFormSetup<R extends Versioned, V extends FieldValues> {
  record: R;
  /** Form values: flat and without null, so that each field can be compared. */
  toValues: (record: R) => V;
  resolver: (base: R) => Resolver<V>;
  /** Reads the current record, or takes it from a conflict's response. */
  read: (current?: unknown) => Promise<R>;
  /** Sends only the named fields. */
  write: (values: V, names: FieldOf<V>[], from: R) => Promise<R>;
  onSaved: (record: R) => void;
  said: (saved: R, isMerged: boolean) => string;
  /** Fixes inconsistencies that merging two sets of changes can cause. */
  tidy?: (values: V) => V;
}

/**
 * A form on a record that others may change meanwhile. Sends only changed fields, with the version they are based on.
 * On a conflict, changes are merged onto the newer version; fields changed by both are left to the person.
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
    /** Discards my changes and continues from theirs. */
    takeTheirs: ({ theirs }: Conflict<R, V>) => adopt(theirs),
    dismissConflict: () => setConflict(undefined),
    discard: () => form.reset(toValues(base)),
    /** Merges what was saved outside the form, such as an image, and the new version if nobody else saved meanwhile. */
    patch: (part: Partial<R>, { lock_version }: Versioned) =>
      setBase((now) => ({ ...now, ...part, ...(lock_version <= now.lock_version + 1 && { lock_version }) })),
  };
}

export type RecordForm<R extends Versioned, V extends FieldValues> = ReturnType<typeof useRecordForm<R, V>>;
