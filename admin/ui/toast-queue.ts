export interface ToastOptions {
  message: string;
  /** Second line. */
  detail?: string | undefined;
  actionLabel?: string | undefined;
  onAction?: (() => void) | undefined;
  /** Milliseconds; null stays until closed. Default: 8 s with an action, 5 s without, null for failures. */
  timeout?: number | null | undefined;
  tone?: "normal" | "danger" | undefined;
}

export interface Toast extends ToastOptions {
  id: number;
  timeout: number | null;
  /** The call whose failure it reports. */
  about?: ReportedCall | undefined;
}

interface ReportedCall {
  name: string;
  /** The record that the call changes; undefined for calls that read or create. */
  record?: string | undefined;
}

const MOST_AT_ONCE = 3;
/** Handlers of a call run right after it, in milliseconds: a toast shown later is about something else. */
const HANDLED_WITHIN = 1000;

let toasts: readonly Toast[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
interface RecentCall extends ReportedCall {
  at: number;
}
let failures: readonly RecentCall[] = [];
let lastChange: RecentCall | undefined;

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function defaultTimeout({ tone, actionLabel }: ToastOptions): number | null {
  if (tone === "danger") return null;
  return actionLabel ? 8000 : 5000;
}

const isRecent = ({ at }: RecentCall) => Date.now() - at < HANDLED_WITHIN;

/** In an outage, reads in the background fail beside the change that somebody made: the toast is about the change. */
const failedCall = () => failures.findLast(({ record }) => record !== undefined) ?? failures.at(-1);

/**
 * Whether a success toast makes this one old: an earlier success, unless it can still be undone, and a failure that
 * nobody can retry or whose record was changed since.
 */
function isOutdated({ tone, about, actionLabel }: Toast, changed: string | undefined) {
  if (tone !== "danger") return actionLabel === undefined;
  return about === undefined || (changed !== undefined && about.record === changed);
}

/** Shows a toast; callable from anywhere. Returns the id for dismissToast. */
export function showToast(options: ToastOptions): number {
  const isFailure = options.tone === "danger";
  failures = failures.filter(isRecent);
  const changed = lastChange && isRecent(lastChange) ? lastChange.record : undefined;
  const toast: Toast = {
    ...options,
    id: nextId++,
    timeout: options.timeout === undefined ? defaultTimeout(options) : options.timeout,
    about: isFailure ? failedCall() : undefined,
  };
  const kept = isFailure ? toasts : toasts.filter((one) => !isOutdated(one, changed));
  replace([...kept, toast].slice(-MOST_AT_ONCE));
  return toast.id;
}

/** A toast shown now reports the failure of this call. */
export function noteFailedCall(name: string, record?: string): void {
  failures = [...failures.filter((call) => isRecent(call) && call.name !== name), { name, record, at: Date.now() }];
}

/** The same call went through: its failure is no longer true. */
export function noteDoneCall(name: string, record?: string): void {
  failures = failures.filter((call) => call.name !== name);
  if (record !== undefined) lastChange = { name, record, at: Date.now() };
  if (toasts.some(({ about }) => about?.name === name)) replace(toasts.filter(({ about }) => about?.name !== name));
}

export function dismissToast(id: number): void {
  replace(toasts.filter((toast) => toast.id !== id));
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly Toast[] {
  return toasts;
}
