import { Tag } from "#admin/ui/Tag.tsx";
import type { PageItem } from "#contract/pages.ts";

/** The labels of a record in a row of a list. */
export const LabelTags = ({ labels }: Pick<PageItem, "labels">) => (
  <span className="flex flex-wrap gap-1 max-md:justify-end">
    {labels.map((label) => (
      <Tag key={label.id} color={label.color}>
        {label.name}
      </Tag>
    ))}
  </span>
);
