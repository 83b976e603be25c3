import { execFile, execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { createDatabase, startCluster } from "../e2e/cluster.ts";
import { startApp } from "../e2e/start-app.ts";
import playwrightConfig from "../playwright.config.ts";

/**
 * `npm run lighthouse`: measures the demo's built public guide with Lighthouse's phone profile. Lighthouse gets its own
 * folder, because it is larger than the whole project.
 */
const FOLDER = join(tmpdir(), "guidepost-lighthouse");
const PACKAGES = ["lighthouse@12.8.2", "chrome-launcher@1.2.1"];
/** The third-party-web version this Lighthouse requires is missing from the registry. */
const OVERRIDES = { "third-party-web": "0.27.0" };

const GOALS = { performance: 98, accessibility: 100, "best-practices": 100, seo: 100 } as const;
type Category = keyof typeof GOALS;
const CATEGORIES = Object.keys(GOALS) as Category[];
const MOST_BYTES = 50_000;
const MOST_TRIES = 3;

type Item = { readonly resourceType: string; readonly transferSize: number };
type Audit = { readonly score: number | null; readonly title: string; readonly details?: { readonly items?: Item[] } };
type Report = {
  readonly categories: Record<Category, { readonly score: number; readonly auditRefs: readonly { id: string }[] }>;
  readonly audits: Readonly<Record<string, Audit>>;
};

async function install() {
  if (existsSync(join(FOLDER, "node_modules/lighthouse/cli/index.js"))) return;
  await mkdir(FOLDER, { recursive: true });
  await writeFile(join(FOLDER, "package.json"), JSON.stringify({ private: true, overrides: OVERRIDES }));
  console.log(`Lighthouse is installed into ${FOLDER}.`);
  execFileSync("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error", ...PACKAGES], {
    cwd: FOLDER,
    stdio: "inherit",
  });
}

async function measureOnce(url: string, chrome: string): Promise<Report> {
  const file = join(FOLDER, "report.json");
  const program = join(FOLDER, "node_modules/lighthouse/cli/index.js");
  const flags = ["--quiet", "--output=json", `--output-path=${file}`, "--chrome-flags=--no-sandbox --headless=new"];
  await promisify(execFile)(process.execPath, [program, url, ...flags, `--only-categories=${CATEGORIES.join()}`], {
    env: { ...process.env, CHROME_PATH: chrome },
  });
  return JSON.parse(await readFile(file, "utf8")) as Report;
}

/** Other load on the machine only makes results worse: take the best of a few. */
async function measure(url: string, chrome: string): Promise<Report> {
  let best = await measureOnce(url, chrome);
  const speed = ({ categories }: Report) => categories.performance.score;
  for (let tries = 1; tries < MOST_TRIES && speed(best) * 100 < GOALS.performance; tries += 1) {
    const next = await measureOnce(url, chrome);
    if (speed(next) > speed(best)) best = next;
  }
  return best;
}

const BESIDE = new Set(["Image", "Font"]);

function bytesOf({ audits }: Report) {
  const items = audits["network-requests"]?.details?.items ?? [];
  const sum = (wanted: (item: Item) => boolean) =>
    items.filter(wanted).reduce((bytes, { transferSize }) => bytes + transferSize, 0);
  return {
    first: sum(({ resourceType }) => !BESIDE.has(resourceType)),
    script: sum(({ resourceType }) => resourceType === "Script"),
  };
}

/** Audits that cost points. */
const lost = ({ categories, audits }: Report, category: Category) =>
  categories[category].auditRefs
    .map(({ id }) => audits[id])
    .filter((audit): audit is Audit => audit !== undefined && audit.score !== null && audit.score < 0.9)
    .map(({ title }) => title);

function tell(path: string, report: Report) {
  const problems: string[] = [];
  const scores = CATEGORIES.map((category) => {
    const score = Math.round(report.categories[category].score * 100);
    if (score < GOALS[category])
      problems.push(`${category} ${score} of ${GOALS[category]}: ${lost(report, category).join("; ")}`);
    return `${category} ${score}`;
  });
  const { first, script } = bytesOf(report);
  if (first > MOST_BYTES) problems.push(`${first} bytes without images and fonts, of ${MOST_BYTES}`);
  if (script > 0) problems.push(`${script} bytes of script before a tap`);
  console.log(`${path}\n  ${scores.join(", ")}\n  ${first} bytes without images and fonts, ${script} of script`);
  for (const problem of problems) console.log(`  ✗ ${problem}`);
  return problems.length;
}

/** Home, and the first device and algorithm it links to. */
async function pagesOf(origin: string, host: string) {
  const home = await new Promise<string>((resolve, reject) => {
    get(`${origin}/?all=true`, { headers: { host } }, (reply) => text(reply).then(resolve, reject)).on("error", reject);
  });
  const first = (folder: string) => new RegExp(`href="(/${folder}/[^"?/]+)"`).exec(home)?.[1] ?? `/${folder}`;
  return ["/", first("devices"), first("algorithms")];
}

const chrome = playwrightConfig.use?.launchOptions?.executablePath;
if (!chrome) throw new Error("There is no Chromium: set CHROMIUM_PATH");
await install();
const cluster = await startCluster();
const app = await startApp(await createDatabase(cluster.url, "lighthouse"), { DEMO: "true" });
let missed = 0;
try {
  // browsers resolve names below localhost themselves; Node asks the system, which may not know them
  const host = `seaview.${new URL(app.origin).host}`;
  for (const path of await pagesOf(app.origin, host))
    missed += tell(path, await measure(`http://${host}${path}`, chrome));
} finally {
  await app.stop();
  await cluster.stop();
}
process.exitCode = missed > 0 ? 1 : 0;
