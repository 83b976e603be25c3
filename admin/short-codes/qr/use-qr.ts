import { queryOptions, useQuery } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { formatNumber } from "#admin/i18n/format.ts";
import { type Translate, useTranslation } from "#admin/i18n/i18n.ts";
import { normalizeHex } from "#admin/ui/hex-color.ts";
import { useDebounced } from "#admin/ui/use-debounced.ts";
import { ApiError } from "#contract/client.ts";
import { contrast, isDarkOnLight, QR_CONTRAST } from "#contract/colour.ts";
import type { Input } from "#contract/endpoint.ts";
import type { ShortCode } from "#contract/short-codes.ts";
import { qrCodesApi } from "#contract/qr-codes.ts";
import { PLAIN_LOOK, type QrLook, useQrLook } from "./qr-look.ts";

type LookQuery = Input<typeof qrCodesApi.svg>["query"];
type Problems = Partial<Record<keyof QrLook, string>>;

/** URL of the finished image. Requesting it is the check: the server rejects unreadable codes. */
const checkedFile = (id: string, look: LookQuery) =>
  queryOptions({
    queryKey: [qrCodesApi.svg.path, id, look],
    queryFn: async ({ signal }) => {
      const file = await call(qrCodesApi.svg, { params: { id }, query: look }, signal);
      return `data:image/svg+xml,${encodeURIComponent(await file.text())}`;
    },
  });

const asRatio = (value: number) => formatNumber(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** The checks of the server, run here while the colours are being chosen. */
function coloursOf(t: Translate, look: QrLook) {
  const [dark, light] = [normalizeHex(look.dark), normalizeHex(look.light)];
  const problems: Problems = {};
  if (!dark) problems.dark = t("common.validation.colour");
  if (!light) problems.light = t("common.validation.colour");
  if (!dark || !light) return { dark, light, ratio: undefined, problems };
  const ratio = contrast(dark, light);
  // rounded down: 4.46 is not 4.5
  const shown = asRatio(Math.floor(ratio * 10) / 10);
  if (ratio < QR_CONTRAST) problems.dark = t("codes.look.too_faint", { ratio: shown, least: asRatio(QR_CONTRAST) });
  else if (!isDarkOnLight(dark, light)) problems.dark = t("codes.look.inverted");
  return { dark, light, ratio: shown, problems };
}

/** The server's errors by field of the style. */
function refusedFields(error: Error | null): Problems {
  const fields = error instanceof ApiError ? Object.keys(error.body.fields ?? {}) : [];
  return Object.fromEntries(fields.filter((name) => name in PLAIN_LOOK).map((name) => [name, errorWords(error)]));
}

/** State of a code's QR: style, problems and finished image. */
export function useQr(code: ShortCode) {
  const { t } = useTranslation();
  const [look, setLook] = useQrLook();
  const { dark, light, ratio, problems } = coloursOf(t, look);
  const asked: LookQuery = {
    dark: dark ?? PLAIN_LOOK.dark,
    light: light ?? PLAIN_LOOK.light,
    logo: look.logo ? "true" : "false",
  };
  const wanted = JSON.stringify(asked);
  const settled = useDebounced(wanted);
  const isFine = Object.keys(problems).length === 0;
  const isPlain = asked.dark === PLAIN_LOOK.dark && asked.light === PLAIN_LOOK.light && !look.logo;
  const file = useQuery({
    ...checkedFile(code.id, JSON.parse(settled) as LookQuery),
    enabled: isFine && settled === wanted && code.state !== "retired",
  });
  const isCurrent = isFine && settled === wanted;
  return {
    look,
    setLook,
    asked,
    ratio,
    isPlain,
    problems: isCurrent ? refusedFields(file.error) : problems,
    /** Decoded successfully; until then only the drawing is shown. */
    picture: isCurrent ? file.data : undefined,
    /** Failures unrelated to the style, such as a lost connection. */
    failure: isCurrent && file.error && !Object.keys(refusedFields(file.error)).length ? file.error : undefined,
  };
}

export type Qr = ReturnType<typeof useQr>;
