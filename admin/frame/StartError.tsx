import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { ErrorState } from "#admin/ui/ErrorState.tsx";

type Props = { reference: string; onRetry: () => Promise<void> };

/** Shown if the configuration could not be loaded: no router or frame, only the error and a retry button. */
export function StartError({ reference, onRetry }: Props) {
  const { t } = useTranslation();
  const [isRetrying, setIsRetrying] = useState(false);
  const retry = async () => {
    setIsRetrying(true);
    await onRetry();
    setIsRetrying(false);
  };
  return (
    <main className="grid min-h-dvh place-items-center">
      <ErrorState
        title={t("layout.error.title")}
        retryLabel={t("common.retry")}
        onRetry={() => void retry()}
        isRetrying={isRetrying}
        reference={t("layout.error.reference", { id: reference })}
      >
        {t("errors.network")}
      </ErrorState>
    </main>
  );
}
