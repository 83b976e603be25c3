import { type ReactNode, useId } from "react";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";

export interface ReadField {
  label: string;
  /** Fields without a value are hidden. */
  value: ReactNode;
}

interface ReadFieldsProps {
  title: string;
  fields: readonly ReadField[];
  children?: ReactNode;
}

/** Read-only card of a record: names and values. */
export function ReadFields({ title, fields, children }: ReadFieldsProps) {
  const id = useId();
  const filled = fields.filter(({ value }) => value !== null && value !== undefined && value !== "");
  if (filled.length === 0 && !children) return null;
  return (
    <Card aria-labelledby={id}>
      <CardHead id={id} title={title} />
      <CardBody className="flex flex-col gap-4">
        {children}
        {filled.length > 0 && (
          <dl className="flex flex-col gap-3">
            {filled.map(({ label, value }) => (
              <div key={label} className="grid gap-x-4 gap-y-0.5 sm:grid-cols-[12rem_minmax(0,1fr)]">
                <dt className="text-muted">{label}</dt>
                <dd dir="auto" className="[overflow-wrap:anywhere] whitespace-pre-line">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        )}
      </CardBody>
    </Card>
  );
}
