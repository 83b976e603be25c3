import type { Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { demoPath, expect, newAdmin, test } from "./test.ts";
import { oneOf } from "./one-of.ts";

/** Checks every frame: focus may pass through the body, but must not stay there. */
async function watchFocus(page: Page) {
  await page.addInitScript(() => {
    const lost: string[] = [];
    let last = "";
    let frames = 0;
    Object.assign(globalThis, { lostFocus: lost });
    document.addEventListener("focusin", ({ target }) => {
      last =
        target instanceof Element ? (target.getAttribute("aria-label") ?? target.textContent ?? target.tagName) : "";
    });
    const look = () => {
      const isLost = last !== "" && document.hasFocus() && document.activeElement === document.body;
      frames = isLost ? frames + 1 : 0;
      if (frames === 20) lost.push(`after ${last.trim().slice(0, 60)}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  return async () => {
    // as many frames as detection takes
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          let left = 40;
          const next = () => (left-- > 0 ? requestAnimationFrame(next) : resolve());
          next();
        }),
    );
    expect(await page.evaluate(() => (globalThis as unknown as { lostFocus: string[] }).lostFocus)).toEqual([]);
  };
}

const focused = (page: Page) => page.locator(":focus");
const saved = (page: Page) => expect(page.getByText("You have unsaved changes")).toBeHidden();

test("choosing labels, themes and suppliers keeps focus in the box, saving keeps it in the field", async ({
  page,
  signIn,
}) => {
  const expectKept = await watchFocus(page);
  await signIn(await newAdmin());
  await page.goto(await demoPath("/inventory/algorithms/{algorithm}/details"));
  for (const name of [/^Labels/, /^Themes/, /^Add .*supplier|^Add an organization/i]) {
    const box = page.getByRole("combobox", { name }).first();
    await box.focus();
    // while loading, the list has a placeholder option
    const option = page.locator("[role=option][data-key]").first();
    await expect(async () => {
      // again if the list was closed by the scrolling that focus causes
      await box.press("ArrowDown");
      await expect(option).toBeVisible({ timeout: 3000 });
    }).toPass();
    await option.click();
    await expect(box).toBeFocused();
    await expect(box).toHaveValue("");
    await page.keyboard.press("Escape");
  }
  await page
    .getByRole("button", { name: /^Remove / })
    .first()
    .press("Enter");
  await expectKept();
  const reference = page.getByRole("textbox", { name: /^Reference/ });
  await reference.fill(`R-${randomUUID().slice(0, 8)}`);
  await page.getByRole("button", { name: "Save changes" }).click();
  await saved(page);
  await expect(reference).toBeFocused();
  await expectKept();
});

test("uploading and removing an image keeps focus beside it", async ({ page, signIn }) => {
  const expectKept = await watchFocus(page);
  await signIn(await newAdmin());
  // intercept the file dialog early: enabling it together with the key press may be too late
  const chooser = page.waitForEvent("filechooser");
  await page.goto(await demoPath("/organizations/{organization}"));
  const png = Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  );
  const choose = page.getByRole("button", { name: /image$/i }).first();
  await choose.focus();
  await page.keyboard.press("Enter");
  await (await chooser).setFiles({ name: "logo.png", mimeType: "image/png", buffer: png });
  const remove = page.getByRole("button", { name: "Remove", exact: true }).first();
  await expect(remove).toBeVisible();
  await expectKept();
  await remove.press("Enter");
  await page
    .getByRole("alertdialog")
    .getByRole("button", { name: /Remove/ })
    .press("Enter");
  await expect(remove).toBeHidden();
  await expect(choose).toBeFocused();
  await expectKept();
});

test("deleting a row moves focus to its neighbour, with and without a confirmation", async ({ page, signIn }) => {
  const expectKept = await watchFocus(page);
  await signIn(await newAdmin());
  await page.goto("/inventory/devices?sort=name");
  const menus = page.getByRole("button", { name: /^More actions: / });
  const second = await menus.nth(1).getAttribute("aria-label");
  await menus.first().press("Enter");
  await page.getByRole("menuitem", { name: "Delete" }).press("Enter");
  const question = page.getByRole("alertdialog");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(question.or(undo).first()).toBeVisible();
  if (await question.isVisible()) await question.getByRole("button", { name: "Delete device" }).press("Enter");
  await expect(focused(page)).toHaveAttribute("aria-label", second ?? "");
  await expectKept();
  await undo.click();
  await expect(page.getByText(/is back|brought back|restored/i).first()).toBeVisible();
});

test("the palette supports arrow keys, keeps the highlight in view, and opens it with Enter", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.setViewportSize({ width: 1280, height: 480 });
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.keyboard.press("Control+k");
  const box = page.getByRole("dialog").getByRole("textbox", { name: "Search or jump to" });
  await expect(box).toBeFocused();
  const items = page.getByRole("menuitem");
  await expect(items.filter({ hasText: "Add device" })).toBeAttached();
  const names = await items.allTextContents();
  expect(names.length).toBeGreaterThan(8);
  const highlighted = page.locator("[role^=menuitem][data-focused]");
  for (const name of names) {
    await page.keyboard.press("ArrowDown");
    await expect(highlighted).toHaveText(name);
    await expect(highlighted).toBeInViewport({ ratio: 1 });
  }
  for (let up = names.length - 1; up > names.indexOf("Labels"); up -= 1) await page.keyboard.press("ArrowUp");
  await expect(highlighted).toHaveText("Labels");
  await expect(highlighted).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Labels" })).toBeVisible();
});

test("Ctrl+Enter opens the next category and keeps focus on the page", async ({ page, signIn }) => {
  const expectKept = await watchFocus(page);
  await signIn(await newAdmin());
  await page.goto(await demoPath("/inventory/devices/{device}/datachain/builder/purpose"));
  const question = page.locator("#chain-question");
  const before = await question.textContent();
  await page.locator("article").getByRole("searchbox").first().focus();
  await page.keyboard.press("Control+Enter");
  await expect(question).not.toHaveText(before ?? "");
  await expectKept();
});

test("a failed save is reported in the bar, and its links focus fields that nothing covers", async ({
  page,
  signIn,
}) => {
  const admin = await newAdmin();
  await signIn(admin);
  for (const viewport of [{ width: 1280, height: 720 }, { width: 390, height: 844 }, SMALLEST]) {
    await page.setViewportSize(viewport);
    await page.goto(await demoPath("/inventory/devices/{device}/details"));
    const name = page.getByRole("textbox", { name: /^Name/ }).first();
    await name.fill("");
    await page.locator("form input").last().scrollIntoViewIfNeeded();
    await page.getByRole("button", { name: "Save changes" }).click();
    const alert = page.getByRole("alert", { name: "Not saved" });
    await expect(alert).toBeInViewport();
    await expect(alert).toBeFocused();
    await alert.getByRole("link", { name: /^Name: / }).click();
    await expect(name).toBeFocused();
    await expect(name).toBeInViewport();
    expect(await coverOf(page), `${viewport.width} px`).toBeNull();
    await page.getByRole("button", { name: "Discard changes" }).click();
  }
});

/** The element covering the focused control at its centre, or at its start if it is large; null if none. */
const coverOf = (page: Page) =>
  page.evaluate(() => {
    let root: Document | ShadowRoot = document;
    let control = document.activeElement;
    while (control?.shadowRoot?.activeElement) {
      root = control.shadowRoot;
      control = root.activeElement;
    }
    // past the last field, focus moves to the browser's own toolbar
    if (control === null || control === document.body) return null;
    // a checkbox is drawn by its label
    const isBox = control.matches("input[type=checkbox], input[type=radio]");
    const seen = (isBox && control.closest("label")) || control;
    const { left, top, width, height } = seen.getBoundingClientRect();
    const hit = root.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 20));
    if (hit && (seen.contains(hit) || hit.contains(seen))) return null;
    return hit?.outerHTML.slice(0, 200) ?? `the window's edge: ${left}, ${top}`;
  });

/** Tabs through most of a screen and returns the controls that were covered. */
async function tabThrough(page: Page, key: "Tab" | "Shift+Tab", steps: number) {
  const covered: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await page.keyboard.press(key);
    // a row of tabs may still be scrolling
    const isFree = expect.poll(() => coverOf(page), { timeout: 5000 }).toBeNull();
    await isFree.catch(async () => {
      const what = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
      covered.push(`${key}: ${what} is under ${await coverOf(page)}`);
    });
  }
  return covered;
}

/** Screens with sticky bars; `begin` shows all bars and focuses the starting point. */
const WALKED: Record<string, { path: string; begin: (page: Page) => Promise<unknown> }> = {
  "a form": {
    path: "/inventory/devices/{device}/details",
    begin: (page) => page.getByRole("textbox", { name: /^Name/ }).first().pressSequentially("x"),
  },
  "the builder": {
    path: "/inventory/devices/{device}/datachain/builder/tech",
    begin: async (page) => {
      const card = page.locator("main").getByRole("button", { expanded: false }).first();
      await card.focus();
      await card.press("Enter");
    },
  },
  "the page editor": {
    path: "/guide-app/pages/devices/{page}",
    begin: (page) =>
      page
        .getByRole("textbox", { name: /^Title|^Headline/ })
        .first()
        .focus(),
  },
  "a list": {
    path: "/inventory/devices?per_page=50",
    begin: async (page) => {
      const box = page.locator("main").getByRole("checkbox").nth(1);
      await box.focus();
      await box.press("Space");
      await expect(page.getByText("1 selected")).toBeVisible();
    },
  },
};

/** 1280 × 1024 at 400 % zoom: the bars take most of the space. */
const SMALLEST = { width: 320, height: 256 };
const LARGER = [
  { width: 390, height: 844 },
  { width: 1280, height: 720 },
];

for (const [at, [screen, { path, begin }]] of Object.entries(WALKED).entries())
  for (const viewport of [SMALLEST, oneOf(LARGER, at)])
    test(`no bar covers the focused control in ${screen} at ${viewport.width} × ${viewport.height}`, async ({
      page,
      signIn,
    }) => {
      test.slow();
      await signIn(await newAdmin());
      await page.setViewportSize(viewport);
      await page.goto(await demoPath(path));
      await begin(page);
      const down = await tabThrough(page, "Tab", 50);
      expect([...down, ...(await tabThrough(page, "Shift+Tab", 30))]).toEqual([]);
    });
