import { lazy, Suspense } from "react";
import { cx } from "./cx.ts";
import type { RichTextProps } from "./RichText.tsx";
import { Skeleton } from "./Skeleton.tsx";

/** Exported so that callers can preload it. */
export const loadRichText = () => import("./RichText.tsx");

const Loaded = lazy(async () => ({ default: (await loadRichText()).RichText }));

/** The editor is heavy: it loads on first render, behind a placeholder of the same size. */
export function LazyRichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Placeholder label={props.label} value={props.value} isCompact={props.isCompact} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

/** Shows the text itself, so that the height does not change. */
function Placeholder({ label, value, isCompact }: Pick<RichTextProps, "label" | "value" | "isCompact">) {
  return (
    <div className="flex min-w-0 flex-col gap-1" aria-busy="true">
      <span className={isCompact ? "sr-only" : "text-sm font-medium"}>{label}</span>
      <div className={cx("relative rounded-md border border-control bg-surface", !isCompact && "pt-[37px]")}>
        <div className="absolute flex w-full flex-col gap-3 px-3 pt-3">
          <Skeleton width="90%" />
          <Skeleton width="75%" />
        </div>
        <div
          className={cx(
            "prose invisible px-3 break-words whitespace-pre-line",
            isCompact ? "min-h-21 py-1.5 text-md!" : "min-h-32 py-2",
          )}
        >
          {value}
        </div>
      </div>
    </div>
  );
}
