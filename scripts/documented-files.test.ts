import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { ROOTS } from "./structure-rules.ts";

const top = path.resolve(import.meta.dirname, "..");
const files = [...ROOTS, "docs"].flatMap((root) =>
  readdirSync(path.join(top, root), { recursive: true, encoding: "utf8" }).map(
    (name) => `/${root}/${name.replaceAll(path.sep, "/")}`,
  ),
);

/** `records/use-removal.ts`, from any folder; not `public-….ts`, nor `/api/docs`. */
const FILE = /`([\w-]+(?:\/[\w-]+)*\.(?:ts|tsx|css|sql|md))`/g;

const PAGES = ["architecture", "glossary", "guide", "testing", "walkthrough"].map((name) => `docs/${name}.md`);

test.each(PAGES)("every file named in %s exists", (page) => {
  const named = [...readFileSync(path.join(top, page), "utf8").matchAll(FILE)].map(([, name]) => name ?? "");
  const known = (name: string) => files.some((file) => file.endsWith(`/${name}`)) || name === "PascalCase.tsx";
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((name) => !known(name))).toEqual([]);
});
