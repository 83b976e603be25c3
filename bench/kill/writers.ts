import sharp from "sharp";
import { uuidv7 } from "uuidv7";
import { setTimeout as sleep } from "node:timers/promises";
import { ApiError, createClient } from "#contract/client.ts";
import { deviceChainApi } from "#contract/datachains.ts";
import { devicesApi } from "#contract/devices.ts";
import { type Import, importsApi } from "#contract/imports.ts";
import { labelsApi } from "#contract/labels.ts";
import { EMPTY_CHAIN } from "#datachain/model.ts";

export type Call = ReturnType<typeof createClient>;

export const callerAt = (base: string, token: string): Call =>
  createClient(
    (path, init) => fetch(base + path, init),
    () => token,
  );

/** Everything the server has acknowledged and must not lose. */
export type Memory = {
  readonly labels: Set<string>;
  /** The last acknowledged number; one more may have been stored without a response. */
  readonly device: { id: string; name: number; note: number; photo: string | null };
  readonly imports: Map<string, KnownImport>;
};

export type KnownImport = {
  readonly prefix: string;
  readonly rows: number;
  /** The last known state, and the last request. */
  seen: Import["state"];
  asked: "run" | "undo" | null;
};

/** Whether the server went away, as opposed to rejecting a valid request. */
function isGone(error: unknown) {
  if (error instanceof ApiError) return error.status === 503;
  return error instanceof TypeError;
}

async function untilGone(act: () => Promise<void>) {
  try {
    for (;;) await act();
  } catch (error) {
    if (!isGone(error)) throw error;
  }
}

const makeLabels = (call: Call, memory: Memory) =>
  untilGone(async () => {
    const id = uuidv7();
    await call(labelsApi.create, { body: { label: { id, name: id, color: "#336699" } } });
    memory.labels.add(id);
  });

/** Numbers increase: the stored one must be the last acknowledged, or the next, whose response was lost. */
const renameDevice = (call: Call, { device }: Memory) =>
  untilGone(async () => {
    const params = { id: device.id };
    const { lock_version } = (await call(devicesApi.get, { params, query: {} })).device;
    const name = String(device.name + 1);
    await call(devicesApi.update, { params, query: {}, body: { device: { name, lock_version } } }).catch(
      conflictIsFine,
    );
    const now = (await call(devicesApi.get, { params, query: {} })).device;
    device.name = Math.max(device.name, Number(now.name));
  });

/** A photo upload to the same device may win the race for the next version. */
function conflictIsFine(error: unknown) {
  if (!(error instanceof ApiError && error.status === 409)) throw error;
}

const saveChain = (call: Call, { device }: Memory) =>
  untilGone(async () => {
    const params = { id: device.id };
    const { lock_version } = (await call(deviceChainApi.get, { params })).datachain;
    const note = device.note + 1;
    const source = { id: "s1", type: "other", title: String(note), url: null, citation: null } as const;
    const content = { ...EMPTY_CHAIN, sources: [source] };
    await call(deviceChainApi.save, { params, body: { datachain: { content, lock_version, save_id: uuidv7() } } });
    device.note = note;
  });

const uploadPhotos = (call: Call, { device }: Memory) =>
  untilGone(async () => {
    const background = { r: Math.floor(Math.random() * 256), g: device.name % 256, b: device.note % 256 };
    const image = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
      .png()
      .toBuffer();
    const body = new FormData();
    body.append("device[photo]", new Blob([new Uint8Array(image)]), "photo.png");
    const { photo_key } = (await call(devicesApi.upload, { params: { id: device.id }, query: {}, body })).device;
    device.photo = photo_key;
  });

const ROWS = 300;
const WORKING: readonly Import["state"][] = ["checking", "running", "undoing"];

/** Polls a step until it is over, recording its state. */
async function follow(call: Call, ours: KnownImport, step: Promise<{ import: Import }>) {
  let { import: now } = await step;
  for (;;) {
    ours.seen = now.state;
    if (!WORKING.includes(now.state)) return now.state;
    await sleep(20);
    now = (await call(importsApi.get, { params: { id: now.id } })).import;
  }
}

/** Imports a file and undoes every other import. */
const bringFiles = (call: Call, { imports }: Memory) =>
  untilGone(async () => {
    const prefix = uuidv7();
    const rows = Array.from({ length: ROWS }, (_, at) => `${prefix}-${at},Counter ${at},${at} Harbour Walk,11.5,104.9`);
    const body = new FormData();
    body.append("file", new Blob([`reference,name,address,lat,lng\n${rows.join("\n")}\n`]), "file.csv");
    const { id, recipe, options } = (await call(importsApi.upload, { query: { subject: "devices" }, body })).import;
    const ours: KnownImport = { prefix, rows: ROWS, seen: "uploaded", asked: null };
    imports.set(id, ours);
    const params = { id };
    const check = call(importsApi.check, { params, query: {}, body: { recipe, options } });
    if ((await follow(call, ours, check)) !== "checked") return;
    ours.asked = "run";
    if ((await follow(call, ours, call(importsApi.run, { params, query: {} }))) !== "done" || imports.size % 2) return;
    ours.asked = "undo";
    await follow(call, ours, call(importsApi.undo, { params }));
  });

/** Runs all writers until the server is gone. */
export const workUntilGone = (call: Call, memory: Memory) =>
  Promise.all([
    makeLabels(call, memory),
    makeLabels(call, memory),
    renameDevice(call, memory),
    saveChain(call, memory),
    uploadPhotos(call, memory),
    bringFiles(call, memory),
    bringFiles(call, memory),
  ]);
