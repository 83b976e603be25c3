import { join } from "node:path";
import type { Config } from "#server/platform/config.ts";
import { createFolderStorage } from "./storage-folder.ts";
import type { S3Options } from "./storage-s3.ts";
import type { Storage } from "./storage.ts";

export type StorageOptions = { folder: string; s3?: S3Options | undefined };

/** The configured store: a bucket if one is named, else the folder. */
export async function openStorage({ folder, s3 }: StorageOptions): Promise<Storage> {
  if (!s3) return createFolderStorage(folder);
  // Lazy: the AWS SDK takes time and memory to load.
  const { createS3Storage } = await import("./storage-s3.ts");
  return createS3Storage(s3);
}

const s3Of = (config: Config) =>
  config.S3_BUCKET
    ? {
        bucket: config.S3_BUCKET,
        region: config.S3_REGION,
        endpoint: config.S3_ENDPOINT,
        forcePathStyle: config.S3_FORCE_PATH_STYLE,
        ...(config.S3_ACCESS_KEY_ID &&
          config.S3_SECRET_ACCESS_KEY && {
            credentials: { accessKeyId: config.S3_ACCESS_KEY_ID, secretAccessKey: config.S3_SECRET_ACCESS_KEY },
          }),
      }
    : undefined;

export const openConfiguredStorage = (config: Config) =>
  openStorage({ folder: join(config.data_dir, "media"), s3: s3Of(config) });
