import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { renderMail } from "./layout.ts";
import type { Mail } from "./message.ts";
import { createMailer } from "./mail.ts";

const FROM = "Guidepost <no-reply@guide.example>";
const KHMER = "សូមស្វាគមន៍មកកាន់ Guidepost៖ កំណត់ពាក្យសម្ងាត់ថ្មីរបស់អ្នកនៅទីនេះ";
const LINK = "https://guide.example/reset?token=secret&a=1";

const mail: Mail = {
  to: "sokha@example.org",
  subject: KHMER,
  ...renderMail({
    locale: "km",
    dir: "ltr",
    title: KHMER,
    paragraphs: [`${KHMER}។ `.repeat(20), "Second <b>paragraph</b>"],
    action: { label: "បន្ត", url: LINK },
    footer: "Guidepost",
  }),
};

let outbox: string;
const logged: string[] = [];
const log = { info: (fields: object, message: string) => void logged.push(JSON.stringify(fields) + message) };

beforeAll(async () => {
  outbox = join(await mkdtemp(join(tmpdir(), "mail-test-")), "outbox");
});
afterAll(() => rm(join(outbox, ".."), { recursive: true, force: true }));
beforeEach(() => void logged.splice(0));

async function expectWholeMail(source: Buffer): Promise<void> {
  const parsed = await PostalMime.parse(source);
  expect(parsed).toMatchObject({ subject: KHMER, from: { name: "Guidepost", address: "no-reply@guide.example" } });
  expect(parsed.to).toEqual([{ name: "", address: "sokha@example.org" }]);
  expect(parsed.text?.trim()).toBe(mail.text.trim());
  expect(parsed.html?.trim()).toBe(mail.html?.trim());
  expect(parsed.headers).toContainEqual(expect.objectContaining({ key: "auto-submitted", value: "auto-generated" }));
}

describe("with a mail server", () => {
  const received: Buffer[] = [];
  const recipients: string[] = [];
  let refusal: Error | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    onRcptTo: ({ address }, _session, done) => {
      recipients.push(address);
      done(refusal);
    },
    onData: (stream, _session, done) => {
      void buffer(stream).then((bytes) => {
        received.push(bytes);
        done();
      });
    },
  });
  let url: string;

  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    url = `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => server.close(resolve)));
  beforeEach(() => {
    refusal = undefined;
    received.length = 0;
    recipients.length = 0;
  });

  const mailer = () => createMailer({ smtp_url: url, from: FROM, outbox_dir: outbox, log });

  test("a mail arrives intact, in Khmer, as text and as HTML", async () => {
    await mailer().send(mail);
    expect(received).toHaveLength(1);
    await expectWholeMail(received[0] ?? Buffer.alloc(0));
    expect(recipients).toEqual(["sokha@example.org"]);
    expect(logged).toEqual([]);
  });

  test("a line break in the subject does not start a header", async () => {
    await mailer().send({ ...mail, subject: "Hello\r\nBcc: spy@example.org\r\n\r\nbody" });
    const parsed = await PostalMime.parse(received[0] ?? Buffer.alloc(0));
    expect(parsed.subject).toBe("Hello Bcc: spy@example.org body");
    expect(parsed.bcc).toBeUndefined();
    expect(recipients).toEqual(["sokha@example.org"]);
  });

  test.each([
    "a@b.example, c@d.example",
    "a@b.example\r\nBcc: c@d.example",
    "A <a@b.example>",
    "a@b.example;c@d.example",
    "nobody",
    "",
  ])("a recipient such as %j is refused", async (to) => {
    await expect(mailer().send({ ...mail, to })).rejects.toThrow("exactly one plain address");
    expect(received).toEqual([]);
  });

  test("an error names the setting and the reply code, not the recipient", async () => {
    refusal = Object.assign(new Error("no such user sokha@example.org"), { responseCode: 550 });
    const failure = await mailer()
      .send(mail)
      .catch((error: Error) => error);
    expect(failure).toMatchObject({ message: expect.stringMatching(/550.*SMTP_URL/) });
    expect(String(failure)).not.toContain("sokha");
  });
});

test("gives up on a server that does not respond", async () => {
  const silent = createServer(() => {});
  await new Promise<void>((resolve) => silent.listen(0, "127.0.0.1", resolve));
  const { port } = silent.address() as AddressInfo;
  const mailer = createMailer({
    smtp_url: `smtp://127.0.0.1:${port}`,
    from: FROM,
    outbox_dir: outbox,
    log,
    timeout_ms: 100,
  });
  await expect(mailer.send(mail)).rejects.toThrow("SMTP_URL");
  await new Promise((resolve) => silent.close(resolve));
});

test.each(["http://mail.example", "mail.example", ""])("rejects SMTP_URL %j", (smtp_url) => {
  expect(() => createMailer({ smtp_url, from: FROM, outbox_dir: outbox, log })).toThrow("SMTP_URL");
});

test("without a mail server the mail is written to a file, and the log names only the file", async () => {
  await createMailer({ from: FROM, outbox_dir: outbox, log }).send(mail);
  const files = await readdir(outbox);
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[0-9a-f]{8}\.eml$/)]);
  const file = join(outbox, files[0] ?? "");
  await expectWholeMail(await readFile(file));
  expect((await stat(file)).mode & 0o077).toBe(0);
  expect(logged).toEqual([expect.stringContaining(files[0] ?? "")]);
  expect(logged.join()).not.toMatch(/sokha|token|secret/);
});

describe("the layout", () => {
  const content = {
    locale: "en",
    dir: "ltr",
    title: "A & B",
    paragraphs: ["<script>1</script>\nnext"],
    footer: "Foot",
  } as const;

  test("escapes HTML and sets its language and direction", () => {
    const { html, text } = renderMail({ ...content, paragraphs: [...content.paragraphs], locale: "ar", dir: "rtl" });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain("<title>A &amp; B</title>");
    expect(html).toContain(">A &amp; B</h1>");
    expect(html).toContain("&lt;script&gt;1&lt;/script&gt;<br>next");
    expect(html).not.toContain("<script");
    expect(text).toBe("A & B\n\n<script>1</script>\nnext\n\n-- \nFoot\n");
  });

  test("shows the link as a button and in full", () => {
    const { html, text } = renderMail({ ...content, paragraphs: [], action: { label: "Go & see", url: LINK } });
    expect(html.split(LINK.replace("&", "&amp;"))).toHaveLength(3);
    expect(html).toContain(">Go &amp; see</a>");
    expect(text).toContain(`Go & see:\n${LINK}`);
  });

  test("refuses a link that is not a web address", () => {
    const action = { label: "Go", url: "javascript:alert(1)" };
    expect(() => renderMail({ ...content, paragraphs: [], action })).toThrow("http");
  });
});
