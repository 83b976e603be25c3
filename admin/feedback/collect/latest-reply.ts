import { textIn } from "#datachain/text.ts";
import type { Collecting } from "./collecting.ts";

/** The page's latest reply to a comment, in the chosen language; the site's locale may be regional, such as `pt-BR`. */
export function latestReplyIn({ page, locales }: Collecting, locale: string) {
  const asked = locales.find((one) => one === locale || one.startsWith(`${locale}-`)) ?? locale;
  const read = (text: Readonly<Record<string, string>> | undefined) => textIn(text, asked, locales[0] ?? "en");
  const done = read(page.latest_reply?.reply);
  return done && { said: read(page.latest_reply?.said), done };
}
