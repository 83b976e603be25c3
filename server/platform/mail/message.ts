import type { createTransport } from "nodemailer";

export type Mail = { to: string; subject: string; text: string; html?: string | undefined };
export type Message = Parameters<ReturnType<typeof createTransport>["sendMail"]>[0];
export type Deliver = (message: Message) => Promise<void>;

export function toMessage(from: string, { to, subject, text, html }: Mail): Message {
  return {
    from,
    to: { name: "", address: singleAddress(to) },
    subject: subject.replaceAll(/\p{Cc}+/gu, " ").trim(),
    text,
    ...(html === undefined ? {} : { html }),
    // Keeps holiday notices from answering.
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const PLAIN_ADDRESS = /^[^\s\p{Cc}<>,;:"()[\]\\@]+@[^\s\p{Cc}<>,;:"()[\]\\@]+$/u;

/** Refuses what could become a second recipient or a header. The error does not repeat it: it may reach a log. */
function singleAddress(to: string): string {
  if (!PLAIN_ADDRESS.test(to)) throw new Error("A mail needs exactly one plain address to go to");
  return to;
}
