import { KeyRound } from "lucide-react";
import { useEffect, useEffectEvent, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import type { SignedChallenge } from "#contract/passkeys.ts";
import { offerPasskeys } from "./offer-passkeys.ts";

interface PasskeyButtonProps {
  label: string;
  variant?: "primary" | "ghost";
  /** Whether the browser may offer passkeys in the email field as well. */
  isOffered?: boolean;
}

/** The code behind it is loaded when it is needed: the sign-in page is small. */
export function PasskeyButton({ label, variant, isOffered = false }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();

  const enter = async (chosen?: SignedChallenge) => {
    setPending(true);
    setProblem(undefined);
    const { signIn } = await import("./passkey-sign-in.ts");
    const words = await signIn(chosen);
    // on success stay pending until the next page is shown
    if (words === undefined) return;
    setProblem(words);
    setPending(false);
  };
  const onChosen = useEffectEvent((chosen: SignedChallenge | undefined) => chosen && void enter(chosen));

  useEffect(() => {
    // a press ends the offer; it begins again afterwards
    if (!isOffered || isPending) return undefined;
    const controller = new AbortController();
    offerPasskeys(controller.signal).then(onChosen, () => undefined);
    return () => controller.abort();
  }, [isOffered, isPending]);

  return (
    <>
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      <Button
        variant={variant}
        size={variant === "ghost" ? undefined : "lg"}
        icon={KeyRound}
        isFullWidth={variant !== "ghost"}
        isPending={isPending}
        pendingLabel={t("auth.login.passkey_waiting")}
        onPress={() => void enter()}
      >
        {label}
      </Button>
    </>
  );
}
