import { useState } from "react";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { TextArea } from "#admin/ui/TextArea.tsx";
import { StartDialog, type WayProps } from "./StartDialog.tsx";

function parsed(text: string): { document: unknown } | undefined {
  try {
    return { document: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

export function DocumentDialog(way: WayProps) {
  const { t } = useTranslation();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const use = () => {
    const read = parsed(text);
    setProblem(read ? undefined : t("datachains.start.not_json"));
    if (read) way.start.start({ from: "document", ...read });
  };
  return (
    <StartDialog {...way} title={t("datachains.start.document")} problem={problem} onUse={use}>
      <FileTrigger
        acceptedFileTypes={["application/json", ".json"]}
        onSelect={(files) => void files?.[0]?.text().then(setText)}
      >
        <Button>{t("datachains.start.choose_file")}</Button>
      </FileTrigger>
      <TextArea
        label={t("datachains.start.paste")}
        hint={t("datachains.start.paste_hint")}
        rows={8}
        value={text}
        onChange={setText}
        className="font-mono"
      />
    </StartDialog>
  );
}
