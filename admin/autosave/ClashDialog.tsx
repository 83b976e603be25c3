import { useTranslation } from "react-i18next";
import { formatList } from "#admin/i18n/format.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import type { Autosaver } from "./autosaver.ts";
import type { Json } from "./json.ts";
import type { Clash, Path } from "./merge.ts";
import { useSnapshot } from "./use-autosave.ts";

type ClashDialogProps<D> = {
  saver: Autosaver<D>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Says a place in words: "Technology › Radar › Spanish". */
  nameOf: (path: Path) => string;
  /** Says a value in words, where it is more than a text. */
  show: (value: Json, path: Path) => string;
};

/** Both versions of every place two people changed, and the choice between them. */
export function ClashDialog<D extends Json>({ saver, isOpen, onOpenChange, nameOf, show }: ClashDialogProps<D>) {
  const { t } = useTranslation();
  const clashes = useSnapshot(saver, (now) => now.clashes);
  const settle = ({ path }: Clash, side: "mine" | "theirs") => {
    saver.settle(path, side);
    if (clashes.length === 1) onOpenChange(false);
  };
  const settleAll = (side: "mine" | "theirs") => {
    for (const { path } of clashes) saver.settle(path, side);
    onOpenChange(false);
  };
  const people = [...new Set(clashes.flatMap(({ by }) => by ?? []))];
  const name = people.length ? formatList(people) : undefined;
  const said = (value: Json | undefined, path: Path) =>
    value === undefined ? t("autosave.clash.removed") : show(value, path) || t("autosave.clash.nothing");
  return (
    <Dialog
      isOpen={isOpen && clashes.length > 0}
      onOpenChange={onOpenChange}
      size="lg"
      title={name ? t("autosave.clash.title_by", { name }) : t("autosave.clash.title")}
      description={name ? t("autosave.clash.text_by", { name }) : t("autosave.clash.text")}
      closeLabel={t("autosave.clash.later")}
      actions={
        <>
          <Button onPress={() => settleAll("theirs")}>{t("autosave.clash.all_theirs")}</Button>
          <Button onPress={() => settleAll("mine")}>{t("autosave.clash.all_mine")}</Button>
        </>
      }
    >
      <ul className="flex max-h-[60vh] flex-col gap-4 overflow-auto">
        {clashes.map((clash) => (
          <li key={clash.path.join("/")} className="rounded-md border border-border p-3">
            <h3 className="font-medium">{nameOf(clash.path)}</h3>
            <div className="mt-2 grid gap-3 sm:grid-cols-2">
              <Side name={t("autosave.clash.mine")} text={said(clash.mine, clash.path)}>
                <Button size="sm" onPress={() => settle(clash, "mine")}>
                  {t("autosave.clash.keep_mine")}
                </Button>
              </Side>
              <Side name={clash.by ?? t("autosave.clash.theirs")} text={said(clash.theirs, clash.path)}>
                <Button size="sm" onPress={() => settle(clash, "theirs")}>
                  {t("autosave.clash.take_theirs")}
                </Button>
              </Side>
            </div>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Side({ name, text, children }: { name: string; text: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-col items-start gap-2">
      <span className="text-sm text-muted">{name}</span>
      <p className="grow whitespace-pre-wrap break-words">{text}</p>
      {children}
    </div>
  );
}
