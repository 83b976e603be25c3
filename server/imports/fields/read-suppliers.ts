import { SUPPLIER_ROLES } from "#contract/algorithms.ts";
import { OrganizationInput } from "#contract/organizations.ts";
import { ROLE_WORDS } from "./choice-words.ts";
import { type Reader, type ReadOptions, splitList } from "./read-cell.ts";
import { choice } from "./read-choice.ts";
import type { ReadSupplier } from "./read-row.ts";

const role = choice(SUPPLIER_ROLES, ROLE_WORDS);
const MAX_SUPPLIERS = 50;

/** `Axelis (developer); Port Authority (hosting)`: a name may itself hold the signs, so the roles are looked for. */
const ROLE = /\(([^()]+)\)\s*(?:;|$)/g;

function withRoles(cell: string, options: ReadOptions): ReadSupplier[] | undefined {
  const suppliers: ReadSupplier[] = [];
  let at = 0;
  for (const { 0: part, 1: word = "", index } of cell.matchAll(ROLE)) {
    const name = cell.slice(at, index).trim();
    const read = role(word, options);
    if (!name || !("value" in read)) return undefined;
    suppliers.push({ name, role: read.value });
    at = index + part.length;
  }
  return suppliers.length && at === cell.length ? suppliers : undefined;
}

/** What registers write when there is no supplier. */
const IN_HOUSE = /^(?:intern ontwikkeld|in[- ]house|developed in[- ]house|none|n\/?a|-)$/i;

export const suppliers: Reader<ReadSupplier[]> = (cell, options) => {
  const named =
    withRoles(cell.trim(), options) ??
    splitList(cell, options)
      .filter((name) => !IN_HOUSE.test(name))
      .map((name): ReadSupplier => ({ name, role: "vendor" }));
  if (named.length > MAX_SUPPLIERS) return { problem: "too_many_values" };
  const areNames = named.every(({ name }) => OrganizationInput.shape.name.safeParse(name).success);
  return areNames ? { value: named } : { problem: "text_too_long" };
};
