import { expect, test } from "vitest";
import { dropReasonOf } from "./detect-robots.ts";

const CHROME =
  "Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile Safari/537.36";

test.each([
  CHROME,
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
  "Mozilla/5.0 (Linux; Android 13; CUBOT KINGKONG 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/120.0 Mobile Safari/537.36",
  "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
])("accepts a person using %s", (agent) => {
  expect(dropReasonOf({ headers: { "user-agent": agent } })).toBeUndefined();
});

test.each([
  ["robot", { "user-agent": "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)" }],
  ["robot", { "user-agent": "Mozilla/5.0 (compatible; GPTBot/1.2)" }],
  ["robot", { "user-agent": "WhatsApp/2.24.1" }],
  ["robot", { "user-agent": CHROME.replace("Chrome/", "HeadlessChrome/") }],
  ["robot", { "user-agent": "python-requests/2.32" }],
  ["no_agent", {}],
  ["prefetch", { "user-agent": CHROME, "sec-purpose": "prefetch;prerender" }],
  ["prefetch", { "user-agent": CHROME, purpose: "prefetch" }],
])("drops as %s: %j", (reason, headers) => {
  expect(dropReasonOf({ headers })).toBe(reason);
});
