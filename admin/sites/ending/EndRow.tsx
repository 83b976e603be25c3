import type { ReactNode } from "react";
import type { Site } from "#contract/sites.ts";

export interface EndingProps {
  site: Pick<Site, "id" | "slug" | "is_open" | "deleted_at">;
  locale: string;
  isReadOnly: boolean;
}

interface EndRowProps {
  title: string;
  text: string;
  /** Button; none for viewers. */
  children: ReactNode;
}

export function EndRow({ title, text, children }: EndRowProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 p-4">
      <div className="min-w-60 flex-1">
        <p className="font-medium">{title}</p>
        <p className="text-sm text-muted">{text}</p>
      </div>
      {children}
    </li>
  );
}
