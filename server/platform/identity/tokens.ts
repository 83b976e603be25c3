import { createHash, hash, randomBytes } from "node:crypto";

/** 256 random bits. Only the hash is stored, so a copy of the database signs nobody in. */
export const newToken = () => randomBytes(32).toString("base64url");

/** A fast hash is enough: the token is random and cannot be guessed. */
export const hashToken = (token: string) => createHash("sha256").update(token).digest();

/** The same as a string, for in-memory keys. */
export const tokenKey = (token: string) => hash("sha256", token, "base64");
