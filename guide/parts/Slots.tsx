import { Fragment, type ReactNode } from "react";

/** A sentence with elements as placeholders: `Used under {licence}.` */
export function Slots({ text, slots }: { readonly text: string; readonly slots: Readonly<Record<string, ReactNode>> }) {
  return text
    .split(/(\{\w+\})/)
    .map((part, index) => <Fragment key={index}>{/^\{\w+\}$/.test(part) ? slots[part.slice(1, -1)] : part}</Fragment>);
}
