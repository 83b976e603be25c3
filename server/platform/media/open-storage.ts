import { createFolderStorage } from "./storage-folder.ts";
import type { S3Options } from "./storage-s3.ts";
import type { Storage } from "./storage.ts";

export type StorageOptions = { folder: string; s3?: S3Options | undefined };

/** The store the settings ask for: a bucket if one is named, else the folder. */
export async function openStorage({ folder, s3 }: StorageOptions): Promise<Storage> {
  if (!s3) return createFolderStorage(folder);
  // The AWS SDK takes time and memory to load: only those who use it pay for it.
  const { createS3Storage } = await import("./storage-s3.ts");
  return createS3Storage(s3);
}
