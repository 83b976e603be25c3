import type { createTransport } from "nodemailer";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** Where a mail program posts when somebody wants no more of these (RFC 8058). */
  one_click_url?: string | undefined;
};
export type Message = Parameters<ReturnType<typeof createTransport>["sendMail"]>[0];
export type Deliver = (message: Message) => Promise<void>;

const leaveHeaders = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

export function toMessage(from: string, { to, subject, text, html, one_click_url }: Mail): Message {
  return {
    from,
    to: { name: "", address: singleAddress(to) },
    subject: subject.replaceAll(/\p{Cc}+/gu, " ").trim(),
    text,
    ...(html === undefined ? {} : { html }),
    // Keeps holiday notices from answering.
    headers: { "Auto-Submitted": "auto-generated", ...(one_click_url && leaveHeaders(one_click_url)) },
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
