import type { Upload } from "#contract/endpoint.ts";
import { audit } from "#server/platform/records/audit.ts";
import type { TenantCtx } from "#server/platform/context.ts";
import { acceptUpload } from "#server/platform/media/accept-upload.ts";
import { findPage } from "./service.ts";

/** The page only shows the image once its document references it. */
export async function uploadPageImage(ctx: TenantCtx, id: string, upload: Upload) {
  await findPage(ctx, id);
  return acceptUpload(ctx, upload, async (ctx, key) => {
    await audit(ctx, { action: "page_image.uploaded", subject_type: "page", subject_id: id, after: { image: key } });
    return ctx.db
      .selectFrom("images")
      .select(["key", "width", "height"])
      .where("customer_id", "=", ctx.customer_id)
      .where("key", "=", key)
      .executeTakeFirstOrThrow();
  });
}
