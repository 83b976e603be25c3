import { createTransport } from "nodemailer";
import type { Deliver } from "./message.ts";

export function createSmtpTransport(url: string, timeout: number): Deliver {
  assertSmtpUrl(url);
  const transport = createTransport({
    url,
    connectionTimeout: timeout,
    greetingTimeout: timeout,
    socketTimeout: timeout * 3,
  });
  return async (message) => {
    await transport.sendMail(message).catch(explainSmtp);
  };
}

function assertSmtpUrl(url: string): void {
  if (URL.canParse(url) && ["smtp:", "smtps:"].includes(new URL(url).protocol)) return;
  throw new Error("SMTP_URL must look like smtp://user:password@host:587 or smtps://user:password@host:465");
}

type SmtpFailure = Error & { code?: string; responseCode?: number };

/** Explains the error without the server's own message, which may repeat the recipient and must not be logged. */
function explainSmtp({ code = "unknown", responseCode }: SmtpFailure): never {
  const answer = responseCode === undefined ? "" : `, the server answered ${responseCode}`;
  throw new Error(`The mail could not be sent (${code}${answer}). Check SMTP_URL if this goes on.`);
}
