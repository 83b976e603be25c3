/**
 * What takes turns. `npm test` draws a turn from the commit, so a run can be repeated, and later commits draw theirs. A
 * file that is in no list always runs. Without a turn everything does: `npm test -- --thorough`, tests that
 * are named, and Vitest and Playwright by themselves (docs/decisions/0023-tests-that-take-turns.md).
 */
const drawn = Number(process.env["TURN"]);

/** Journeys and walks in the browser, by their names in e2e/: each turn takes as long as the others. */
export const JOURNEYS: readonly (readonly string[])[] = [
  ["accessibility", "customers", "downloads", "pdf-text", "scrollbar"],
  ["focus", "outage", "publishing"],
  ["guide", "guide-near", "guide-pages", "share-links"],
  ["first-screen", "lists-fit", "markup", "page-head"],
  ["analytics", "builder", "datachain", "import", "share", "translating"],
  [
    "accessible",
    "checks",
    "collect",
    "drafts",
    "error-reporting",
    "feedback",
    "guide-counting",
    "languages",
    "maps",
    "other-host",
    "sign-letters",
    "signs",
    "site",
    "warm-clicks",
  ],
];

/** Proofs that need processes, crowds or chance, of what seldom changes. */
export const PROOFS: readonly (readonly string[])[] = [
  ["admin/warnings.test.tsx"],
  ["server/platform/embedded-postgres/embedded-postgres.test.ts", "server/platform/workers/worker-pool.test.ts"],
  ["server/main.test.ts", "server/platform/logins/logins.test.ts"],
  ["server/generated-requests.test.ts", "server/writes-at-once.test.ts"],
  [
    "server/datachains/draw-chain.test.ts",
    "server/imports/hostile-files.test.ts",
    "server/imports/round-trip.test.ts",
    "server/imports/work-import.test.ts",
  ],
  [
    "server/datachains/sheet/text-lines.test.ts",
    "server/guide/no-draft.test.ts",
    "server/pages/publishing/public-reads.test.ts",
    "server/platform/media/image-queue.test.ts",
    "server/session/limit-guesses.test.ts",
  ],
];

/** Those whose turn it is not. */
export const waitingOf = (turns: readonly (readonly string[])[], turn = drawn): string[] =>
  turn ? turns.flatMap((names, at) => (at + 1 === turn ? [] : names)) : [];
