import type { createTransport } from "nodemailer";

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** Where a mail program posts to unsubscribe (RFC 8058). */
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
    // Suppresses auto-replies.
    headers: { "Auto-Submitted": "auto-generated", ...(one_click_url && leaveHeaders(one_click_url)) },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

const PLAIN_ADDRESS = /^[^\s\p{Cc}<>,;:"()[\]\\@]+@[^\s\p{Cc}<>,;:"()[\]\\@]+$/u;

/**
 * Rejects anything that could become a second recipient or a header. The error omits the address, since it may be
 * logged.
 */
function singleAddress(to: string): string {
  if (!PLAIN_ADDRESS.test(to)) throw new Error("A mail needs exactly one plain address to go to");
  return to;
}
