import { KeyRound } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";

const load = () => import("./passkey-sign-in.ts");

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

  useEffect(() => {
    // a press ends the offer; it begins again afterwards
    if (!isOffered || isPending) return undefined;
    let isHere = true;
    void load().then(async ({ offer }) => {
      if (isHere) await offer((words) => isHere && setProblem(words));
    });
    return () => {
      isHere = false;
      void load().then(({ stop }) => stop());
    };
  }, [isOffered, isPending]);

  const press = async () => {
    setPending(true);
    setProblem(undefined);
    const { signIn } = await load();
    const words = await signIn();
    // on success stay pending until the next page is shown
    if (words === undefined) return;
    setProblem(words);
    setPending(false);
  };

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
        onPress={() => void press()}
      >
        {label}
      </Button>
    </>
  );
}
