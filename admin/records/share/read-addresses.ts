import * as z from "zod";

/** What somebody typed into the field for addresses, and the first that is none. */
export function readAddresses(text: string) {
  const addresses = [
    ...new Set(
      text
        .split(/[\s,;]+/)
        .map((one) => one.toLowerCase())
        .filter(Boolean),
    ),
  ];
  return { addresses, wrong: addresses.find((one) => !z.email().safeParse(one).success) };
}
