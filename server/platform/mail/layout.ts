export type MailContent = {
  locale: string;
  dir: "ltr" | "rtl";
  title: string;
  paragraphs: string[];
  action?: { label: string; url: string } | undefined;
  footer: string;
  /** For recurring mails: the unsubscribe link. */
  leave?: { label: string; url: string } | undefined;
};

/** Renders the text and HTML bodies of a mail. All input is plain text and is escaped. */
export function renderMail(content: MailContent): { text: string; html: string } {
  for (const link of [content.action, content.leave]) if (link) assertWebAddress(link.url);
  return { text: renderText(content), html: renderHtml(content) };
}

function renderText({ title, paragraphs, action, footer, leave }: MailContent): string {
  const link = action ? [`${action.label}:\n${action.url}`] : [];
  const foot = [`-- \n${footer}`, ...(leave ? [`${leave.label}: ${leave.url}`] : [])].join("\n");
  return `${[title, ...paragraphs, ...link, foot].join("\n\n")}\n`;
}

const FONT = "font-family:Inter,'Noto Sans Khmer','Khmer OS',system-ui,-apple-system,'Segoe UI',Roboto,sans-serif";
const BUTTON =
  "display:inline-block;padding:12px 20px;border-radius:8px;background:#15803d;color:#ffffff;font-weight:600;text-decoration:none";

// Mail programs support little CSS: inline styles, no table, one fluid column.
function renderHtml({ locale, dir, title, paragraphs, action, footer, leave }: MailContent): string {
  return `<!doctype html>
<html lang="${escape(locale)}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
</head>
<body style="margin:0;padding:24px;background:#ffffff;color:#111827">
<div lang="${escape(locale)}" dir="${dir}" style="max-width:560px;margin:0 auto;font-size:16px;line-height:1.6;${FONT}">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${escape(title)}</h1>
${[...paragraphs.map(renderParagraph), ...(action ? [renderAction(action)] : [])].join("\n")}
<hr style="margin:32px 0 16px;border:0;border-top:1px solid #d1d5db">
<p style="margin:0;font-size:14px;color:#4b5563">${withBreaks(footer)}${leave ? renderLeave(leave) : ""}</p>
</div>
</body>
</html>
`;
}

function renderParagraph(paragraph: string): string {
  return `<p style="margin:0 0 16px">${withBreaks(paragraph)}</p>`;
}

/** The address is also shown below the button, for people who copy or check it. */
function renderAction({ label, url }: { label: string; url: string }): string {
  const href = escape(url);
  return `<p style="margin:24px 0"><a href="${href}" style="${BUTTON}">${escape(label)}</a></p>
<p dir="ltr" style="margin:0 0 16px;font-size:14px;color:#4b5563;word-break:break-all">${href}</p>`;
}

function renderLeave({ label, url }: { label: string; url: string }): string {
  return `<br><a href="${escape(url)}" style="color:#4b5563">${escape(label)}</a>`;
}

function withBreaks(text: string): string {
  return escape(text).replaceAll(/\r?\n/g, "<br>");
}

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

function escape(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}

function assertWebAddress(url: string): void {
  if (URL.canParse(url) && ["https:", "http:"].includes(new URL(url).protocol)) return;
  throw new Error("The link of a mail must be an http or https address");
}
