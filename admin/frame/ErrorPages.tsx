import { useQueryErrorResetBoundary } from "@tanstack/react-query";
import { RotateCw, Search } from "lucide-react";
import { type ReactNode, useEffect, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { connection } from "#admin/api/connection.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { paths } from "#admin/paths.ts";
import { authState } from "#admin/session/auth-state.ts";
import { readToken } from "#admin/session/token.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Kbd } from "#admin/ui/Kbd.tsx";
import { LinkButton } from "#admin/ui/LinkButton.tsx";
import { LostDrawing } from "./LostDrawing.tsx";
import { openPalette, PALETTE_KEYS, usePaletteHost } from "./palette-state.ts";

type BodyProps = { status?: number | undefined; title: string; children: ReactNode; actions: ReactNode };

function ErrorBody({ status, title, children, actions }: BodyProps) {
  const { t } = useTranslation();
  return (
    <div className="mx-auto flex min-h-[70vh] max-w-118 flex-col items-center justify-center px-4 py-12 text-center">
      <LostDrawing />
      {status && <p className="mt-6 text-sm font-medium text-subtle">{t("layout.error.status", { status })}</p>}
      <h1 className="mt-1 mb-2 text-2xl font-bold tracking-tight">{title}</h1>
      <div className="space-y-1 text-balance text-muted">{children}</div>
      <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>
    </div>
  );
}

function DashboardLink({ variant = "primary" }: { variant?: "primary" | "secondary" }) {
  const { t } = useTranslation();
  // share sessions have no dashboard
  if (authState(readToken()).kind === "shared") return null;
  return (
    <LinkButton href={paths.dashboard()} variant={variant}>
      {t("layout.error.go_dashboard")}
    </LinkButton>
  );
}

export function NotFound({ path }: { path: string }) {
  const { t } = useTranslation();
  const hasPalette = usePaletteHost();
  const search = hasPalette && (
    <Button icon={Search} onPress={openPalette}>
      {t("common.search")} <Kbd className="-me-1 max-md:hidden">{PALETTE_KEYS}</Kbd>
    </Button>
  );
  return (
    <ErrorBody
      status={404}
      title={t("layout.error.not_found_title")}
      actions={
        <>
          <DashboardLink />
          {search}
        </>
      }
    >
      <p className="[overflow-wrap:anywhere] text-text">{t("layout.error.not_found", { path })}</p>
      <p>{t("layout.error.not_found_hint")}</p>
    </ErrorBody>
  );
}

type GenericProps = { message: string; status?: number | undefined; reference: string };

export function GenericError({ message, status, reference }: GenericProps) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const { reset } = useQueryErrorResetBoundary();
  const tryAgain = () => {
    reset();
    void revalidate();
  };
  const retry = (
    <Button variant="primary" icon={RotateCw} onPress={tryAgain} isPending={state === "loading"}>
      {t("common.retry")}
    </Button>
  );
  return (
    <ErrorBody
      status={status}
      title={t("layout.error.title")}
      actions={
        <>
          {retry}
          <DashboardLink variant="secondary" />
        </>
      }
    >
      <p>{message}</p>
      <p>{t("layout.error.kept")}</p>
      <p className="pt-2 text-xs text-subtle tabular-nums">{t("layout.error.reference", { id: reference })}</p>
    </ErrorBody>
  );
}

/** The page's code could not be loaded offline. Waits, because a reload without a connection would lose the app. */
export function OfflinePage() {
  const { t } = useTranslation();
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost);
  useEffect(() => {
    if (!isLost) window.location.reload();
  }, [isLost]);
  return (
    <ErrorBody title={t("layout.error.offline_title")} actions={null}>
      <p>{t("layout.error.offline")}</p>
    </ErrorBody>
  );
}

export function OutdatedPage() {
  const { t } = useTranslation();
  const reload = (
    <Button variant="primary" icon={RotateCw} onPress={() => window.location.reload()}>
      {t("layout.error.reload")}
    </Button>
  );
  return (
    <ErrorBody title={t("layout.error.outdated_title")} actions={reload}>
      <p>{t("layout.error.outdated")}</p>
    </ErrorBody>
  );
}
