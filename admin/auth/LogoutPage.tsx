import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { signOut } from "#admin/session/sign-out.ts";
import { Spinner } from "#admin/ui/Spinner.tsx";

/** Being here is signing out. */
export function LogoutPage() {
  const { t } = useTranslation();
  useEffect(() => void signOut(), []);
  return (
    <p role="status" className="flex items-center gap-2 text-muted">
      <Spinner />
      {t("session.signing_out")}
    </p>
  );
}
