import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { randomUUID } from "node:crypto";
import { paths } from "#admin/paths.ts";
import { newApiToken } from "#server/platform/identity/api-token.ts";
import { hashToken } from "#server/platform/identity/tokens.ts";
import { expectAccessible } from "./accessible.ts";
import { demoPath, expect, onDemo, test } from "./test.ts";

/** The SDK's own client, with a token that may read devices and propose changes. */
async function connectAssistant(baseURL: string) {
  const secret = newApiToken("service");
  const scopes = JSON.stringify({ devices: "read", suggestions: "write" });
  await onDemo(
    `insert into api_tokens (id, customer_id, name, role, scopes, days, token_hash, hint, expires_at)
     select $1, id, 'Assistant of the harbour', 'editor', $2, 90, $3, '…', now() + interval '1 day'
     from customers where slug = 'seaview'`,
    [randomUUID(), scopes, hashToken(secret)],
  );
  const client = new Client({ name: "e2e", version: "1" }, { versionNegotiation: { mode: "auto" } });
  const requestInit = { headers: { authorization: `Bearer ${secret}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL("/mcp", baseURL), { requestInit }));
  const call = async <T>(name: string, args: Record<string, unknown>) => {
    const { content } = await client.callTool({ name, arguments: args });
    const [first] = content;
    return JSON.parse(first?.type === "text" ? (first.text.split("\n")[2] ?? "") : "") as T;
  };
  return { call, close: () => client.close() };
}

test("an assistant proposes over MCP, and an editor accepts", async ({ page, signIn, baseURL }) => {
  const id = await demoPath("{device}");
  const wording = `Counts people at the harbour, test ${Date.now()}.`;
  await signIn();
  await page.goto(paths.assistants());
  await page.getByText("Assistants are off").click();
  for (const name of ["Read drafts", "Propose suggestions"]) await page.getByText(name, { exact: true }).click();
  await expect(page.getByRole("switch", { name: "Propose suggestions" })).toBeChecked();
  const assistant = await connectAssistant(baseURL ?? "");
  const about = { kind: "device", id };
  const { texts } = await assistant.call<{ texts: { part: string; field: string }[] }>("list_texts", about);
  const text = texts.find(({ field }) => field === "summary");
  const sent = { ...about, part: text?.part, field: text?.field, language: "en", text: wording, reason: "Plainer" };
  expect(await assistant.call("propose_change", sent)).toMatchObject({ state: "open" });
  await assistant.close();

  await page.goto(paths.deviceDetails(id));
  await expect(page.getByLabel(/^Summary/)).not.toHaveValue(wording);
  await page.goto(paths.suggestions());
  await page
    .getByRole("link", { name: /Assistant of the harbour/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Accept: Summary" }).click();
  await expect(page.getByText(/^Accepted by /)).toBeVisible();
  await page.goto(paths.deviceDetails(id));
  await expect(page.getByLabel(/^Summary/)).toHaveValue(wording);
});

test("R7.2 R6.3 a share link from creation to an accepted suggestion with a reply", async ({
  page,
  signIn,
  browser,
}) => {
  const [id, path] = [await demoPath("{device}"), await demoPath("/inventory/devices/{device}/details")];
  const wording = `Counts people who walk by, test ${Date.now()}.`;
  await signIn();

  await page.goto(path);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const sheet = page.getByRole("dialog", { name: "Share these details" });
  await sheet.getByText("Suggest edits", { exact: true }).click();
  await sheet.getByLabel("For whom").fill("Harbour Association");
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Create link" }).click();
  const url = await sheet.getByRole("textbox", { name: "Link for Harbour Association" }).inputValue();
  expect(url).toMatch(/\/auth\/share_redirect\?token=[\w-]{43}$/);

  const context = await browser.newContext();
  const guest = await context.newPage();
  await guest.goto(url);
  await expect(guest.getByRole("heading", { name: /shares this with you/ })).toBeVisible();
  await expect(guest).toHaveURL(path);
  await guest.getByText("Suggest edits", { exact: true }).click();
  await guest.getByRole("button", { name: "Suggest wording: Summary" }).click();
  await guest.getByLabel("Your wording").fill(wording);
  const form = guest.locator("form").filter({ has: guest.getByLabel("Your wording") });
  await form.getByLabel("Your name").fill("Ana Lindqvist");
  await form.getByRole("button", { name: "Send suggestion" }).click();
  await expect(guest.getByText("Waiting for a decision")).toBeVisible();
  await expectAccessible(guest);

  await page.goto(paths.suggestions());
  await page
    .getByRole("link", { name: /Harbour Association/ })
    .first()
    .click();
  await expect(page.getByText("Ana Lindqvist (Harbour Association)", { exact: false })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Reply" }).click();
  await page.getByLabel("Reply to Ana Lindqvist").fill("Thank you, that is clearer.");
  await page.getByRole("button", { name: "Send reply" }).click();
  await page.getByRole("button", { name: "Accept: Summary" }).click();
  await expect(page.getByText(/^Accepted by /)).toBeVisible();

  await guest.reload();
  await expect(guest.getByText("Thank you, that is clearer.")).toBeVisible();
  await expect(guest.getByText("Accepted", { exact: true })).toBeVisible();
  await page.goto(paths.deviceDetails(id));
  await expect(page.getByLabel(/^Summary/)).toHaveValue(wording);

  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByRole("button", { name: "Revoke the link for Harbour Association" }).first().click();
  await page.getByRole("button", { name: "Revoke link" }).click();
  await expect(page.getByText(/^Revoked /).first()).toBeVisible();
  await guest.goto(path);
  await expect(guest).toHaveURL(/\/auth\/login/);
  await context.close();
});
