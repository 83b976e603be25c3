import type { GuideAt } from "#guide/machine-readable/addresses.ts";
import type { DataFormat, PageDataset } from "#guide/machine-readable/data-columns.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

/** A file about all pages of a guide, or about the versions of one. */
export type FileOrder = {
  readonly customer_id: string;
  readonly guide: GuideAt;
  readonly locale: string;
  readonly file:
    | { readonly kind: "data"; readonly dataset: PageDataset; readonly format: DataFormat }
    /** Of all pages, or of one. */
    | { readonly kind: "versions"; readonly format: DataFormat; readonly page_id?: string }
    | { readonly kind: "version"; readonly page_id: string; readonly number: number }
    | { readonly kind: "sitemap"; readonly part: number }
    | { readonly kind: "dtpr_index" };
};

/** In a worker, since ten thousand pages take seconds to read and write. */
export const WRITE_FILE = workerTask<FileOrder, Uint8Array>("write_guide_file", {
  deadline_ms: 120_000,
  max_input_bytes: 4 * 1024 * 1024,
});
