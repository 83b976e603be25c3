import { useState } from "react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { PagePicker } from "./PagePicker.tsx";

const MOST_LETTERS = 500;

/** What residents should read instead of a retired code, and where to send them. */
export function useRetirement() {
  const [because, setBecause] = useState("");
  const [next, setNext] = useState<Named | null>(null);
  return {
    input: { because: because || null, next_page_id: next?.id ?? null },
    fields: { because, setBecause, next, setNext },
  };
}

export function RetireFields({ because, setBecause, next, setNext }: ReturnType<typeof useRetirement>["fields"]) {
  const { t } = useTranslation();
  return (
    <>
      <TextArea
        label={t("codes.retire.because")}
        optionalLabel={t("common.optional")}
        hint={t("codes.retire.because_hint")}
        value={because}
        onChange={(text) => setBecause(text.slice(0, MOST_LETTERS))}
      />
      <PagePicker label={t("codes.retire.next")} optionalLabel={t("common.optional")} value={next} onChange={setNext} />
    </>
  );
}
