import { useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "#admin/api/call.ts";
import { errorWords } from "#admin/api/errors.ts";
import { useCall } from "#admin/api/query.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { Note } from "#admin/ui/Note.tsx";
import { userApi } from "#contract/user.ts";
import { customersQuery } from "./queries.ts";
import { announceSwitch, noteSession, postponeMove, shownCustomer, useHasMoved } from "./shown-customer.ts";
import { useSwitchCustomer } from "./switch-customer.ts";

/** The session's current user. Separate from the cached user, which this window's screens keep using. */
const sessionQuery = {
  queryKey: ["session", userApi.get.path],
  gcTime: 0,
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const answer = await call(userApi.get, {}, signal);
    noteSession(answer.user);
    return answer;
  },
};

function useNames() {
  const { data: list } = useQuery(customersQuery());
  const { data: session } = useQuery(sessionQuery);
  const next_id = session?.user.customer_id ?? undefined;
  const nameOf = (id: string | undefined) => list?.customers.find((customer) => customer.id === id)?.name;
  return { next_id, shown: nameOf(shownCustomer()), next: nameOf(next_id) };
}

/** Switches back to this window's customer, then refetches what failed in between. */
function useGoingBack() {
  const client = useQueryClient();
  return useCall(userApi.switchCustomer, {
    onSuccess: ({ user }) => {
      announceSwitch(user);
      void client.invalidateQueries({ predicate: ({ state }) => state.status === "error" });
    },
  });
}

/** Asks what to do after another window has switched the customer. The screen behind stays as it is. */
export function MovedDialog() {
  return useHasMoved() ? <Question /> : null;
}

function Question() {
  const { t } = useTranslation();
  const { next_id, shown, next } = useNames();
  const back = useGoingBack();
  const goOn = useSwitchCustomer();
  const shown_id = shownCustomer();
  return (
    <Dialog
      role="alertdialog"
      isOpen
      onOpenChange={postponeMove}
      title={t("session.elsewhere.title")}
      description={shown && next ? t("session.elsewhere.text", { shown, next }) : t("session.elsewhere.text_unnamed")}
      closeLabel={t("common.close")}
      actions={
        <>
          <Button
            isDisabled={!next_id}
            onPress={() => {
              if (!next_id) return;
              // unsaved changes are asked about next, and this dialog would cover that one
              postponeMove();
              goOn(next_id);
            }}
          >
            {next ? t("session.elsewhere.go", { next }) : t("session.elsewhere.go_unnamed")}
          </Button>
          <Button
            variant="primary"
            isPending={back.isPending}
            pendingLabel={t("session.elsewhere.going_back")}
            onPress={() => shown_id && back.mutate({ body: { user: { customer_id: shown_id } } })}
          >
            {shown ? t("session.elsewhere.back", { shown }) : t("session.elsewhere.back_unnamed")}
          </Button>
        </>
      }
    >
      <p className="text-muted">{t("session.elsewhere.kept")}</p>
      {back.error && (
        <div className="mt-4">
          <Note tone="danger" role="alert">
            {errorWords(back.error)}
          </Note>
        </div>
      )}
    </Dialog>
  );
}
