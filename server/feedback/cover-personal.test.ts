import { expect, test } from "vitest";
import { coverPersonal } from "./cover-personal.ts";

test.each([
  ["Write to ana.silva+x@post.example.org please", "Write to [email] please", ["email"]],
  ["(mai@harbour.example). Or: b@c.info!", "([email]). Or: [email]!", ["email"]],
  ["Call +855 12 345 678.", "Call [phone].", ["phone"]],
  ["ទូរសព្ទ ០១២ ៣៤៥ ៦៧៨", "ទូរសព្ទ [phone]", ["phone"]],
  ["(0)30-1234567 or 555 014 29", "[phone] or [phone]", ["phone"]],
  ["Mine is AB-123-CD and 2A-1234", "Mine is [plate] and [plate]", ["plate"]],
  ["1234 BCD a@b.de 0612345678", "[plate] [email] [phone]", ["email", "phone", "plate"]],
])("personal data in %j is covered", (text, shown, covered) => {
  const result = coverPersonal(text);
  expect(result.text).toBe(shown);
  expect(result.covered.toSorted()).toEqual(covered);
});

test.each([
  "Since 2024-11-16 and 16.11.2026 it is quieter, not in 2019-2024.",
  "Bin C7 near the 5G mast measures PM10 at 10 AM.",
  "It costs 1,200 or 60 days; bus 42, line 7.",
  "Why 60 days? @council, you know.",
  "តើវាថតរូបទេ? 3 ដង",
])("what names nobody stays: %j", (text) => {
  expect(coverPersonal(text)).toEqual({ text, covered: [] });
});
