import type { ReactNode } from "react";

export function AuthHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <h1 className="text-2xl font-bold tracking-tight text-balance">{title}</h1>
      {children && <p className="mt-1 text-muted [overflow-wrap:anywhere]">{children}</p>}
    </>
  );
}
