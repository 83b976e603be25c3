import { plainCode } from "#contract/code-characters.ts";

const CODE = /^[a-z0-9-]{3,32}$/;

const asCode = (text: string) => {
  const code = plainCode(text);
  return CODE.test(code) ? code : undefined;
};

/** The code on a sign, from its QR code or typed; undefined if it is not one of ours. */
export function readSign(text: string, host: string) {
  const address = /^https?:\/\//i.test(text.trim()) ? text.trim() : undefined;
  if (!address) return asCode(text.replace(`${host}/`, ""));
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.host === host ? asCode(url.pathname.slice(1)) : undefined;
}
