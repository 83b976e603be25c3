import { CLIENT, type CityAccount, startCityProvider } from "#server/testing/city-provider.ts";
import { DEMO, expect, onDemo, test } from "./test.ts";

// confirmations that are asked for, and the font of the provider's page
test.use({ expectedErrors: /status of 403|fonts\.googleapis\.com/ });

const person = (name: string, groups: string[]): CityAccount => ({
  email: `${name.toLowerCase()}@city.example`,
  email_verified: true,
  name,
  groups,
});

test("a manager connects the city's provider and tests it; staff sign in with it, and people in no group read why not", async ({
  page,
  signIn,
  browser,
  baseURL,
}) => {
  test.slow();
  await onDemo("delete from identity_providers");
  await signIn();
  await page.goto("/sign-in-settings");
  const redirect = page.getByRole("textbox", { name: "Redirect address" });
  const redirect_uri = await redirect.inputValue();
  const accounts = { rosa: person("Rosa", ["guide-editors"]), kim: person("Kim", ["canteen"]) };
  const provider = await startCityProvider({ redirect_uris: [redirect_uri], accounts });
  try {
    await page.getByRole("textbox", { name: "Name on the button" }).fill("City of Seaview");
    await page.getByRole("textbox", { name: "Who to ask when it fails" }).fill("servicedesk@city.example");
    await page.getByRole("textbox", { name: "Issuer" }).fill(provider.issuer);
    await page.getByRole("textbox", { name: "Client ID" }).fill(CLIENT.client_id);
    await page.getByLabel("Client secret", { exact: true }).fill(CLIENT.client_secret);
    await page.getByRole("button", { name: "Add group" }).click();
    await page.getByRole("textbox", { name: "Group at the provider" }).fill("guide-editors");
    await page.getByRole("button", { name: /Role here/ }).click();
    await page.getByRole("option", { name: "Editor" }).click();
    await page.getByRole("button", { name: "Save settings" }).click();
    const asked = page.getByRole("dialog", { name: "Enter your current password" });
    await asked.getByLabel("Current password", { exact: true }).fill(DEMO.password);
    await asked.getByRole("button", { name: "Continue" }).click();
    await expect(page.getByText("Sign-in settings saved")).toBeVisible();
    await page.getByRole("button", { name: "Test connection" }).click();
    await expect(page.getByText("The provider accepted our client ID and secret")).toBeVisible();
    // as if the TXT record were there
    await onDemo(
      `insert into identity_domains (customer_id, domain, token, verified_at)
       select customer_id, 'city.example', 'x', now() from users where email = $1 on conflict do nothing`,
      [DEMO.admin],
    );
    const [customer] = await onDemo<{ slug: string }>(
      "select slug from customers where id = (select customer_id from users where email = $1)",
      [DEMO.admin],
    );

    // the test signs the manager in at the provider and comes back with the last two steps
    await page.getByRole("button", { name: "Sign in to test the rest" }).click();
    await page.getByPlaceholder("Enter any login").fill("rosa");
    await page.getByPlaceholder("and password").fill("any");
    await page.getByRole("button", { name: "Sign-in" }).click();
    await expect(page.getByText("All 5 steps passed")).toBeVisible();
    await expect(page.getByText("As rosa@city.example")).toBeVisible();
    await expect(page.getByText("Groups and role: 1 · Editor")).toBeVisible();

    const signInAs = async (login: string) => {
      const visitor = await browser.newPage({ ...(baseURL && { baseURL }) });
      await visitor.goto(`/auth/login?workspace=${customer?.slug}`);
      await visitor.getByRole("button", { name: "Continue with City of Seaview" }).click();
      await visitor.getByPlaceholder("Enter any login").fill(login);
      await visitor.getByPlaceholder("and password").fill("any");
      await visitor.getByRole("button", { name: "Sign-in" }).click();
      return visitor;
    };
    const rosa = await signInAs("rosa");
    await expect(rosa).toHaveURL(`${baseURL}/dashboard`);
    await expect(rosa.getByRole("heading", { level: 1 })).toBeVisible();
    await page.goto("/team");
    const row = page.getByRole("row").filter({ hasText: "rosa@city.example" });
    await expect(row).toContainText("guide-editors");
    await expect(row).toContainText("Editor");
    // she has no password, so the city confirms that it is her, in a tab of its own
    await onDemo(
      "update memberships set role = 'manager', role_group = null where user_id = (select id from users where email = 'rosa@city.example')",
    );
    await rosa.goto("/api-tokens");
    await rosa.getByRole("button", { name: "New token" }).first().click();
    const form = rosa.getByRole("dialog", { name: "New token" });
    await form.getByRole("textbox", { name: "Name" }).fill("Reports of Rosa");
    await form.getByRole("radiogroup", { name: "Devices and locations" }).getByText("Read", { exact: true }).click();
    await form.getByRole("button", { name: "Create token" }).click();
    const confirm = rosa.getByRole("dialog", { name: "Confirm that it is you" });
    const opened = rosa.context().waitForEvent("page");
    await confirm.getByRole("button", { name: "Confirm with your city account" }).click();
    const tab = await opened;
    await tab.getByPlaceholder("Enter any login").fill("rosa");
    await tab.getByPlaceholder("and password").fill("any");
    await tab.getByRole("button", { name: "Sign-in" }).click();
    await expect(rosa.getByRole("alertdialog", { name: "Copy your new token" })).toBeVisible();
    const kim = await signInAs("kim");
    await expect(kim.getByText("it is not in a group that may use Guidepost")).toBeVisible();
    await expect(kim.getByText(/servicedesk@city.example/)).toBeVisible();
    for (const visitor of [rosa, kim]) await visitor.close();
  } finally {
    await provider.stop();
  }
});
