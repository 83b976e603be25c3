import { uuidv7 } from "uuidv7";
import type { Log } from "#server/platform/process/log.ts";
import { addCount, type Counts, openJournal } from "./open-journal.ts";

/** Counts of a short interval, under their own id. */
export type Batch = { readonly id: string; readonly counts: Counts; readonly at: Date };
type Open = Batch & { unwritten: Counts };

type Options = {
  readonly log: Log;
  /** Where unwritten counts are journaled. */
  readonly folder: string;
  /** Atomic and idempotent per batch id. */
  readonly write: (batch: Batch) => Promise<void>;
};

/** A killed process loses at most this interval. */
const TO_DISK_MS = 100;
const TO_DATABASE_MS = 2000;
const LOOK_AROUND_MS = 10 * 60_000;
/** Distinct keys in one batch, and in all waiting ones; a flood beyond that is dropped. */
const MOST_KEYS = 50_000;
const MOST_WAITING = 500_000;

const newBatch = (): Open => ({ id: uuidv7(), counts: new Map(), unwritten: new Map(), at: new Date() });

/**
 * Counts in memory, journals to disk a moment later, and writes to the database in batches. Failed batches are
 * retried, by the next process if necessary; the batch id makes sure they count once.
 */
export function countInBatches({ log, folder, write }: Options) {
  const journal = openJournal(folder);
  let current = newBatch();
  let waiting: Batch[] = [];
  let toDisk: NodeJS.Timeout | undefined;
  let toDatabase: NodeJS.Timeout | undefined;
  let flushing: Promise<void> | undefined;
  let isAway = false;

  const isFull = () =>
    current.counts.size >= MOST_KEYS || waiting.reduce((sum, { counts }) => sum + counts.size, 0) >= MOST_WAITING;
  const warn = (error: unknown, message: string) => log.warn({ err: error }, message);

  async function writeDown(batch: Open) {
    const { unwritten } = batch;
    if (!unwritten.size) return;
    batch.unwritten = new Map();
    await journal.append(batch.id, unwritten).catch((error: unknown) => warn(error, "counts are kept in memory only"));
  }

  async function send(batch: Batch) {
    await write(batch);
    waiting = waiting.filter((other) => other !== batch);
    await journal.remove(batch.id).catch((error: unknown) => warn(error, "written counts could not be tidied up"));
  }

  async function sendAll() {
    if (current.counts.size) {
      const closed = current;
      current = newBatch();
      waiting.push({ ...closed, at: new Date() });
      await writeDown(closed);
    }
    try {
      for (const batch of waiting.slice()) await send(batch);
      isAway = false;
    } catch (error) {
      if (!isAway) warn(error, "counts wait to be written");
      isAway = true;
    }
    if (waiting.length || current.counts.size) sendSoon();
  }

  const flush = () =>
    (flushing ??= sendAll().finally(() => {
      flushing = undefined;
    }));

  function sendSoon() {
    toDatabase ??= setTimeout(() => {
      toDatabase = undefined;
      void flush();
    }, TO_DATABASE_MS).unref();
  }

  function writeSoon() {
    toDisk ??= setTimeout(() => {
      toDisk = undefined;
      void writeDown(current);
    }, TO_DISK_MS).unref();
  }

  /** Batches left over by earlier or dead processes. */
  async function takeOver() {
    const at = new Date();
    const found = await journal.leftOver().catch((error: unknown) => {
      warn(error, "counts of an earlier process could not be read");
      return [];
    });
    waiting.push(...found.map((batch) => ({ ...batch, at })));
    if (waiting.length) await flush();
  }

  const takenOver = takeOver();
  const lookAround = setInterval(() => void takeOver(), LOOK_AROUND_MS).unref();

  return {
    count: (key: string) => {
      const { counts, unwritten } = current;
      if (!counts.has(key) && isFull()) return;
      addCount(counts, key);
      addCount(unwritten, key);
      writeSoon();
      sendSoon();
    },
    flush,
    /** Writes what it can; the rest stays on disk. */
    close: async () => {
      clearInterval(lookAround);
      await takenOver;
      await flushing;
      clearTimeout(toDisk);
      await flush();
      clearTimeout(toDatabase);
    },
  };
}
