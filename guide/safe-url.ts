/** An address of the web that people typed; nothing for any other kind. */
export function safeWebUrl(url: string | null | undefined) {
  if (!url || !URL.canParse(url)) return null;
  return ["https:", "http:"].includes(new URL(url).protocol) ? url : null;
}
