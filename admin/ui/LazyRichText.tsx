import { lazy, Suspense } from "react";
import type { RichTextProps } from "./RichText.tsx";
import { Skeleton } from "./Skeleton.tsx";

const Loaded = lazy(async () => ({ default: (await import("./RichText.tsx")).RichText }));

/** The editor is heavy; it comes when it is first shown, into a space of its own size. */
export function LazyRichText(props: RichTextProps) {
  return (
    <Suspense fallback={<Placeholder label={props.label} />}>
      <Loaded {...props} />
    </Suspense>
  );
}

function Placeholder({ label }: { label: string }) {
  return (
    <div className="flex min-w-0 flex-col gap-1" aria-busy="true">
      <span className="text-sm font-medium">{label}</span>
      <div className="flex min-h-42 flex-col gap-3 rounded-md border border-control bg-surface px-3 pt-13">
        <Skeleton width="90%" />
        <Skeleton width="75%" />
      </div>
    </div>
  );
}
