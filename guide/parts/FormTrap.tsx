import type { Reading } from "../reading.ts";

/** The field's name: one that machines like to fill in. */
export const TRAP_NAME = "website";

/** A field that no person sees or reaches. Whatever fills it in is a machine. */
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
