import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSearchParams } from "react-router";
import { query } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { LoadFailure } from "#admin/records/LoadFailure.tsx";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Card } from "#admin/ui/Card.tsx";
import { cx } from "#admin/ui/cx.ts";
import { EmptyState } from "#admin/ui/EmptyState.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { PageHead } from "#admin/ui/PageHead.tsx";
import { Skeleton } from "#admin/ui/Skeleton.tsx";
import type { Input } from "#contract/endpoint.ts";
import { CODE_STATES, CODE_TARGETS, type ShortCode, shortCodesApi } from "#contract/short-codes.ts";
import { MOST_SIGNS } from "#contract/signs.ts";
import { BatchPart } from "./BatchPart.tsx";
import { DesignForm } from "./DesignForm.tsx";
import { SavedDesigns } from "./designs/SavedDesigns.tsx";
import { type DesignState, useDesign, useSavedDesigns } from "./designs/use-designs.ts";
import { SignBoard } from "./SignBoard.tsx";
import { SignChecks } from "./SignChecks.tsx";
import { usePreview } from "./use-preview.ts";

type CodesQuery = Input<typeof shortCodesApi.list>["query"];

/** The selected codes, else those matching the list's filters. */
function codesQuery(params: URLSearchParams): CodesQuery {
  const [codes, q, device_id, page_id] = ["codes", "q", "device_id", "page_id"].map((name) => params.get(name));
  const state = CODE_STATES.find((one) => one === params.get("state"));
  const target = CODE_TARGETS.find((one) => one === params.get("target"));
  return {
    sort: "code",
    per_page: MOST_SIGNS,
    ...(codes && { codes }),
    ...(q && { q }),
    ...(device_id && { device_id }),
    ...(page_id && { page_id }),
    ...(state && { state }),
    ...(target && { target }),
  };
}

/** Prints signs: design, preview and files. */
export function SignsPage() {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const result = useQuery(query(shortCodesApi.list, { query: codesQuery(params) }));
  const found = result.data?.short_codes;
  const total = result.data?.meta.total_count ?? 0;
  // never print signs of retired codes
  const codes = found?.filter(({ state }) => state !== "retired");
  return (
    <>
      <PageHead title={t("signs.title")} subtitle={codes && t("signs.count", { count: codes.length })} />
      {result.isError && <LoadFailure result={result} title={t("signs.failed")} kept={t("records.nothing_changed")} />}
      {total > (found?.length ?? total) && <FirstOnly count={codes?.length ?? 0} total={total} />}
      {codes?.length === 0 && <NoSigns areRetired={Boolean(found?.length)} />}
      <Signs codes={codes} hasFailed={result.isError} />
    </>
  );
}

function Signs({ codes, hasFailed }: { codes: readonly ShortCode[] | undefined; hasFailed: boolean }) {
  if (codes) return codes.length > 0 && <Designer codes={codes} />;
  return !hasFailed && <DesignerSkeleton />;
}

function FirstOnly({ count, total }: { count: number; total: number }) {
  const { t } = useTranslation();
  return (
    <div className="mb-4">
      <Note>{t("signs.first_only", { count, total })}</Note>
    </div>
  );
}

function NoSigns({ areRetired }: { areRetired: boolean }) {
  const { t } = useTranslation();
  return (
    <Card>
      <EmptyState
        title={t(areRetired ? "signs.retired_title" : "signs.empty_title")}
        action={<LinkButton href={paths.shortCodes()}>{t("signs.to_codes")}</LinkButton>}
      >
        {t("signs.empty")}
      </EmptyState>
    </Card>
  );
}

const columns =
  "grid grid-cols-[minmax(0,1fr)] items-start gap-4 md:grid-cols-[minmax(0,320px)_minmax(0,1fr)] lg:grid-cols-[320px_minmax(0,1fr)_320px]";
/** Order on a phone: sign, files, design. */
const sides = {
  design: "max-md:order-3",
  board: "max-md:order-1 md:sticky md:top-20",
  files: "max-md:order-2 md:max-lg:col-span-2",
};

function DesignerSkeleton() {
  return (
    <div className={columns}>
      <Skeleton height={640} className={sides.design} />
      <Skeleton height={640} className={sides.board} />
      <Skeleton height={360} className={sides.files} />
    </div>
  );
}

/** Starts with the last design used. */
function Designer({ codes }: { codes: readonly ShortCode[] }) {
  const { isPending, ...designs } = useSavedDesigns();
  return isPending ? <DesignerSkeleton /> : <ReadyDesigner codes={codes} designs={designs} />;
}

type Designs = Omit<ReturnType<typeof useSavedDesigns>, "isPending">;

function ReadyDesigner({ codes, designs }: { codes: readonly ShortCode[]; designs: Designs }) {
  const isWriter = canEdit(useUser());
  const state = useDesign(designs);
  const [position, setPosition] = useState(0);
  const shown = codes[Math.min(position, codes.length - 1)];
  if (!shown) return null;
  return (
    <Shown
      codes={codes}
      shown={shown}
      saved={designs.saved}
      state={state}
      isWriter={isWriter}
      position={position}
      onMove={setPosition}
    />
  );
}

interface ShownProps {
  codes: readonly ShortCode[];
  shown: ShortCode;
  saved: Designs["saved"];
  state: DesignState;
  isWriter: boolean;
  position: number;
  onMove: (position: number) => void;
}

function Shown({ codes, shown, saved, state, isWriter, position, onMove }: ShownProps) {
  const { t } = useTranslation();
  const { design } = state;
  const { result, checked } = usePreview(shown, design);
  return (
    <div className={columns}>
      <Card aria-label={t("signs.design")} className={sides.design}>
        <SavedDesigns saved={saved} state={state} />
        <DesignForm design={design} onChange={state.change} />
      </Card>
      <div className={sides.board}>
        <SignBoard
          preview={result}
          isCurrent={checked.state === "known"}
          position={position}
          count={codes.length}
          onMove={onMove}
        />
      </div>
      <Card className={sides.files}>
        <SignChecks checked={checked} />
        {codes.length > 1 && <CodeList codes={codes} position={position} onMove={onMove} />}
        <BatchPart codes={codes} shown={shown} design={design} isWriter={isWriter} />
      </Card>
    </div>
  );
}

function CodeList({ codes, position, onMove }: Pick<ShownProps, "codes" | "position" | "onMove">) {
  const { t } = useTranslation();
  return (
    <section aria-label={t("signs.list")} className="border-t border-border">
      <h2 className="px-4 pt-4 pb-2 text-md font-bold">{t("signs.count", { count: codes.length })}</h2>
      <ol className="max-h-80 overflow-auto pb-2 text-sm">
        {codes.map(({ id, code, label, place, state }, at) => (
          <li key={id}>
            <button
              type="button"
              aria-current={at === position}
              onClick={() => onMove(at)}
              className={cx(
                "flex min-h-9 w-full items-baseline gap-2 px-4 py-1.5 text-start hover:bg-bg focus-visible:-outline-offset-2",
                at === position && "bg-selected",
              )}
            >
              <span className="w-6 flex-none text-end text-subtle tabular-nums">{at + 1}</span>
              <b className="flex-none font-mono">{code}</b>
              <span className="min-w-0 flex-1 truncate text-muted">{label ?? place?.name ?? ""}</span>
              {state !== "active" && <span className="flex-none text-warning">{t("signs.not_public")}</span>}
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}
