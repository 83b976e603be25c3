import { shownName } from "#admin/i18n/shown-name.ts";
import { Tag } from "#admin/ui/Tag.tsx";
import type { PageItem } from "#contract/pages.ts";

export const LabelTags = ({ labels }: Pick<PageItem, "labels">) => (
  <span className="flex flex-wrap gap-1 max-md:justify-end">
    {labels.map((label) => (
      <Tag key={label.id} color={label.color}>
        {shownName(label)}
      </Tag>
    ))}
  </span>
);
