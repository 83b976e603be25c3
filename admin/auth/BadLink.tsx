import type { ReactNode } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Note } from "#admin/ui/Note.tsx";
import { AuthHead } from "./AuthHead.tsx";

type Props = { title: string; message?: string | undefined; children?: ReactNode };

/** For an unusable link from a mail: truncated, expired or already used. */
export function BadLink({ title, message, children }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <AuthHead title={title} />
      <div className="mt-6">
        <Note tone="danger" role="alert">
          {message ?? t("auth.bad_link")}
        </Note>
      </div>
      {children}
    </>
  );
}
