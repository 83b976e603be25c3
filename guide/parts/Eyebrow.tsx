import type { PageSnapshot } from "../content.ts";
import { fill } from "../fill.ts";
import type { Reading } from "../reading.ts";
import { Icon, type IconName } from "./Icon.tsx";

const ICONS: Readonly<Record<PageSnapshot["type"], IconName>> = {
  home_page: "globe",
  device_page: "cpu",
  algorithm_page: "workflow",
  collection_page: "route",
};

const IN_USE: readonly string[] = ["active", "in_use"];

function stateOf({ words, formats, read }: Reading, { subject }: PageSnapshot) {
  const status = subject?.status;
  if (!status) return undefined;
  if (IN_USE.includes(status.phase) && subject.since)
    return fill(words.in_use_since, { date: formats.day(subject.since) });
  const phases: Readonly<Record<string, string>> = words.phases;
  return read(status.name)?.text ?? (status.phase === "unknown" ? undefined : phases[status.phase]);
}

/** Type of the page's subject, and whether it is in use. */
export function Eyebrow({ reading, snapshot }: { readonly reading: Reading; readonly snapshot: PageSnapshot }) {
  const { words } = reading;
  const kinds = {
    home_page: words.home,
    device_page: words.device,
    algorithm_page: words.algorithm,
    collection_page: words.collection,
  };
  const state = stateOf(reading, snapshot);
  return (
    <p className="g-eyebrow">
      <Icon name={ICONS[snapshot.type]} small />
      <span>
        {kinds[snapshot.type]}
        {state && <> · {state}</>}
      </span>
    </p>
  );
}
