import { Tag } from "#admin/ui/Tag.tsx";
import type { PageLabel } from "#contract/pages.ts";
import type * as z from "zod";

/** The labels of a record in a row of a list. */
export const LabelTags = ({ labels }: { labels: readonly z.infer<typeof PageLabel>[] }) => (
  <span className="flex flex-wrap gap-1 max-md:justify-end">
    {labels.map((label) => (
      <Tag key={label.id} color={label.color}>
        {label.name}
      </Tag>
    ))}
  </span>
);
