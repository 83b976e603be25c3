import { createHash, hash, randomBytes } from "node:crypto";

/** 256 random bits. Only the hash is stored, so a copy of the database signs nobody in. */
export const newToken = () => randomBytes(32).toString("base64url");

/** A fast hash is right here: the token is random, there is nothing to guess. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest();

/** The same as a text, for what is kept in memory. */
export const tokenKey = (token: string) => hash("sha256", token, "base64");
