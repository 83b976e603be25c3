import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";
import { Slots } from "./Slots.tsx";

type Props = { readonly reading: Reading; readonly on: string | null; readonly isEnd?: boolean };

export function Checked({ reading, on, isEnd = false }: Props) {
  if (on === null) return null;
  const { words, formats } = reading;
  return (
    <p {...reading.ours} className={`g-verified${isEnd ? " g-verified-end" : ""}`}>
      <Icon name="badge-check" />
      <span>
        <Slots
          text={words.checked}
          slots={{ checked: <b>{words.checked_by}</b>, date: <time dateTime={on}>{formats.day(on)}</time> }}
        />
      </span>
    </p>
  );
}
