import { type Mail, toMessage } from "./message.ts";
import { createOutbox, type OutboxLog } from "./outbox.ts";
import { createSmtpTransport } from "./smtp.ts";

export type Mailer = { send(mail: Mail): Promise<void> };

export type MailerOptions = {
  /** `smtp://user:password@host:587`; without it mails are written to `outbox_dir`. */
  smtp_url?: string | undefined;
  from: string;
  outbox_dir: string;
  log: OutboxLog;
  timeout_ms?: number | undefined;
};

export function createMailer({ smtp_url, from, outbox_dir, log, timeout_ms = 10_000 }: MailerOptions): Mailer {
  const deliver = smtp_url === undefined ? createOutbox(outbox_dir, log) : createSmtpTransport(smtp_url, timeout_ms);
  return { send: async (mail) => deliver(toMessage(from, mail)) };
}
