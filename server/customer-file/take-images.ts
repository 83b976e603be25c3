import type { Db } from "#server/platform/database/db.ts";
import { imageTypeOf } from "#server/platform/media/image-type.ts";
import { lockImage } from "#server/platform/media/image-use.ts";
import { loadSharp } from "#server/platform/media/load-sharp.ts";
import { contentTypeOf, type Storage } from "#server/platform/media/storage.ts";
import type { Services } from "#server/platform/services.ts";
import { imageFile } from "./file-format.ts";
import { type Archive, openArchive, unreadable } from "./read-archive.ts";

const EXTENSIONS: Readonly<Record<string, string>> = { jpeg: "jpg", png: "png", webp: "webp" };
/** Larger ones are never kept. */
const MAX_EDGE = 4096;

/** The key is the hash of the bytes, so a wrong image cannot take the place of another one. */
async function checkImage(archive: Archive, key: string) {
  const name = imageFile(key);
  // reading compares the bytes with the sum in the manifest
  if (archive.manifest.files[name]?.sha256 !== key.slice(0, 64))
    throw unreadable(`The image ${key} is not the one that its name says`);
  const bytes = await archive.bytes(name);
  const type = bytes.length ? imageTypeOf(bytes) : undefined;
  const sharp = await loadSharp();
  const { format, width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch((error: unknown) => {
      throw unreadable(`The image ${key} is damaged`, error);
    });
  if (format !== type || EXTENSIONS[format] !== key.slice(65) || Math.max(width, height) > MAX_EDGE)
    throw unreadable(`The image ${key} is not a picture of its type and size`);
  return bytes;
}

/** Checks the images of a file, one at a time, and hands them on. */
export async function eachImage(path: string, take: (key: string, bytes: Buffer) => Promise<void> | void) {
  const archive = await openArchive(path);
  try {
    for (const key of archive.images) await take(key, await checkImage(archive, key));
    return archive.images;
  } finally {
    archive.close();
  }
}

/** Somebody may have uploaded the same picture meanwhile. */
const discardUnclaimed = (db: Db, storage: Storage, key: string) =>
  db.transaction().execute(async (db) => {
    await lockImage(db, key, "to delete it");
    const claim = await db.selectFrom("images").select("key").where("key", "=", key).executeTakeFirst();
    if (!claim) await storage.remove(key);
  });

/**
 * Stores the images before the rows that name them, and returns how to take back those that were not there. They are
 * named by their content, so a repeated attempt finds them.
 */
export async function storeImages({ database, storage }: Pick<Services, "database" | "storage">, path: string) {
  const fresh: string[] = [];
  const takeBack = async () => {
    for (const key of fresh) await discardUnclaimed(database.system, storage, key);
  };
  try {
    const keys = await eachImage(path, async (key, bytes) => {
      if (await storage.has(key)) return;
      fresh.push(key);
      await storage.put(key, bytes, contentTypeOf(key));
    });
    return { keys, takeBack };
  } catch (error) {
    await takeBack();
    throw error;
  }
}
