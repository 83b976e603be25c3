import { lazy, Suspense } from "react";
import { useSearchParams } from "react-router";
import { loadPage } from "#admin/frame/load-page.ts";
import { useChangeParams } from "#admin/frame/use-change-params.ts";
import { useOpened } from "#admin/frame/use-opened.ts";

const CodeSheet = lazy(async () => ({ default: (await loadPage(() => import("./CodeSheet.tsx"))).CodeSheet }));
const ManyCodesDialog = lazy(async () => ({
  default: (await loadPage(() => import("./many/ManyCodesDialog.tsx"))).ManyCodesDialog,
}));
const NewCodeDialog = lazy(async () => ({
  default: (await loadPage(() => import("./NewCodeDialog.tsx"))).NewCodeDialog,
}));

/** Overlays of the list: a code, a new one, or many new ones. `?new=ferry` prefills that code. */
export function CodePanels({ isWriter, ids }: { isWriter: boolean; ids: readonly string[] }) {
  const [creating, shown] = [useOpened("new"), useOpened("code")];
  const [params] = useSearchParams();
  const changeParams = useChangeParams();
  const wanted = creating.opened;
  /** Replaces the form in the history, so that Back returns to the list. */
  const showCreated = (id: string) =>
    changeParams(
      (now) => {
        for (const name of ["new", "page_id"]) now.delete(name);
        now.set("code", id);
      },
      { replace: true },
    );
  /** Replaces this code in the history. */
  const turnTo = (id: string) =>
    changeParams(
      (now) => {
        now.delete("part");
        now.set("code", id);
      },
      { replace: true },
    );
  const close = () =>
    changeParams(
      (now) => {
        for (const name of ["code", "part"]) now.delete(name);
      },
      { replace: true },
    );
  return (
    <Suspense>
      {isWriter && wanted === "many" && <ManyCodesDialog onClose={creating.close} />}
      {isWriter && wanted && wanted !== "many" && (
        <NewCodeDialog
          code={wanted === "code" ? "" : wanted}
          page_id={params.get("page_id")}
          onClose={creating.close}
          onCreated={showCreated}
        />
      )}
      {shown.opened && !wanted && (
        <CodeSheet
          key={shown.opened}
          id={shown.opened}
          ids={ids}
          isRetargeting={params.get("part") === "retarget"}
          isWriter={isWriter}
          onTurn={turnTo}
          onClose={close}
        />
      )}
    </Suspense>
  );
}
