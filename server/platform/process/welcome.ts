import type { Config } from "#server/platform/config.ts";

const DEMO_SIGN_INS = [
  ["admin@seaview.example", "administrator, manager in both workspaces"],
  ["staff@seaview.example", "editor in Seaview"],
] as const;
const DEMO_PASSWORD = "guidepost-demo";
const DEMO_SITE = "seaview";

/** Prints where the server runs and who may sign in. */
export function printWelcome({ config, setup_token }: { config: Config; setup_token: string | undefined }) {
  const lines = [
    "",
    "Guidepost is running.",
    "",
    `  Administration  ${config.app_origin}`,
    `  API             ${config.app_origin}/api/docs`,
  ];
  if (setup_token)
    lines.push(
      "",
      "  There are no accounts yet. Create the first administrator (this link works once):",
      `  ${config.app_origin}/auth/setup?token=${setup_token}`,
    );
  if (config.demo) {
    lines.splice(4, 0, `  Public guide    ${config.scheme}://${DEMO_SITE}.${config.app_host}`);
    lines.push("", `  Sign in with the password ${DEMO_PASSWORD} as`);
    for (const [email, what] of DEMO_SIGN_INS) lines.push(`    ${email}  (${what})`);
  }
  lines.push("", "  Stop with Ctrl C.", "");
  process.stdout.write(`${lines.join("\n")}\n`);
}
