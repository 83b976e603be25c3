import type { QrFormat } from "#contract/qr-codes.ts";
import { workerTask } from "#server/platform/workers/worker-task.ts";

export type QrOrder = {
  readonly format: QrFormat;
  readonly text: string;
  readonly dark: string;
  readonly light: string;
  /** The logo file for the middle. */
  readonly logo: Uint8Array | null;
  readonly size_mm: number;
  /** The date of the PDF. */
  readonly made_at: string;
};

export const DRAW_QR = workerTask<QrOrder, Uint8Array>("draw_qr", {
  deadline_ms: 20_000,
  max_input_bytes: 8 * 1024 * 1024,
});
