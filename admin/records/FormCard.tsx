import { type ReactNode, useId } from "react";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";

/** A named group of fields, with an optional sentence. */
export function FormCard({
  title,
  intro,
  anchor,
  children,
}: {
  title: string;
  intro?: string | undefined;
  /** Anchor for links. */
  anchor?: string | undefined;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Card id={anchor} aria-labelledby={id}>
      <CardHead id={id} title={title} />
      <CardBody>
        <div className="flex max-w-180 flex-col gap-5">
          {intro && <p className="-mb-1 text-muted">{intro}</p>}
          {children}
        </div>
      </CardBody>
    </Card>
  );
}
