import { Skeleton } from "#admin/ui/Skeleton.tsx";

/** Placeholder of the builder's three columns. */
export function ChainSkeleton() {
  return (
    <div className="grid gap-6 md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[13rem_minmax(0,1fr)_19rem]" aria-busy>
      <div className="flex flex-col gap-4 max-md:hidden">
        {Array.from({ length: 8 }, (_, at) => (
          <Skeleton key={at} height={36} />
        ))}
      </div>
      <div className="flex flex-col gap-4">
        <Skeleton height={28} width="60%" />
        <Skeleton height={112} />
        <Skeleton height={64} />
        <Skeleton height={64} />
      </div>
      <div className="max-lg:hidden">
        <Skeleton height={480} />
      </div>
    </div>
  );
}
