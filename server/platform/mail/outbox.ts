import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Deliver } from "./message.ts";

export type OutboxLog = { info(fields: object, message: string): void };

/** Writes mails as .eml files, for trying things out without a mail server. */
export function createOutbox(folder: string, log: OutboxLog): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    const { message: eml } = await transport.sendMail(message);
    const file = fileName(new Date());
    // Mails carry sign-in links: only the server's user may read them.
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(join(folder, file), eml, { flag: "wx", mode: 0o600 });
    log.info({ file }, "Mail written to the outbox, because SMTP_URL is not set");
  };
}

/** Sorts by time; no colons, which some file systems reject. */
function fileName(now: Date): string {
  return `${now.toISOString().replaceAll(":", "-")}-${randomBytes(4).toString("hex")}.eml`;
}
