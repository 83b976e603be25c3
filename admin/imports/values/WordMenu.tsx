import { ChevronsUpDown } from "lucide-react";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Button } from "#admin/ui/Button.tsx";
import { cx } from "#admin/ui/cx.ts";
import { FieldProblem } from "#admin/ui/FieldProblem.tsx";
import { given } from "#admin/ui/given.ts";
import { Menu, MenuItem, MenuSection } from "#admin/ui/Menu.tsx";

interface WordMenuProps {
  id: string;
  word: string;
  to: string | null | undefined;
  targets: readonly string[];
  canCreate: boolean;
  isMissing: boolean;
  said: (to: string) => string;
  onChange: (to: string | null) => void;
}

/** Keys that are no target: these start with a character no name has. */
const EMPTY = "\u0000empty";
const CREATE = "\u0000create";

/** Chooses what a word becomes. There may be thousands of organizations, so the menu renders only when opened. */
export function WordMenu({ id, word, to, targets, canCreate, isMissing, said, onChange }: WordMenuProps) {
  const { t } = useTranslation();
  const isTarget = typeof to === "string" && targets.includes(to);
  const label =
    to === undefined
      ? t("imports.values.choose")
      : to === null
        ? t("imports.values.leave_empty")
        : canCreate && !isTarget
          ? t("imports.values.create", { name: to })
          : said(to);
  const problemId = `${id}-problem`;
  const act = (key: string) => onChange(key === EMPTY ? null : key === CREATE ? word.trim() : key);
  return (
    <div className="flex flex-col gap-1">
      <Menu
        aria-label={t("imports.values.becomes")}
        className="w-80"
        search={{
          label: t("imports.values.search"),
          clearLabel: t("common.clear"),
          emptyLabel: t("imports.list.no_choice_found"),
        }}
        selectionMode="single"
        selectedKeys={to === null ? [EMPTY] : isTarget ? [to] : to === undefined ? [] : [CREATE]}
        onAction={(key) => act(String(key))}
        trigger={
          <Button
            id={id}
            endIcon={ChevronsUpDown}
            aria-label={t("imports.values.meaning_of", { word, to: label })}
            {...given({ "aria-describedby": isMissing ? problemId : undefined })}
            className={cx(
              "w-full grid-cols-1 [&>span]:w-full [&>span]:justify-between [&>span]:text-start [&>span]:whitespace-normal",
              (to === undefined || to === null) && "text-muted!",
              to === undefined && "border-warning!",
            )}
          >
            {label}
          </Button>
        }
      >
        <MenuItem id={EMPTY}>{t("imports.values.leave_empty")}</MenuItem>
        {canCreate && <MenuItem id={CREATE}>{t("imports.values.create", { name: word.trim() })}</MenuItem>}
        <MenuSection title={t("imports.values.ours")} aria-label={t("imports.values.ours")}>
          {targets.map((target) => (
            <MenuItem key={target} id={target}>
              {said(target)}
            </MenuItem>
          ))}
        </MenuSection>
      </Menu>
      <FieldProblem id={problemId} message={isMissing ? t("imports.values.choose_word") : undefined} />
    </div>
  );
}
