import { expect, test } from "vitest";
import { coverPersonal } from "./cover-personal.ts";

test.each([
  ["Write to ana.silva+x@post.example.org please", "Write to [email] please", ["email"]],
  ["(mai@harbour.example). Or: b@c.info!", "([email]). Or: [email]!", ["email"]],
  ["Call +855 12 345 678.", "Call [phone].", ["phone"]],
  ["ទូរសព្ទ ០១២ ៣៤៥ ៦៧៨", "ទូរសព្ទ [phone]", ["phone"]],
  ["(0)30-1234567 or 555 014 29", "[phone] or [phone]", ["phone"]],
  ["Mine is AB-123-CD and 2A-1234", "Mine is [plate] and [plate]", ["plate"]],
  ["“ana@example.org”", "“[email]”", ["email"]],
  [
    "«ana@example.org», ‘bo@example.org’ *c@d.io* d@e.fr/ <e@f.pt>",
    "«[email]», ‘[email]’ *[email]* [email]/ <[email]>",
    ["email"],
  ],
  ["mailto:ana@example.org?subject=x", "mailto:[email]?subject=x", ["email"]],
  ["josé.núñez@correo.es… ana (at) example.org", "[email]… [email]", ["email"]],
  ["អ៊ីមែលana@example.orgបាន", "អ៊ីមែល[email]បាន", ["email"]],
  ["0612345678", "[phone]", ["phone"]],
  ["Bel:0612345678.", "Bel:[phone].", ["phone"]],
  ["“0612345678”, (0612345678) [0612345678] «06.12.34.56.78»", "“[phone]”, ([phone]) [[phone]] «[phone]»", ["phone"]],
  ["0612345678 0698765432", "[phone] [phone]", ["phone"]],
  ["06 12 34 56 78 06 98 76 54 32", "[phone] [phone]", ["phone"]],
  ["In 2024 0612345678, twice 3 0612345678", "In 2024 [phone], twice 3 [phone]", ["phone"]],
  [
    "+33612345678, 0033612345678, (+33) 612345678, +33 (0)6 12 34 56 78",
    "[phone], [phone], [phone], [phone]",
    ["phone"],
  ],
  ["912345678 or 91 234 56 78 or (11) 91234-5678", "[phone] or [phone] or [phone]", ["phone"]],
  ["09171234567 and 0917-123-4567 and 555‑0142", "[phone] and [phone] and [phone]", ["phone"]],
  ["tel. 012345678, 023/456/789", "tel. [phone], [phone]", ["phone"]],
  ["លេខ០១២៣៤៥៦៧៨។ ០១២-៣៤៥-៦៧៨", "លេខ[phone]។ [phone]", ["phone"]],
  ["٠٦١٢٣٤٥٦٧٨", "[phone]", ["phone"]],
  ["06 – 12 – 34 – 56 – 78", "[phone]", ["phone"]],
  ["1234 BCD a@b.de 0612345678", "[plate] [email] [phone]", ["email", "phone", "plate"]],
])("redacts personal data in %j", (text, shown, covered) => {
  const result = coverPersonal(text);
  expect(result.text).toBe(shown);
  expect(result.covered.toSorted()).toEqual(covered);
});

test.each([
  "Since 2024-11-16 and 16.11.2026 it is quieter, not in 2019-2024.",
  "Bin C7 near the 5G mast measures PM10 at 10 AM.",
  "From 01.02.2026 - 05.02.2026, 8.30-17.30, or 16.11.2026 18.30.",
  "2019 2020 2021, 2023–2024 and 20261116",
  "It was 1 200 000 riel, 1500000 ៛, 4000000៛, $2500000, R$ 1.500.000 and € 10 000 - 20 000.",
  "120 000 000 cars, 12.500.000 people, 250 500 100 pesos",
  "At 52.520008, 13.404954 it is 0.1234567.",
  "តម្លៃ ១២០០ រៀល ឆ្នាំ ២០២៤ ម៉ោង ១០",
  "Buses 42, 43 and 44 at 10:30, room 204, 99 %",
  "me @ home, a@b, @city, x@y.1",
  "It costs 1,200 or 60 days; bus 42, line 7.",
  "Why 60 days? @council, you know.",
  "តើវាថតរូបទេ? 3 ដង",
])("keeps text that identifies nobody: %j", (text) => {
  expect(coverPersonal(text)).toEqual({ text, covered: [] });
});
