import { spawnSync } from "node:child_process";
import { join } from "node:path";

/** `npm run bench` runs all short benches; `npm run bench list` runs one, `npm run bench kill 100` passes an argument. */
const BENCHES = [
  "list",
  "feedback-csv",
  "device-search",
  "pages",
  "map",
  "import",
  "builder-typing",
  "page-typing",
  "publishing",
  "guide",
  "guide-search",
  "redirect",
  "analytics",
  "signs",
];

const isName = (word: string) => /^[a-z]/.test(word);
const words = process.argv.slice(2);
const wanted = words.flatMap((word, at) => {
  const next = words.findIndex((other, place) => place > at && isName(other));
  return isName(word) ? [[word, ...words.slice(at + 1, next < 0 ? undefined : next)]] : [];
});

for (const [name = "", ...settings] of wanted.length ? wanted : BENCHES.map((name) => [name])) {
  const file = join(import.meta.dirname, `${name}.ts`);
  const { status } = spawnSync(process.execPath, ["--import", "tsx", file, ...settings], { stdio: "inherit" });
  if (status !== 0) process.exit(status ?? 1);
}
