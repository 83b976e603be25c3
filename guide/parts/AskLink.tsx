import { actionHref } from "#datachain/action-target.ts";
import type { Reading } from "../reading.ts";
import { Icon } from "./Icon.tsx";

/** Mail link to the guide's contact, if it has one. */
export function AskLink({ reading, children }: { readonly reading: Reading; readonly children: string }) {
  const { contact_email } = reading.site;
  const href = contact_email && actionHref({ type: "email", target: contact_email });
  if (!href) return null;
  return (
    <a className="g-btn g-btn-line g-btn-full" href={href}>
      <Icon name="mail" />
      {children}
    </a>
  );
}
