import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { invalidate, useCall } from "#admin/api/query.ts";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { Button } from "#admin/ui/Button.tsx";
import type { Icon } from "#admin/ui/icon.ts";
import { type RegisterAction, registerRecordsApi } from "#contract/register-connections.ts";

interface ActionButtonProps {
  algorithm_id: string;
  action: RegisterAction;
  label: string;
  icon: Icon;
  /** Asks first: residents see the result. */
  asks?: { title: string; text: string };
  isMain?: boolean;
}

/** Asks the register for something; the card shows what comes of it. */
export function ActionButton({ algorithm_id, action, label, icon, asks, isMain = false }: ActionButtonProps) {
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const run = useCall(registerRecordsApi[action], {
    onSuccess: () => {
      setAsking(false);
      return invalidate(client, registerRecordsApi.get);
    },
  });
  const request = () => run.mutate({ params: { id: algorithm_id } });
  const problem = run.error ? errorWords(run.error) : undefined;
  return (
    <>
      <Button
        variant={isMain ? "primary" : action === "withdraw" ? "danger-quiet" : undefined}
        icon={icon}
        isFullWidth
        isPending={run.isPending && !isAsking}
        onPress={() => (asks ? setAsking(true) : request())}
      >
        {label}
      </Button>
      {problem && !isAsking && (
        <p role="alert" className="text-danger">
          {problem}
        </p>
      )}
      {asks && isAsking && (
        <ConfirmDialog
          title={asks.title}
          text={asks.text}
          confirmLabel={label}
          isPending={run.isPending}
          problem={problem}
          onConfirm={request}
          onCancel={() => {
            run.reset();
            setAsking(false);
          }}
        />
      )}
    </>
  );
}
