import { randomInt } from "node:crypto";
import { crc32 } from "node:zlib";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;
const PREFIX_LENGTH = 4;
const SHAPE = /^gp[a-z]_[0-9A-Za-z]{36}$/;

function checksumOf(text: string) {
  let [rest, sum] = [crc32(text), ""];
  for (let at = 0; at < CHECKSUM_LENGTH; at += 1) {
    sum = `${BASE62[rest % 62]}${sum}`;
    rest = Math.floor(rest / 62);
  }
  return sum;
}

/** A prefix such as `gpp_`, 30 random characters (178 bits) and a checksum: a double click selects all of it. */
export function newSecret(prefix: string) {
  const random = Array.from({ length: RANDOM_LENGTH }, () => BASE62[randomInt(62)]).join("");
  return `${prefix}${random}${checksumOf(random)}`;
}

/** The part that lists show. */
export const hintOf = (token: string) => `${token.slice(0, PREFIX_LENGTH)}…${token.slice(-4)}`;

/** Mistyped tokens are detected without asking the database. */
export const isWhole = (token: string) =>
  SHAPE.test(token) && checksumOf(token.slice(PREFIX_LENGTH, -CHECKSUM_LENGTH)) === token.slice(-CHECKSUM_LENGTH);
