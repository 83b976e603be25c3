import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { RecordSkeleton } from "#admin/records/RecordSkeleton.tsx";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { Note } from "#admin/ui/Note.tsx";
import type { Kind } from "#datachain/model.ts";

interface CopyFromAddressProps {
  kind: Kind;
  read: (id: string) => Promise<Named>;
  /** Message if the record to copy does not exist. */
  missing: string;
  children: (original: Named | null) => ReactNode;
}

/** Loads the record to copy, named in the address, because the form needs its name. */
export function CopyFromAddress({ kind, read, missing, children }: CopyFromAddressProps) {
  const id = useSearchParams()[0].get("copy");
  const original = useQuery({
    queryKey: ["original", kind, id],
    queryFn: () => read(id ?? ""),
    enabled: id !== null,
  });
  if (id !== null && original.isPending) return <RecordSkeleton hasHead={false} />;
  return (
    <>
      {original.isError && (
        <div className="mb-4">
          <Note tone="warning">{missing}</Note>
        </div>
      )}
      {children(original.data ? { id: original.data.id, name: original.data.name } : null)}
    </>
  );
}
