import { isIP } from "node:net";
import * as z from "zod";

/** Range names that Fastify knows. */
const RANGES = ["loopback", "linklocal", "uniquelocal"];

function isAddressOrRange(text: string) {
  const [address = "", prefix, ...rest] = text.split("/");
  const version = isIP(address);
  if (!version || rest.length) return RANGES.includes(text);
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128));
}

const listOf = (text: string) =>
  text
    .split(",")
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * Whose forwarded headers are trusted: nobody's, those of the nearest n proxies, or those of these addresses. `true`
 * is rejected: callers could then claim a new address with each try.
 */
export const TrustedProxies = z.string().transform((text, ctx): false | number | string[] => {
  const value = text.trim().toLowerCase();
  if (["false", "off", "0"].includes(value)) return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const list = listOf(value);
  if (list.length && list.every(isAddressOrRange)) return list;
  ctx.addIssue({
    code: "custom",
    message: ["true", "on"].includes(value)
      ? "true would trust every caller. Set how many proxies are in front (1 for one), or their addresses"
      : "a number of proxies from 1 to 9, or their addresses and networks separated by commas (10.0.0.2, 172.16.0.0/12)",
  });
  return z.NEVER;
});

/** Fastify's trustProxy. Its number form fails closed, so use a function of the hop, where 0 is the nearest. */
export const trustProxy = (proxies: z.output<typeof TrustedProxies>) =>
  typeof proxies === "number" ? (_address: string, hop: number) => hop < proxies : proxies;
