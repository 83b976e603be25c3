import { formatNumber } from "#admin/i18n/format.ts";

const MB = 1024 * 1024;

/** In megabytes, which is also what the server's limits are in. */
export const formatBytes = (bytes: number) =>
  formatNumber(bytes / MB, { style: "unit", unit: "megabyte", maximumFractionDigits: bytes < 10 * MB ? 1 : 0 });
