import type { Reading } from "../reading.ts";

/** A field name bots like to fill in. */
export const TRAP_NAME = "website";

/** Honeypot: no person sees or reaches this field. */
export function FormTrap({ reading }: { readonly reading: Reading }) {
  return (
    <div className="g-trap" aria-hidden="true">
      <label>
        {reading.words.leave_empty}
        <input type="text" name={TRAP_NAME} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
