import { randomBytes, randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { DEMO, expect, onDemo, test } from "./test.ts";
import { addAuthenticator } from "./virtual-authenticator.ts";

// refused sign-ins
test.use({ expectedErrors: /status of 403/ });

/** Somebody with the demo's password and an account of their own. */
async function newPerson() {
  const email = `passkey-${randomBytes(4).toString("hex")}@seaview.example`;
  const id = randomUUID();
  await onDemo(
    `insert into users (id, email, name, password_hash, tos_accepted_at, customer_id)
     select $1, $2, 'Sok Vanna', password_hash, now(), customer_id from users where email = $3`,
    [id, email, DEMO.staff],
  );
  await onDemo(
    `insert into memberships (customer_id, user_id, role) select customer_id, $1, 'editor' from users where email = $2`,
    [id, DEMO.staff],
  );
  return email;
}

async function enterPassword(page: Page, email: string) {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(DEMO.password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** As in browsers that offer none in the email field: this one's authenticator would choose at once. */
const withoutOffers = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(PublicKeyCredential, "isConditionalMediationAvailable", {
      value: () => Promise.resolve(false),
    });
  });

/** Adds one on the profile; returns the recovery codes, if there are any. */
async function addPasskey(page: Page, name: string) {
  await page.goto("/user");
  const card = page.getByRole("region", { name: "Passkeys" });
  await card.getByRole("button", { name: "Add a passkey" }).click();
  const dialog = page.getByRole("dialog", { name: "Add a passkey" });
  await dialog.getByRole("textbox", { name: "Name" }).fill(name);
  await dialog.getByRole("button", { name: "Continue" }).click();
  await expect(card.getByText(name)).toBeVisible();
}

async function takeCodes(page: Page) {
  const dialog = page.getByRole("alertdialog", { name: "Save your recovery codes" });
  const codes = await dialog.getByRole("listitem").allTextContents();
  await dialog.getByRole("button", { name: "I have saved them" }).click();
  return codes;
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test("add a passkey, sign in with it and without a name, lose the phone, and come back by a recovery code", async ({
    page,
    signIn,
  }) => {
    const email = await newPerson();
    await withoutOffers(page);
    await signIn(email);
    const phone = await addAuthenticator(page);
    // the session that was planted has no proof yet
    await page.goto("/user");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    const confirm = page.getByRole("dialog", { name: "Enter your current password" });
    await confirm.getByLabel("Current password", { exact: true }).fill(DEMO.password);
    await confirm.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByRole("dialog", { name: "Add a passkey" })).toBeVisible();
    await addPasskey(page, "My phone");
    const codes = await takeCodes(page);
    expect(codes).toHaveLength(10);
    expect(await phone.passkeys()).toMatchObject([{ rpId: "localhost", isResidentCredential: true }]);

    await page.goto("/logout");
    await expect(page).toHaveURL("/auth/login");
    await page.goto("/guide-app/labels");
    await expect(page).toHaveURL("/auth/login");
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page).toHaveURL("/guide-app/labels");
    await expect(page.getByRole("heading", { level: 1, name: "Labels" })).toBeVisible();

    await phone.lose();
    await page.goto("/logout");
    await enterPassword(page, email);
    await expect(page.getByRole("heading", { name: "Use your passkey" })).toBeVisible();
    await page.getByRole("button", { name: "Use a recovery code" }).click();
    await page.getByRole("textbox", { name: "Recovery code" }).fill(codes[3] ?? "");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL("/dashboard");
    await page.goto("/user");
    await expect(page.getByText("9 of 10 left")).toBeVisible();
    await page.getByRole("button", { name: "Remove: My phone" }).click();
    const remove = page.getByRole("alertdialog", { name: "Remove “My phone”?" });
    await expect(remove).toContainText("only second step");
    await remove.getByRole("button", { name: "Remove" }).click();
    await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
  });
});

test("a finger that is not recognised signs nobody in, and the passkey completes a sign-in with the password", async ({
  page,
}) => {
  const email = await newPerson();
  await withoutOffers(page);
  const laptop = await addAuthenticator(page);
  await page.goto("/auth/login");
  await enterPassword(page, email);
  await expect(page).toHaveURL("/dashboard");
  await addPasskey(page, "Office laptop");
  await takeCodes(page);
  await page.goto("/logout");
  await laptop.recognises(false);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("No passkey was used.");
  await laptop.recognises(true);
  await enterPassword(page, email);
  await page.getByRole("button", { name: "Use passkey" }).click();
  await expect(page).toHaveURL("/dashboard");
});

test("one device makes one passkey, which is renamed and confirms what needs a recent sign-in", async ({ page }) => {
  const email = await newPerson();
  await addAuthenticator(page);
  await page.goto("/auth/login");
  await enterPassword(page, email);
  await expect(page).toHaveURL("/dashboard");
  await addPasskey(page, "Office laptop");
  await takeCodes(page);
  await page.getByRole("button", { name: "Add a passkey" }).click();
  const again = page.getByRole("dialog", { name: "Add a passkey" });
  await again.getByRole("button", { name: "Continue" }).click();
  await expect(again.getByRole("alert")).toContainText("This device already has a passkey for your account.");
  await again.getByRole("button", { name: "Cancel" }).click();

  await page.getByRole("button", { name: "Rename: Office laptop" }).click();
  const rename = page.getByRole("dialog", { name: "Rename the passkey" });
  await rename.getByRole("textbox", { name: "Name" }).fill("Laptop at the desk");
  await rename.getByRole("button", { name: "Rename" }).click();
  await expect(page.getByText("Laptop at the desk")).toBeVisible();

  await onDemo(
    "update auth_tokens set password_seen_at = null where user_id = (select id from users where email = $1)",
    [email],
  );
  await page.getByRole("button", { name: "Remove: Laptop at the desk" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await page.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(page.getByText("You have no passkeys yet.")).toBeVisible();
});

test("a passkey of another host signs nobody in: the browser does not offer it, and the profile says so", async ({
  page,
}) => {
  const email = await newPerson();
  await withoutOffers(page);
  const laptop = await addAuthenticator(page);
  await page.goto("/auth/login");
  await enterPassword(page, email);
  await expect(page).toHaveURL("/dashboard");
  await addPasskey(page, "Office laptop");
  await takeCodes(page);
  await laptop.moveTo("guidepost.example");
  await page.goto("/logout");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByRole("alert")).toContainText("No passkey was used.");
  await expect(page).toHaveURL("/auth/login");
  // as if this Guidepost had been at that host when the passkey was made
  await onDemo(
    "update passkeys set rp_id = 'guidepost.example' where user_id = (select id from users where email = $1)",
    [email],
  );
  await enterPassword(page, email);
  await expect(page).toHaveURL("/dashboard");
  await page.goto("/user");
  await expect(page.getByRole("region", { name: "Passkeys" })).toContainText("Does not work here");
});

test("the browser offers a passkey in the email field, and choosing it signs in", async ({ page }) => {
  const email = await newPerson();
  await addAuthenticator(page);
  await page.goto("/auth/login");
  await enterPassword(page, email);
  await expect(page).toHaveURL("/dashboard");
  await addPasskey(page, "Office laptop");
  await takeCodes(page);
  await page.goto("/logout");
  // Chromium's virtual authenticator chooses for its person
  await expect(page).toHaveURL("/dashboard");
});
