import * as z from "zod";
import { Colour, IdParams, queryFlag } from "./common.ts";
import { endpoint, file } from "./endpoint.ts";

const QrQuery = z.strictObject({
  dark: Colour.default("#000000"),
  light: Colour.default("#ffffff"),
  /** Guide logo in the centre, with higher error correction. */
  logo: queryFlag.default(false),
  /** Printed size including the quiet zone; for PDF, and for the resolution of PNG. */
  size_mm: z.coerce.number().int().min(20).max(300).default(40),
});
export type QrQuery = z.infer<typeof QrQuery>;

export const QR_FORMATS = ["svg", "png", "pdf"] as const;
export type QrFormat = (typeof QR_FORMATS)[number];
/** QR codes in one ZIP file: each is drawn and decoded while the browser waits. */
export const MOST_QR_FILES = 100;

const base = "/api/v1/short_codes" as const;

export const qrCodesApi = {
  svg: endpoint({
    method: "GET",
    path: `${base}/{id}/qr/svg`,
    access: "member",
    summary: "The QR code as a drawing, decoded before it is handed out",
    params: IdParams,
    query: QrQuery,
    response: file("image/svg+xml"),
  }),
  png: endpoint({
    method: "GET",
    path: `${base}/{id}/qr/png`,
    access: "member",
    summary: "The QR code as a picture, decoded before it is handed out",
    params: IdParams,
    query: QrQuery,
    response: file("image/png"),
  }),
  pdf: endpoint({
    method: "GET",
    path: `${base}/{id}/qr/pdf`,
    access: "member",
    summary: "The QR code for print, decoded before it is handed out",
    params: IdParams,
    query: QrQuery,
    response: file("application/pdf"),
  }),
  zip: endpoint({
    method: "GET",
    path: `${base}/qr/zip`,
    access: "member",
    summary: "QR codes of several short codes as one ZIP file; retired ones are left out",
    query: QrQuery.extend({
      /** Separated by commas. */
      codes: z
        .string()
        .max(8000)
        .transform((codes) => codes.split(",").filter(Boolean))
        .pipe(z.array(z.string()).min(1).max(MOST_QR_FILES))
        .meta({ examples: ["7kd2mp", "7kd2mp,harbour-walk"] }),
      format: z.enum(QR_FORMATS).default("svg"),
    }),
    response: file("application/zip"),
  }),
};
