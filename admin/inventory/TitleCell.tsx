import { Link } from "react-router";
import { Cell } from "#admin/ui/Table.tsx";

/** List cell of a record: its linked name and its reference. */
export function TitleCell({ name, reference, href }: { name: string; reference: string | null; href: string }) {
  return (
    <Cell kind="title" className="min-w-50 [overflow-wrap:anywhere]">
      <span className="min-w-0">
        <Link to={href} className="block rounded-xs py-0.5 font-medium hover:underline">
          {name}
        </Link>
        {reference && <span className="block text-xs font-normal text-subtle">{reference}</span>}
      </span>
    </Cell>
  );
}
