import type { ReactNode, SubmitEvent } from "react";
import { Button } from "#admin/ui/Button.tsx";

type Props = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  problems: ReactNode;
  children: ReactNode;
  submit: string;
  submitting: string;
  isPending: boolean;
};

/** The submit button is never disabled; while pending, further presses are ignored. */
export function AuthForm({ onSubmit, problems, children, submit, submitting, isPending }: Props) {
  return (
    <form
      noValidate
      className="mt-8 flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isPending) onSubmit(event);
      }}
    >
      {problems}
      {children}
      <Button
        type="submit"
        variant="primary"
        size="lg"
        isFullWidth
        isPending={isPending}
        pendingLabel={submitting}
        className="mt-1"
      >
        {submit}
      </Button>
    </form>
  );
}
