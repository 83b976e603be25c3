import type { Upload } from "#contract/endpoint.ts";
import { inTransaction, type TenantCtx } from "./context.ts";
import { acceptImage, type AcceptedImage } from "./images.ts";

const rememberImage = (ctx: TenantCtx, { bytes, ...image }: AcceptedImage) =>
  ctx.db
    .insertInto("images")
    .values({ ...image, bytes: bytes.length, customer_id: ctx.customer_id })
    .onConflict((row) => row.columns(["customer_id", "key"]).doNothing())
    .execute();

/** Stores an uploaded image and writes its key in the same transaction; its variants are made afterwards. */
export async function acceptUpload<T>(
  ctx: TenantCtx,
  upload: Upload,
  write: (ctx: TenantCtx, key: string) => Promise<T>,
): Promise<T> {
  const image = await acceptImage(upload.bytes);
  await ctx.services.storage.put(image.key, image.bytes, image.content_type);
  const written = await inTransaction(ctx, async (ctx) => {
    await rememberImage(ctx, image);
    return write(ctx, image.key);
  });
  await ctx.services.jobs.add("make_image_variants", { key: image.key }, { key: `variants:${image.key}` });
  return written;
}
