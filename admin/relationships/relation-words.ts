import { useTranslation } from "#admin/i18n/i18n.ts";
import { RELATION_TYPES, type Relationship, type RelationType } from "#contract/relationships.ts";

type Direction = Relationship["direction"];

/** A relation seen from one of its two pages. */
export type Relation = { readonly type: RelationType; readonly direction: Direction };

/** These read the same from both sides. */
const SYMMETRIC: readonly RelationType[] = ["works_with", "same_place"];

/** Every relation this page can have to another. */
export const RELATIONS: readonly Relation[] = RELATION_TYPES.flatMap((type) =>
  SYMMETRIC.includes(type)
    ? [{ type, direction: "out" as const }]
    : [
        { type, direction: "out" as const },
        { type, direction: "in" as const },
      ],
);

export const relationKey = ({ type, direction }: Relation) =>
  `${type}:${SYMMETRIC.includes(type) ? "out" : direction}` as const;

export const relationOf = (key: string) => RELATIONS.find((relation) => relationKey(relation) === key);

export const isSymmetric = ({ type }: Pick<Relation, "type">) => SYMMETRIC.includes(type);

export const otherSide = ({ type, direction }: Relation): Relation => ({
  type,
  direction: direction === "out" ? "in" : "out",
});

/** "Sends data to" */
export function useRelationWords() {
  const { t } = useTranslation();
  return ({ type, direction }: Relation) => t(`relationships.words.${type}.${direction}`);
}
