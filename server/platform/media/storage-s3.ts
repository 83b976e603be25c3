import type { Readable } from "node:stream";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from "@aws-sdk/client-s3";
import { explainS3, isMissingObject } from "./storage-s3-errors.ts";
import { assertStorable, assertStorageKey, contentTypeOf, type Storage } from "./storage.ts";

export type S3Options = {
  bucket: string;
  region: string;
  /** Only for services other than AWS. */
  endpoint?: string | undefined;
  /** Without these the SDK looks for a role, as on EC2 or ECS. */
  credentials?: { accessKeyId: string; secretAccessKey: string } | undefined;
  forcePathStyle?: boolean | undefined;
};

export function createS3Storage(options: S3Options): Storage {
  const client = new S3Client(clientConfig(options));
  const target = (key: string) => {
    assertStorageKey(key);
    return { Bucket: options.bucket, Key: key };
  };
  const explain = explainS3(options);

  return {
    async put(key, bytes, contentType) {
      assertStorable(key, contentType);
      const object = { Body: bytes, ContentType: contentType, ContentLength: bytes.byteLength };
      await client.send(new PutObjectCommand({ ...target(key), ...object })).catch(explain);
    },
    async get(key) {
      const found = await unlessMissing(client.send(new GetObjectCommand(target(key)))).catch(explain);
      if (!found) return undefined;
      // Under Node the SDK's body is always a Readable; its type also covers browsers.
      return { body: found.Body as Readable, contentType: contentTypeOf(key), size: found.ContentLength ?? 0 };
    },
    async has(key) {
      return (await unlessMissing(client.send(new HeadObjectCommand(target(key)))).catch(explain)) !== undefined;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(target(key))).catch(explain);
    },
    async *list(prefix = "") {
      const pages = paginateListObjectsV2({ client }, { Bucket: options.bucket, Prefix: prefix });
      try {
        for await (const page of pages) yield* (page.Contents ?? []).flatMap(({ Key }) => Key ?? []);
      } catch (error) {
        explain(error);
      }
    },
  };
}

function clientConfig({ region, endpoint, credentials, forcePathStyle }: S3Options): S3ClientConfig {
  return {
    region,
    forcePathStyle: forcePathStyle ?? false,
    ...(endpoint === undefined ? {} : { endpoint }),
    ...(credentials === undefined ? {} : { credentials }),
    // Many S3-compatible services store the SDK's default checksum trailers as part of the object.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  };
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  return result.catch((error: unknown) => {
    if (isMissingObject(error)) return undefined;
    throw error;
  });
}
