import { configure, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { savedViewsApi } from "#contract/saved-views.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { type SignPreview, signsApi } from "#contract/signs.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// drawing signs is slow on a busy machine
vi.setConfig({ testTimeout: 90_000 });
configure({ asyncUtilTimeout: 40_000 });

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

const at = (me: Person, path: string) =>
  renderRoute(`/short-codes${path}`, { transport: server.transport, token: me.token });
const blank = async (me: Person, label: string) =>
  (await me(shortCodesApi.create, { body: { short_code: { label } } })).short_code;
const paper = () => screen.findByRole("img", { name: /^The sign as it will be printed/ });

test("R2.25 draws a code's sign as printed, with checks and findings", async () => {
  const me = await server.as();
  const { code } = await blank(me, "Pole 14");
  at(me, `/signs?codes=${code}`);
  const drawn = await paper();
  expect(drawn.getAttribute("aria-label")).toContain(code);
  expect(drawn.getAttribute("viewBox")).toBe("0 0 168 230");
  expect(drawn.querySelectorAll("path").length).toBeGreaterThan(10);
  const checks = screen.getByRole("region", { name: "Checks, this sign" });
  expect(checks.textContent).toContain("21.5 mm");
  expect(checks.textContent).toContain(`/${code}`);
  expect(checks.textContent).toContain("Residents cannot open the page of this code yet.");
});

test("R2.25 shows checks as pending until drawn, as not checked after a failure, else by result", async () => {
  const me = await server.as();
  const { code } = await blank(me, "Pole 14");
  let answer: "wait" | "fail" | "pass" = "wait";
  let release = () => {};
  const transport: typeof server.transport = async (path, init) => {
    const response = await server.transport(path, init);
    if (!path.includes("/sign?")) return response;
    if (answer === "wait") await new Promise<void>((resolve) => (release = resolve));
    if (answer === "fail") return Response.json({ code: "failed", message: "Something failed" }, { status: 500 });
    return response;
  };
  const { user } = renderRoute(`/short-codes/signs?codes=${code}`, { transport, token: me.token });
  const region = await screen.findByRole("region", { name: "Checks, this sign" });
  const states = () =>
    within(region)
      .getAllByRole("listitem")
      .map((item) => item.dataset["state"]);
  expect(states()).toEqual(["pending", "pending", "pending", "pending"]);
  expect(within(region).getByRole("status").textContent).toBe("Checking");
  expect(screen.queryByText("Prints exactly like this")).toBeNull();

  answer = "fail";
  release();
  expect(await within(region).findByText("Not checked")).toBeTruthy();
  expect(states()).toEqual(["unknown", "unknown", "unknown", "unknown"]);
  expect(region.textContent).not.toContain("Tested");

  answer = "pass";
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await within(region).findByText("Tested: scans correctly", { exact: false })).toBeTruthy();
  expect(states()).toEqual(["passed", "passed", "passed", "passed", "warning", "warning"]);
  expect(screen.getByText("Prints exactly like this")).toBeTruthy();

  answer = "wait";
  await user.click(screen.getByRole("radio", { name: "A3" }));
  await waitFor(() => expect(states()).toEqual(["pending", "pending", "pending", "pending"]));
  answer = "pass";
  release();
});

test("says in words why a check failed", async () => {
  const me = await server.as();
  const { code } = await blank(me, "Pole 14");
  const transport: typeof server.transport = async (path, init) => {
    const response = await server.transport(path, init);
    if (!path.includes("/sign?")) return response;
    const { sign } = (await response.json()) as { sign: SignPreview };
    const checks = {
      ...sign.checks,
      quiet_zone: { has_passed: false, modules: 1 },
      read_back: { has_passed: false, text: null },
    };
    return Response.json({ sign: { ...sign, checks, findings: [] } });
  };
  renderRoute(`/short-codes/signs?codes=${code}`, { transport, token: me.token });
  const region = await screen.findByRole("region", { name: "Checks, this sign" });
  expect(await within(region).findByText("Tested: does not scan", { exact: false })).toBeTruthy();
  const lines = within(region).getAllByRole("listitem");
  expect(lines.map((item) => item.dataset["state"])).toEqual(["passed", "failed", "failed", "passed"]);
  expect(lines.map((item) => item.textContent)[1]).toMatch(/^Failed: .*1 module$/);
  expect(lines.map((item) => item.textContent)[2]).toBe("Failed: Tested: does not scan");
  expect(within(region).getByRole("status").textContent).toBe("2 to look at");
});

test("zooms the sign in and out, and to its real size", async () => {
  const me = await server.as();
  const { code } = await blank(me, "Pole 14");
  const { user } = at(me, `/signs?codes=${code}`);
  await paper();
  const zoom = within(screen.getByRole("group", { name: "Zoom" }));
  await user.click(zoom.getByRole("radio", { name: "Actual size" }));
  expect(zoom.getByRole("status").textContent).toBe("100%");
  await user.click(zoom.getByRole("button", { name: "Zoom in" }));
  expect(zoom.getByRole("status").textContent).toBe("150%");
  await user.click(zoom.getByRole("button", { name: "Zoom out" }));
  await user.click(zoom.getByRole("button", { name: "Zoom out" }));
  expect(zoom.getByRole("status").textContent).toBe("75%");
});

test("redraws immediately with another layout, size or text", async () => {
  const me = await server.as();
  const { code } = await blank(me, "Pole 14");
  const { user } = at(me, `/signs?codes=${code}`);
  await paper();
  await user.click(screen.getByRole("radio", { name: /^Label sheet/ }));
  await waitFor(async () => expect((await paper()).getAttribute("viewBox")).toBe("0 0 210 297"));
  await user.click(screen.getByRole("radio", { name: /^Large QR/ }));
  await user.click(screen.getByRole("radio", { name: "A3" }));
  await user.click(screen.getByRole("textbox", { name: /^Headline, English/ }));
  await user.paste("What does this camera do?");
  await waitFor(async () => expect((await paper()).getAttribute("aria-label")).toContain("What does this camera do?"));
  expect((await paper()).getAttribute("viewBox")).toBe("0 0 317 440");
});

test("saves, selects, changes, renames and deletes a named design, and starts the next signs with it", async () => {
  const me = await server.as();
  const { code } = await blank(me, "Pole 14");
  const saved = async () => (await me(savedViewsApi.list, { query: { list: "signs" } })).saved_views;
  const { user, unmount } = at(me, `/signs?codes=${code}`);
  await paper();
  await user.click(screen.getByRole("radio", { name: "A3" }));
  await user.click(screen.getByRole("button", { name: "Save as design" }));
  await user.click(screen.getByRole("button", { name: "Save design" }));
  expect(await screen.findByText("Enter a name")).toBeTruthy();
  await user.click(screen.getByRole("textbox", { name: "Name" }));
  await user.paste("Entrances");
  await user.click(screen.getByRole("button", { name: "Save design" }));
  await waitFor(async () => expect(await saved()).toMatchObject([{ name: "Entrances", is_shared: true }]));
  unmount();

  const again = at(me, `/signs?codes=${code}`);
  await waitFor(async () => expect((await paper()).getAttribute("viewBox")).toBe("0 0 317 440"));
  expect(screen.getByRole("button", { name: /Entrances.*Saved designs/ })).toBeTruthy();
  await again.user.click(screen.getByRole("radio", { name: "A6" }));
  expect(await screen.findByText("Changed since it was saved")).toBeTruthy();
  const menu = async (item: string) => {
    await again.user.click(screen.getByRole("button", { name: /^Actions for the design/ }));
    await again.user.click(await screen.findByRole("menuitem", { name: item }));
  };
  await menu("Save changes to this design");
  await waitFor(async () => expect((await saved())[0]?.query).toContain("paper=a6"));
  await menu("Rename or share");
  const name = await screen.findByRole("textbox", { name: "Name" });
  await again.user.clear(name);
  await again.user.paste("Doors");
  await again.user.click(screen.getByRole("button", { name: "Save changes" }));
  await waitFor(async () => expect((await saved())[0]?.name).toBe("Doors"));
  await again.user.click(screen.getByRole("radio", { name: "A4" }));
  await again.user.click(screen.getByRole("button", { name: /Doors.*Saved designs/ }));
  await again.user.click(await screen.findByRole("option", { name: "Standard" }));
  expect(await screen.findByRole("radio", { name: "A5", checked: true })).toBeTruthy();
  // an unsaved design can be restored
  await again.user.click(await screen.findByRole("button", { name: "Undo" }));
  expect(await screen.findByRole("radio", { name: "A4", checked: true })).toBeTruthy();
  await menu("Delete design");
  await waitFor(async () => expect(await saved()).toEqual([]));
  expect(await screen.findByRole("radio", { name: "A4", checked: true })).toBeTruthy();
  localStorage.clear();
});

test("creates a batch of the selected codes' signs, which can be found again", async () => {
  const me = await server.as();
  const codes = [await blank(me, "One"), await blank(me, "Two"), await blank(me, "Three")];
  const { user } = at(me, "");
  for (const { code } of codes.slice(0, 2))
    await user.click(await screen.findByRole("checkbox", { name: `Select ${code}` }));
  await user.click(
    within(screen.getByRole("region", { name: "2 selected" })).getByRole("link", { name: "Print signs" }),
  );
  await paper();
  expect(screen.getByRole("region", { name: "Signs" }).textContent).toContain(codes[1]!.code);
  expect(screen.getByRole("region", { name: "Signs" }).textContent).not.toContain(codes[2]!.code);
  await user.click(screen.getByRole("button", { name: "PDF, 2 signs" }));
  expect(await screen.findByRole("progressbar", { name: "Making signs" })).toBeTruthy();
  await server.work();
  expect(await screen.findByText("2 signs are ready")).toBeTruthy();
  const { sign_batches } = await me(signsApi.batches, {});
  expect(sign_batches).toMatchObject([{ state: "done", sign_count: 2 }]);
});

test("stops a batch", async () => {
  const me = await server.as();
  const codes = [await blank(me, "One"), await blank(me, "Two")];
  const { user } = at(me, `/signs?codes=${codes.map(({ code }) => code).join(",")}`);
  await user.click(await screen.findByRole("button", { name: "ZIP of 2" }));
  await user.click(await screen.findByRole("button", { name: "Stop" }));
  expect(await screen.findByText("Stopped. No file was made.")).toBeTruthy();
  await server.work();
});

test("explains where to select codes when there are none; lets a viewer download one sign at a time", async () => {
  const me = await server.as();
  const { unmount } = at(me, "/signs");
  expect(await screen.findByText("No codes to print")).toBeTruthy();
  unmount();
  await blank(me, "One");
  await blank(me, "Two");
  const viewer = await server.as({ role: "viewer", customer_id: me.customer_id });
  at(viewer, "/signs");
  expect(await screen.findByRole("button", { name: "Download PDF" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^ZIP/ })).toBeNull();
});

test("the next step after the download is to record that the sign hangs; a retired code has no sign", async () => {
  const me = await server.as();
  const device = await server.make.device(me.customer_id, { name: "Plate reader" });
  const place = await server.make.location(me.customer_id, device.id, { name: JSON.stringify({ en: "Gate 3" }) });
  const target = { type: "location" as const, location_id: place.id };
  const { short_code } = await me(shortCodesApi.create, { body: { short_code: { target } } });
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  const { user, unmount } = at(me, `/signs?codes=${short_code.code}`);
  await paper();
  expect(screen.queryByText("Sign downloaded")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Download PDF" }));
  expect(await screen.findByText("Sign downloaded")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Record that the sign was installed" }));
  expect(await screen.findByText(/^Sign installed on/)).toBeTruthy();
  vi.restoreAllMocks();
  unmount();
  const params = { id: short_code.id };
  const { lock_version } = (await me(shortCodesApi.show, { params })).short_code;
  await me(shortCodesApi.retire, { params, body: { lock_version } });
  at(me, `/signs?codes=${short_code.code}`);
  expect(await screen.findByText("This code is retired")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Download PDF" })).toBeNull();
});
