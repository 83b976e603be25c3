import { Landmark } from "lucide-react";
import { useState } from "react";
import { errorWords } from "#admin/api/errors.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { goToCity } from "#admin/session/go-to-city.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Note } from "#admin/ui/Note.tsx";
import type { CityProvider } from "#contract/city-sign-in.ts";

/** One button per provider. Stays pending until the browser has left. */
export function CityButtons({ providers }: { providers: readonly CityProvider[] }) {
  const { t } = useTranslation();
  const [pending, setPending] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const go = async (key: string) => {
    setPending(key);
    setProblem(undefined);
    try {
      await goToCity(key);
    } catch (error) {
      setProblem(errorWords(error));
      setPending(undefined);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {problem && (
        <Note tone="danger" role="alert">
          {problem}
        </Note>
      )}
      {providers.map(({ key, name }) => (
        <Button
          key={key}
          variant="primary"
          size="lg"
          icon={Landmark}
          isFullWidth
          isPending={pending === key}
          onPress={() => void go(key)}
        >
          {t("auth.login.continue", { name })}
        </Button>
      ))}
    </div>
  );
}
