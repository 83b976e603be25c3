/** A web address typed by someone; null for other schemes. */
export function safeWebUrl(url: string | null | undefined) {
  if (!url || !URL.canParse(url)) return null;
  return ["https:", "http:"].includes(new URL(url).protocol) ? url : null;
}
