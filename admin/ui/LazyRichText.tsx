import { lazy, Suspense } from "react";
import { cx } from "./cx.ts";
import type { RichTextProps } from "./RichText.tsx";
import { Skeleton } from "./Skeleton.tsx";

/** Also for whoever is about to open a screen with one. */
export const loadRichText = () => import("./RichText.tsx");

const Loaded = lazy(async () => ({ default: (await loadRichText()).RichText }));

/** The editor is heavy; it comes when it is first shown, into a space of its own size. */
export function LazyRichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Placeholder label={props.label} isCompact={props.isCompact} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Placeholder({ label, isCompact }: Pick<RichTextProps, "label" | "isCompact">) {
  return (
    <div className="flex min-w-0 flex-col gap-1" aria-busy="true">
      <span className={isCompact ? "sr-only" : "text-sm font-medium"}>{label}</span>
      <div
        className={cx(
          "flex flex-col gap-3 rounded-md border border-control bg-surface px-3",
          isCompact ? "min-h-21 pt-3" : "min-h-42 pt-13",
        )}
      >
        <Skeleton width="90%" />
        <Skeleton width="75%" />
      </div>
    </div>
  );
}
