import type { Upload } from "#contract/endpoint.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { lockImage } from "./image-use.ts";
import { queueVariants } from "./image-variants.ts";
import { acceptImage, type AcceptedImage } from "./images.ts";

/** Recorded before the bytes are stored, so that the sweep finds every file even if this upload fails. */
const rememberImage = (ctx: TenantCtx, { bytes, ...image }: AcceptedImage) =>
  inTransaction(ctx, async (ctx) => {
    await lockImage(ctx.db, image.key, "to store it");
    await ctx.db
      .insertInto("images")
      .values({ ...image, bytes: bytes.length, customer_id: ctx.customer_id })
      .onConflict((row) => row.columns(["customer_id", "key"]).doUpdateSet({ unused_since: null }))
      .execute();
  });

/** Stores an uploaded image and writes its key; variants are made later. */
export async function acceptUpload<T>(
  ctx: TenantCtx,
  upload: Upload,
  write: (ctx: TenantCtx, key: string) => Promise<T>,
): Promise<T> {
  const image = await acceptImage(upload.bytes);
  await rememberImage(ctx, image);
  await ctx.services.storage.put(image.key, image.bytes, image.content_type);
  const written = await inTransaction(ctx, (ctx) => write(ctx, image.key));
  await queueVariants(ctx.services.jobs, image.key);
  return written;
}
