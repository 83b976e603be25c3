import type * as z from "zod";
import type { StandardCheck, StandardFinding } from "#contract/datachains.ts";
import { asArray, asObject, asText } from "#datachain/document-parse.ts";
import { formOf, type JsonObject, OURS } from "#datachain/document-form.ts";
import { toThin } from "#datachain/document-write.ts";
import type { ChainContent } from "#datachain/model.ts";
import { inTransaction, type TenantCtx } from "#server/platform/context.ts";
import { AppError } from "#server/platform/http/errors.ts";
import { LIMITS, limitRate } from "#server/platform/http/rate-limit.ts";
import { audit } from "#server/platform/records/audit.ts";
import { askStandard, standardHost } from "#server/taxonomies/standard-api.ts";
import { findSubject, type Subject } from "./find-subject.ts";
import { openChain } from "./open-chain.ts";

type Check = z.output<typeof StandardCheck>;
type Finding = z.output<typeof StandardFinding>;

/** What the public API accepts. */
export const MAX_DOCUMENT_BYTES = 64 * 1024;
const MAX_FINDINGS = 200;
const MAX_WORDS = 1000;

/** Only the standard's own fields leave the server. */
function withoutOurs(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutOurs);
  const object = asObject(value);
  if (!object) return value;
  const kept = Object.entries(object).filter(([key]) => key !== OURS);
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutOurs(inner)]));
}

const at = (value: unknown, index: string | undefined) => asObject(asArray(value)[Number(index ?? Number.NaN)]);

/** The text of a variable that the rest of a path points to, such as `variables[0].value[1]`. */
function textOf(element: JsonObject | undefined, [part, index, , language]: readonly string[]) {
  const variable = part === "variables" ? at(element?.variables, index) : undefined;
  const text = at(variable?.value, language);
  return { variable_id: asText(variable?.id) ?? null, locale: asText(text?.locale) ?? null };
}

/** Finds the part of the chain that a path such as `instance.elements[2].variables[0].value[1]` points to. */
function placeOf(path: string, document: JsonObject, { placements }: ChainContent) {
  const [field = null, index, ...rest] = path.replace(/^instance\./, "").match(/[\w-]+/g) ?? [];
  const element = field === "elements" ? at(document.elements, index) : undefined;
  const placement = placements.find(({ id }) => id === element?.element_instance_id);
  return {
    field,
    category_id: placement?.category_id ?? null,
    placement_id: placement?.id ?? null,
    part: (element && rest[0]) ?? null,
    ...textOf(element, rest),
  };
}

const words = (value: unknown) => asText(value)?.slice(0, MAX_WORDS) ?? "";

function readFindings(list: unknown, severity: Finding["severity"], document: JsonObject, content: ChainContent) {
  return asArray(list).flatMap((entry): Finding[] => {
    const finding = asObject(entry);
    if (!finding) return [];
    const path = words(finding.path);
    const { code, message, fix_hint } = finding;
    const said = { code: words(code), message: words(message), hint: words(fix_hint), path, severity };
    return [{ ...said, ...placeOf(path, document, content) }];
  });
}

type Asked = { readonly version: string; readonly document: JsonObject; readonly content: ChainContent };

/** The API answers 200 whether or not the document passes; other statuses say that it was not checked. */
async function askFor({ services }: TenantCtx, { version, document, content }: Asked, body: string): Promise<Check> {
  const outcome = { version, host: standardHost({ config: services.config }), findings: [] };
  try {
    const { status, json } = await askStandard(services, `/schemas/${encodeURIComponent(version)}/validate`, body);
    if (status === 404) return { ...outcome, outcome: "not_checked", reason: "release_unknown" };
    if (status === 413) return { ...outcome, outcome: "not_checked", reason: "too_large" };
    if (status !== 200 || typeof json.ok !== "boolean") return { ...outcome, outcome: "unreachable", reason: null };
    const findings = [
      ...readFindings(json.errors, "error", document, content),
      ...readFindings(json.warnings, "warning", document, content),
    ].slice(0, MAX_FINDINGS);
    return { ...outcome, outcome: json.ok ? "passed" : "refused", reason: null, findings };
  } catch (error) {
    if (error instanceof AppError && error.code === "standard_api_failed")
      return { ...outcome, outcome: "unreachable", reason: null };
    throw error;
  }
}

/** Sends the chain to the public API of the standard and says what it found. Nothing depends on the answer. */
export async function checkWithStandard(ctx: TenantCtx, subject: Subject): Promise<{ check: Check }> {
  const named = await findSubject(ctx, subject);
  const { row, taxonomy, content, organizations, languages } = await openChain(ctx, subject);
  const version = taxonomy.based_on;
  const host = standardHost(ctx.services);
  const notChecked = (reason: NonNullable<Check["reason"]>): { check: Check } => ({
    check: { outcome: "not_checked", reason, version, host, findings: [] },
  });
  if (host === null) return notChecked("switched_off");
  if (formOf(taxonomy).id !== "instance") return notChecked("version_1");
  const head = {
    id: named.id,
    title: { [languages.default_locale]: named.name },
    description: named.summary,
    created_at: named.created_at,
    updated_at: row?.updated_at ?? null,
  };
  const document = asObject(withoutOurs(toThin({ taxonomy, content, organizations, head }).document)) ?? {};
  const body = JSON.stringify(document);
  if (Buffer.byteLength(body) > MAX_DOCUMENT_BYTES) return notChecked("too_large");
  await limitRate(ctx.services.database.system, LIMITS.standardApi, ctx.customer_id);
  // before sending: whatever becomes of the answer, the document has left the server
  await inTransaction(ctx, (ctx) =>
    audit(ctx, {
      action: "datachain.sent",
      subject_type: subject.type,
      subject_id: subject.id,
      after: { host, version },
    }),
  );
  return { check: await askFor(ctx, { version, document, content }, body) };
}
