import { configure, screen, waitFor, within } from "@testing-library/react";
import sharp from "sharp";
import { expect, test, vi } from "vitest";
import { renderRoute } from "#admin/testing/render.tsx";
import { progressApi } from "#contract/progress.ts";
import { shortCodesApi } from "#contract/short-codes.ts";
import { shareTestApp } from "#server/testing/harness.ts";

// long forms are slow in happy-dom
vi.setConfig({ testTimeout: 60_000 });
configure({ asyncUtilTimeout: 20_000 });

const server = await shareTestApp();
type Person = Awaited<ReturnType<typeof server.as>>;

const at = (me: Person, path = "") =>
  renderRoute(`/short-codes${path}`, { transport: server.transport, token: me.token });
const create = async (me: Person, input: object = {}) =>
  (await me(shortCodesApi.create, { body: { short_code: input } })).short_code;
const read = (me: Person, id: string) => me(shortCodesApi.show, { params: { id } });
const codesShown = () => screen.getAllByRole("rowheader").map((cell) => cell.textContent);

async function withPlace(role: "editor" | "viewer" = "editor") {
  const me = await server.as({ role });
  const device = await server.make.device(me.customer_id, { name: "Plate reader" });
  const place = await server.make.location(me.customer_id, device.id, {
    name: JSON.stringify({ en: "Gate 3" }),
    lat: 11.5,
    lng: 104.9,
  });
  return { me, device, place };
}

test("an address with the id of no code says so beside the list", async () => {
  const { me } = await withPlace();
  const { code } = await create(me, { label: "Pole 14" });
  at(me, "?code=01941f29-7c1c-76ca-a00c-000000000000");
  expect(await screen.findByRole("heading", { name: "This code does not exist" })).toBeTruthy();
  expect(await screen.findByText(code)).toBeTruthy();
  expect(screen.queryByText(/Page not found/)).toBeNull();
});

test("R2.25 /short-codes lists codes with targets, scans and states, and counts them by tab", async () => {
  const { me, place } = await withPlace();
  const hung = await create(me, { label: "Pole 14", target: { type: "location", location_id: place.id } });
  const blank = await create(me, { label: "Sheet 3, label 2" });
  await server.database.system
    .insertInto("short_code_days")
    .values({
      customer_id: me.customer_id,
      short_code_id: hung.id,
      day: new Date().toISOString().slice(0, 10),
      locale: "en",
      scans: 412,
    })
    .execute();
  const { user } = at(me, "?sort=-scans");
  await waitFor(() => expect(codesShown()).toEqual([`${hung.code}Pole 14`, `${blank.code}Sheet 3, label 2`]));
  const row = screen.getAllByRole("row")[1]?.textContent ?? "";
  for (const words of ["Gate 3", "412", "Page not public"]) expect(row).toContain(words);
  expect(screen.getByText("412 scans in 30 days.")).toBeTruthy();
  await user.click(
    within(screen.getByRole("navigation", { name: "Codes by state" })).getByRole("link", { name: /Blank/ }),
  );
  await waitFor(() => expect(codesShown()).toEqual([`${blank.code}Sheet 3, label 2`]));
});

test("R2.25 explains what codes are for when there are none, and offers a viewer no actions", async () => {
  const { me } = await withPlace("viewer");
  at(me);
  expect(await screen.findByText("No short codes yet")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "New code" })).toBeNull();
});

test("opens a new code for a place beside the list, with its address and QR code", async () => {
  const { me } = await withPlace();
  const { user, router } = at(me, "?new=code");
  await user.click(await screen.findByRole("button", { name: "Create code" }));
  expect(await screen.findByText("Choose a location")).toBeTruthy();
  await user.click(screen.getByRole("combobox", { name: /Location/ }));
  await user.paste("gate");
  await user.click(await screen.findByRole("option", { name: /Gate 3/ }));
  await user.click(screen.getByRole("button", { name: "Create code" }));
  expect(await screen.findByRole("img", { name: /QR code of/ })).toBeTruthy();
  const { short_codes } = await me(shortCodesApi.list, { query: {} });
  expect(short_codes[0]).toMatchObject({ target_type: "location", place: { name: "Gate 3" } });
  expect(router.state.location.search).toBe(`?code=${short_codes[0]?.id}`);
});

test("rejects a code in use beside its field", async () => {
  const { me } = await withPlace();
  const { code } = await create(me);
  const { user } = at(me, `?new=${code}`);
  await user.click(await screen.findByRole("radio", { name: /Home page/ }));
  await user.click(screen.getByRole("button", { name: "Create code" }));
  expect(await screen.findByText("That code is already in use")).toBeTruthy();
});

test("creates codes for the places of a device that have none", async () => {
  const { me } = await withPlace();
  const { user } = at(me, "?new=many");
  await user.click(await screen.findByRole("combobox", { name: "Devices" }));
  await user.paste("plate");
  await user.click(await screen.findByRole("option", { name: /Plate reader/ }));
  expect(await screen.findByText("1 location has no code.")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Create 1 code" }));
  await waitFor(async () => expect((await me(shortCodesApi.list, { query: {} })).meta.total_count).toBe(1));
});

test("does not say that nobody scanned a code: small numbers are not shown", async () => {
  const { me } = await withPlace();
  const { id } = await create(me);
  at(me, `?code=${id}`);
  expect(await screen.findByText("Fewer than 5 scans so far. Smaller numbers are not shown.")).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/Nobody has scanned|Never/);
});

test("changes a code's target with a reason, which stays in its history", async () => {
  const { me } = await withPlace();
  const { id } = await create(me, { target: { type: "url", url: "https://example.org/" } });
  const { user } = at(me, `?code=${id}`);
  await user.click(await screen.findByRole("button", { name: "Retarget" }));
  await user.click(await screen.findByRole("radio", { name: /Home page/ }));
  await user.click(screen.getByRole("textbox", { name: /Why/ }));
  await user.paste("The pole was moved");
  await user.click(screen.getByRole("button", { name: "Retarget code" }));
  expect(await screen.findByText(/“The pole was moved”/)).toBeTruthy();
  expect((await read(me, id)).short_code.target_type).toBe("home");
});

test("asks what people will read before retiring", async () => {
  const { me } = await withPlace();
  const { id, code } = await create(me, { target: { type: "home" } });
  const { user } = at(me, `?code=${id}`);
  await user.click(await screen.findByRole("button", { name: "Retire code" }));
  const dialog = await screen.findByRole("dialog", { name: `Retire ${code}?` });
  await user.click(within(dialog).getByRole("textbox", { name: /What people will read/ }));
  await user.paste("Removed in May");
  await user.click(within(dialog).getByRole("button", { name: "Retire code" }));
  await waitFor(async () =>
    expect((await read(me, id)).short_code).toMatchObject({ state: "retired", retired_because: "Removed in May" }),
  );
});

test("downloads a QR code", async () => {
  const { me } = await withPlace();
  const { id, code } = await create(me);
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
  const { user } = at(me, `?code=${id}`);
  await user.click(await screen.findByRole("button", { name: "SVG" }));
  await waitFor(() => expect(clicked).toHaveBeenCalled());
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe(`${code}.svg`);
  vi.restoreAllMocks();
});

test("downloads the filtered list as a table", async () => {
  const { me } = await withPlace();
  const hung = await create(me, { label: "Pole 14" });
  await create(me, { label: "Sheet 3" });
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
  const { user } = at(me, "?q=pole");
  await user.click(await screen.findByRole("button", { name: "Download CSV" }));
  expect(await screen.findByText("File downloaded")).toBeTruthy();
  const [, ...lines] = (await saved[0]!.text()).trim().split("\r\n");
  expect(lines.map((line) => line.split(",")[0])).toEqual([hung.code]);
  vi.restoreAllMocks();
});

test("downloads the QR codes of several codes in one file, and the scans of one code", async () => {
  const { me } = await withPlace();
  const codes = [await create(me), await create(me)];
  const saved: Blob[] = [];
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
  const { user } = at(me);
  for (const { code } of codes) await user.click(await screen.findByRole("checkbox", { name: `Select ${code}` }));
  await user.click(screen.getByRole("button", { name: "QR codes" }));
  await user.click(await screen.findByRole("menuitem", { name: "PNG" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect((clicked.mock.contexts[0] as HTMLAnchorElement).download).toBe("qr-codes-png.zip");
  const zip = await saved[0]!.text();
  for (const { code } of codes) expect(zip).toContain(`${code}.png`);
  const day = new Date().toISOString().slice(0, 10);
  await server.database.system
    .insertInto("short_code_days")
    .values({ customer_id: me.customer_id, short_code_id: codes[0]!.id, day, locale: "en", scans: 8 })
    .execute();
  at(me, `?code=${codes[0]!.id}`);
  const sheet = within(await screen.findByRole("dialog", { name: codes[0]!.code }));
  await user.click(await sheet.findByRole("button", { name: "Download CSV" }));
  await waitFor(() => expect(saved).toHaveLength(2));
  expect(await saved[1]!.text()).toContain(`${day},8`);
  vi.restoreAllMocks();
});

test("R2.25 checks QR colours before the download, rejects them beside their field, and remembers them for the next code", async () => {
  const { me } = await withPlace();
  const [{ id, code }, other] = [await create(me), await create(me)];
  const saved: Blob[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => `blob:${saved.push(file as Blob)}`);
  const { user, unmount } = at(me, `?code=${id}`);
  const sheet = within(await screen.findByRole("dialog", { name: code }));
  await user.click(await sheet.findByRole("button", { name: `More actions: ${code}` }));
  await user.click(await screen.findByRole("menuitem", { name: "Colours and logo" }));
  expect(await screen.findByText("Tested: scans correctly")).toBeTruthy();
  const colour = screen.getByRole("textbox", { name: "Colour" });
  await user.clear(colour);
  await user.paste("#999999");
  expect(await screen.findByText(/^The contrast is 2\.8 : 1, and cameras need 4\.5 : 1/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "SVG" }));
  expect(document.activeElement).toBe(colour);
  expect(saved).toEqual([]);
  await user.clear(colour);
  await user.paste("#12324a");
  expect(await screen.findByText("Contrast 13.2 : 1")).toBeTruthy();
  expect(await screen.findByText("Tested: scans correctly")).toBeTruthy();
  const picture = screen.getByRole("img", { name: new RegExp(`QR code of .*${code}`) });
  expect(decodeURIComponent(picture.getAttribute("src") ?? "")).toContain('fill="#12324a"');
  await user.click(screen.getByRole("button", { name: "SVG" }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(await saved[0]!.text()).toContain('fill="#12324a"');
  unmount();
  at(me, `?code=${other.id}`);
  const next = () => screen.findByRole("img", { name: new RegExp(`QR code of .*${other.code}`) });
  await waitFor(async () => expect((await next()).getAttribute("src")).toContain("12324a"));
  sessionStorage.clear();
  vi.restoreAllMocks();
});

test("R2.25 calls a QR code tested only after its finished file was read", async () => {
  const { me } = await withPlace();
  const { id } = await create(me, { target: { type: "home" } });
  let answer: "wait" | "fail" | "pass" = "wait";
  let release = () => {};
  const transport: typeof server.transport = async (path, init) => {
    const response = await server.transport(path, init);
    if (!path.includes("/qr/svg")) return response;
    if (answer === "wait") await new Promise<void>((resolve) => (release = resolve));
    if (answer === "fail") return Response.json({ code: "failed", message: "Something failed" }, { status: 500 });
    return response;
  };
  const { unmount } = renderRoute(`/short-codes?code=${id}`, { transport, token: me.token });
  expect(await screen.findByText("Testing the scan…")).toBeTruthy();
  expect(screen.queryByText("Tested: scans correctly")).toBeNull();
  answer = "fail";
  release();
  expect(await screen.findByText("The QR code could not be checked.")).toBeTruthy();
  expect(screen.queryByText("Tested: scans correctly")).toBeNull();
  unmount();
  answer = "pass";
  renderRoute(`/short-codes?code=${id}`, { transport, token: me.token });
  expect(await screen.findByText("Tested: scans correctly")).toBeTruthy();
});

test("makes the next step from a code to its sign the primary action, and records that the sign is up", async () => {
  const { me, device, place } = await withPlace();
  await server.make.page(me.customer_id, { type: "device_page", device_id: device.id, status: "published" });
  const { id, code } = await create(me, { target: { type: "location", location_id: place.id } });
  const { user } = at(me, `?code=${id}`);
  const design = await screen.findByRole("link", { name: "Design the sign" });
  expect(design.getAttribute("href")).toBe(`/short-codes/signs?codes=${code}`);
  expect(screen.getByText("Next: design and print the sign")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Record that the sign was installed" }));
  expect(await screen.findByText(/^Sign installed on/)).toBeTruthy();
  expect(await screen.findByText("Sign installed at Gate 3")).toBeTruthy();
  expect(screen.queryByText("Next: design and print the sign")).toBeNull();
});

test("a page code of a device with one location hangs there by default, and recording its sign finishes the way", async () => {
  const { me, device } = await withPlace();
  const page = await server.make.page(me.customer_id, {
    type: "device_page",
    device_id: device.id,
    status: "published",
  });
  const { user } = at(me, `?new=code&page_id=${page.id}`);
  expect(await screen.findByDisplayValue("Gate 3")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Create code" }));
  expect(await screen.findByText("Next: design and print the sign")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Record that the sign was installed" }));
  expect(await screen.findByText(/^Sign installed on/)).toBeTruthy();
  await waitFor(() => expect(screen.queryByText("Next: design and print the sign")).toBeNull());
  const { progress } = await me(progressApi.device, { params: { id: device.id } });
  expect(progress).toMatchObject({ sign_count: 1, code: { id: expect.any(String) } });
});

test("recording the sign of a page code without a location asks where it was installed", async () => {
  const { me, device } = await withPlace();
  await server.make.location(me.customer_id, device.id, { name: JSON.stringify({ en: "Gate 4" }) });
  const page = await server.make.page(me.customer_id, {
    type: "device_page",
    device_id: device.id,
    status: "published",
  });
  const { id } = await create(me, { target: { type: "page", page_id: page.id } });
  const { user } = at(me, `?code=${id}`);
  expect(await screen.findByText("Next: design and print the sign")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Record that the sign was installed" }));
  const dialog = await screen.findByRole("dialog", { name: "Where was the sign installed?" });
  await user.click(within(dialog).getByRole("button", { name: "Record that the sign was installed" }));
  expect(within(dialog).getByText("Choose a location")).toBeTruthy();
  await user.click(within(dialog).getByRole("radio", { name: /Gate 4/ }));
  await user.click(within(dialog).getByRole("button", { name: "Record that the sign was installed" }));
  expect(await screen.findByText(/^Sign installed on/)).toBeTruthy();
  expect((await read(me, id)).short_code.place).toMatchObject({ name: "Gate 4" });
});

test("a page code of a device without locations leads to adding one", async () => {
  const me = await server.as();
  const device = await server.make.device(me.customer_id, { name: "Plate reader" });
  const page = await server.make.page(me.customer_id, { type: "device_page", device_id: device.id });
  const { id } = await create(me, { target: { type: "page", page_id: page.id } });
  at(me, `?code=${id}`);
  const add = await screen.findByRole("link", { name: "Add location" });
  expect(add.getAttribute("href")).toBe(`/inventory/devices/${device.id}/locations?place=new`);
});

test("several codes get a language, then are retired together with one reason", async () => {
  const { me } = await withPlace();
  const codes = [await create(me, { target: { type: "home" } }), await create(me, { target: { type: "home" } })];
  const { user } = at(me);
  for (const { code } of codes) await user.click(await screen.findByRole("checkbox", { name: `Select ${code}` }));
  await user.click(screen.getByRole("button", { name: "Set language" }));
  const language = await screen.findByRole("dialog", { name: "Language of 2 codes" });
  await user.click(within(language).getByRole("button", { name: /Language/ }));
  await user.click(await screen.findByRole("option", { name: "English" }));
  await user.click(within(language).getByRole("button", { name: "Set language" }));
  expect(await screen.findByText("2 codes changed")).toBeTruthy();
  for (const { id } of codes) expect((await read(me, id)).short_code.locale).toBe("en");
  await user.click(await screen.findByRole("button", { name: "Retire" }));
  const retire = await screen.findByRole("dialog", { name: "Retire 2 codes?" });
  await user.click(within(retire).getByRole("textbox", { name: /What people will read/ }));
  await user.paste("Removed in May");
  await user.click(within(retire).getByRole("button", { name: "Retire" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  for (const { id } of codes)
    expect((await read(me, id)).short_code).toMatchObject({ state: "retired", retired_because: "Removed in May" });
});

test("a row's menu retargets, edits and retires; a viewer may look, print and copy", async () => {
  const { me } = await withPlace();
  const { id, code } = await create(me, { target: { type: "home" } });
  const { user, unmount } = at(me);
  const menu = async () => {
    await user.click(await screen.findByRole("button", { name: `More actions: ${code}` }));
    return (await screen.findAllByRole("menuitem")).map(({ textContent }) => textContent);
  };
  expect(await menu()).toEqual(["Show code", "Retarget", "Edit", "Retire code", "Print sign", "Copy address"]);
  await user.click(screen.getByRole("menuitem", { name: "Retarget" }));
  expect(await screen.findByRole("button", { name: "Retarget code" })).toBeTruthy();
  await user.click(screen.getAllByRole("button", { name: "Close" })[0]!);
  await menu();
  await user.click(screen.getByRole("menuitem", { name: "Retire code" }));
  await user.click(await screen.findByRole("button", { name: "Retire code" }));
  await waitFor(async () => expect((await read(me, id)).short_code.state).toBe("retired"));
  unmount();
  const viewer = await server.as({ role: "viewer", customer_id: me.customer_id });
  at(viewer);
  expect(await menu()).toEqual(["Show code", "Copy address"]);
});

test("pages through codes beside the list, and shows other columns and a map", async () => {
  const { me, place } = await withPlace();
  const one = await create(me, { code: `aa-${Date.now()}`, target: { type: "location", location_id: place.id } });
  const two = await create(me, { code: `bb-${Date.now()}`, target: { type: "home" } });
  const { user, unmount } = at(me, `?code=${one.id}`);
  await user.click(await screen.findByRole("button", { name: "Next code" }));
  expect(await screen.findByRole("heading", { name: two.code })).toBeTruthy();
  unmount();
  const list = at(me);
  await list.user.click(await screen.findByRole("button", { name: "Columns" }));
  await list.user.click(await screen.findByRole("menuitemcheckbox", { name: "Language" }));
  await list.user.keyboard("{Escape}");
  expect(await screen.findAllByText("Phone’s language")).toHaveLength(2);
  await list.user.click(screen.getByRole("radio", { name: "Map" }));
  const signs = await screen.findByRole("list", { name: "Signs on the map" });
  expect(within(signs).getAllByRole("listitem")).toHaveLength(1);
  expect(signs.textContent).toContain("Gate 3");
  expect(screen.getByText("1 code has no point on the map.")).toBeTruthy();
});

test("creates codes from a list: checks each line, and keeps lines with problems for fixing", async () => {
  const { me, device } = await withPlace();
  await server.make.page(me.customer_id, {
    type: "device_page",
    device_id: device.id,
    headline: JSON.stringify({ en: "Plates at the gate" }),
    status: "published",
  });
  const { user } = at(me, "?new=many");
  await user.click(await screen.findByRole("radio", { name: /From a list/ }));
  await user.click(screen.getByRole("button", { name: "Create many codes" }));
  expect(await screen.findByText("Paste a list with at least one line")).toBeTruthy();
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /List/ });
  await user.click(box);
  await user.paste('label,page,language\nPole 14,Plate reader,en\n"Pole 15, left",Plate raeder,\n');
  expect(await screen.findByText("1 line is ready.")).toBeTruthy();
  const problem = (await screen.findByText("No page or device has this name. Check the spelling")).closest("tr");
  expect(problem?.textContent).toContain("3Pole 15, left");
  expect(screen.getByText("Plates at the gate")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Create 1 code" }));
  await waitFor(() => expect(box.value).toBe('label,page,language\n"Pole 15, left",Plate raeder,'));
  expect((await me(shortCodesApi.list, { query: {} })).short_codes).toMatchObject([
    { label: "Pole 14", locale: "en", page: { title: "Plates at the gate" } },
  ]);
  // one line is left, so leaving asks for confirmation
  await user.click(screen.getByRole("button", { name: "Cancel" }));
  await user.click(await screen.findByRole("button", { name: "Stay here" }));
  await user.clear(box);
  await user.paste("Plate reader\nGone");
  expect(await screen.findByRole("button", { name: "Create 1 code" })).toBeTruthy();
  // the check of the former text does not count for the present one
  await user.clear(box);
  expect(screen.queryByRole("button", { name: "Create 1 code" })).toBeNull();
  await user.paste("Plate reader");
  await user.click(await screen.findByRole("button", { name: "Create 1 code" }));
  await waitFor(() => expect(screen.queryByRole("dialog", { name: "Create many codes" })).toBeNull());
  expect((await me(shortCodesApi.list, { query: {} })).meta.total_count).toBe(2);
});

test("reports a list that cannot be checked, keeps the pasted text, and retries", async () => {
  const { me } = await withPlace();
  let isBroken = true;
  const transport: typeof server.transport = (path, init) =>
    isBroken && path.includes("/many/check")
      ? Promise.resolve(Response.json({ code: "internal", message: "x" }, { status: 500 }))
      : server.transport(path, init);
  const { user } = renderRoute("/short-codes?new=many", { transport, token: me.token });
  await user.click(await screen.findByRole("radio", { name: /From a list/ }));
  const box = screen.getByRole<HTMLTextAreaElement>("textbox", { name: /List/ });
  await user.click(box);
  await user.paste("https://example.org/x");
  expect(await screen.findByText("The list could not be checked")).toBeTruthy();
  expect(box.value).toBe("https://example.org/x");
  isBroken = false;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("1 line is ready.")).toBeTruthy();
});

const standAt = (latitude: number, longitude: number) => {
  const getCurrentPosition = (take: (position: object) => void) => take({ coords: { latitude, longitude } });
  vi.spyOn(navigator, "geolocation", "get").mockReturnValue({ getCurrentPosition } as never);
};

test("R2.25 assigns a blank code on site to the nearest place with one tap, takes a photo, then scans the next sign", async () => {
  const { me, place, device } = await withPlace();
  await server.make.page(me.customer_id, { type: "device_page", device_id: device.id, status: "published" });
  await create(me, { label: "Sheet 3, label 2" });
  const { id, code } = await create(me);
  standAt(11.5001, 104.9);
  const { user } = at(me, `/claim/${code}`);
  await user.click(await screen.findByRole("button", { name: "Assign to Gate 3" }));
  expect(await screen.findByRole("heading", { name: "Photo of the sign" })).toBeTruthy();
  expect((await read(me, id)).short_code).toMatchObject({ target_type: "location", place: { id: place.id } });
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#15803d" } })
    .png()
    .toBuffer();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error("there is no camera");
  await user.upload(input, new File([new Uint8Array(png)], "sign.png", { type: "image/png" }));
  expect(await screen.findByText(/The next person who scans this sign/)).toBeTruthy();
  const row = await server.database.system
    .selectFrom("locations")
    .select("sign_photo_key")
    .where("id", "=", place.id)
    .executeTakeFirstOrThrow();
  expect(row.sign_photo_key).not.toBeNull();
  expect(await screen.findByText("1 blank code is still to be assigned")).toBeTruthy();
  const next = screen.getByRole("link", { name: "Scan the next sign" });
  expect(next.getAttribute("href")).toBe("/short-codes/claim");
  vi.restoreAllMocks();
});

test("does not call a sign readable if its page is missing or not public", async () => {
  const { me, device } = await withPlace();
  const { id, code } = await create(me);
  standAt(11.5, 104.9);
  const { user, unmount } = at(me, `/claim/${code}`);
  await user.click(await screen.findByRole("button", { name: "Assign to Gate 3" }));
  expect(await screen.findByText(/opens nothing yet: the device has no page/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  await screen.findByRole("button", { name: "Assign to Gate 3" });
  unmount();
  const page = { type: "device_page" as const, device_id: device.id, headline: JSON.stringify({ en: "Plates" }) };
  await server.make.page(me.customer_id, page);
  const again = at(me, `/claim/${code}`);
  await again.user.click(await screen.findByRole("button", { name: "Assign to Gate 3" }));
  expect(await screen.findByText(/opens Plates once that page is public/)).toBeTruthy();
  await again.user.click(screen.getByRole("button", { name: "Not now" }));
  expect(await screen.findByText(/Until the page is public, people who scan this sign read/)).toBeTruthy();
  expect(screen.queryByText(/The next person who scans this sign/)).toBeNull();
  again.unmount();
  const assigned = await read(me, id);
  const blank = { target: { type: "none" as const }, lock_version: assigned.short_code.lock_version };
  await me(shortCodesApi.retarget, { params: { id }, body: blank });
  const { system } = server.database;
  await system.updateTable("sites").set({ is_open: false }).where("customer_id", "=", me.customer_id).execute();
  const closed = at(me, `/claim/${code}`);
  await closed.user.click(await screen.findByRole("button", { name: "Assign to Gate 3" }));
  await closed.user.click(await screen.findByRole("button", { name: "Not now" }));
  expect(await screen.findByText(/The guide is closed: people who scan this sign read that/)).toBeTruthy();
  vi.restoreAllMocks();
});

test("opens the next sign by its printed code without a camera", async () => {
  const { me } = await withPlace();
  const { code } = await create(me);
  standAt(11.5, 104.9);
  const { user, router } = at(me, "/claim");
  expect(await screen.findByText(/No camera is available here/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Continue" }));
  expect(await screen.findByText("Enter the code as it is printed on the sign")).toBeTruthy();
  await user.click(screen.getByRole("textbox", { name: /Code on the sign/ }));
  await user.paste(` ${code.toUpperCase()} `);
  await user.click(screen.getByRole("button", { name: "Continue" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(`/short-codes/claim/${code}`));
  expect(await screen.findByRole("heading", { name: "Where does this sign hang?" })).toBeTruthy();
  vi.restoreAllMocks();
});

test("undoes a claim, and makes the code blank again", async () => {
  const { me } = await withPlace();
  const { id, code } = await create(me);
  standAt(11.5, 104.9);
  const { user } = at(me, `/claim/${code}`);
  await user.click(await screen.findByRole("button", { name: "Assign to Gate 3" }));
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await waitFor(async () => expect((await read(me, id)).short_code.state).toBe("blank"));
  vi.restoreAllMocks();
});

test("refuses to claim an assigned or unknown code", async () => {
  const { me } = await withPlace();
  const { code } = await create(me, { target: { type: "home" } });
  const { router } = at(me, `/claim/${code}`);
  expect(await screen.findByText("This code is already assigned")).toBeTruthy();
  await router.navigate("/short-codes/claim/nowhere");
  expect(await screen.findByText("There is no such code here")).toBeTruthy();
});

test("goes from the list to unknown codes and back", async () => {
  const { me } = await withPlace();
  const { code } = await create(me, { label: "Pole 14" });
  const { user } = at(me);
  await waitFor(() => expect(codesShown()).toEqual([`${code}Pole 14`]));
  await user.click(screen.getByRole("link", { name: /Unknown codes/ }));
  expect(await screen.findByText("No unknown codes")).toBeTruthy();
  await user.click(screen.getByRole("link", { name: /All codes/ }));
  await waitFor(() => expect(codesShown()).toEqual([`${code}Pole 14`]));
});

test("lists unknown codes with what was probably meant", async () => {
  const { me } = await withPlace();
  await server.database.system
    .insertInto("orphan_scans")
    .values({ customer_id: me.customer_id, asked: "hw14", meant: "hw-14", scans: 9 })
    .execute();
  at(me, "?tab=orphans");
  expect(await screen.findByText("hw-14")).toBeTruthy();
  expect(screen.getByText("a dash is missing or extra")).toBeTruthy();
  expect(codesShown()).toEqual(["hw14"]);
});

test("redirects an unknown code to the meant code's target, and removes it from the list", async () => {
  const { me, device, place } = await withPlace();
  const headline = JSON.stringify({ en: "Plates at the gate" });
  const page = { type: "device_page" as const, device_id: device.id, headline, status: "published" as const };
  await server.make.page(me.customer_id, page);
  const suffix = Date.now().toString(36);
  const meant = await create(me, { code: `hw-${suffix}`, target: { type: "location", location_id: place.id } });
  await server.database.system
    .insertInto("orphan_scans")
    .values([
      { customer_id: me.customer_id, asked: `hw${suffix}`, meant: meant.code, scans: 9 },
      { customer_id: me.customer_id, asked: `pier/${suffix}`, meant: null, scans: 2 },
    ])
    .execute();
  const { user } = at(me, "?tab=orphans");
  await user.click(await screen.findByRole("button", { name: `Send on to ${meant.code}` }));
  const dialog = within(await screen.findByRole("dialog", { name: `Send hw${suffix} on` }));
  expect(await dialog.findByText(`${meant.code} opens “Plates at the gate”.`)).toBeTruthy();
  await user.click(dialog.getByRole("button", { name: "Send on" }));
  await waitFor(() => expect(codesShown()).toEqual([`pier/${suffix}`]));
  // nothing similar, so someone chooses
  await user.click(screen.getByRole("button", { name: "Send on…" }));
  await user.click(await screen.findByRole("radio", { name: /Web address/ }));
  await user.click(screen.getByRole("button", { name: "Send on" }));
  expect(await screen.findByText("Enter an address that starts with https://")).toBeTruthy();
  await user.click(screen.getByRole("textbox", { name: "Web address" }));
  await user.paste("https://example.org/pier");
  await user.click(screen.getByRole("button", { name: "Send on" }));
  expect(await screen.findByText("No unknown codes")).toBeTruthy();
  const { short_codes } = await me(shortCodesApi.list, { query: { sort: "code" } });
  expect(short_codes.map(({ code, page, url, place }) => [code, page?.title ?? url, place?.name])).toEqual([
    [meant.code, "Plates at the gate", "Gate 3"],
    [`hw${suffix}`, "Plates at the gate", undefined],
    [`pier/${suffix}`, "https://example.org/pier", undefined],
  ]);
});
