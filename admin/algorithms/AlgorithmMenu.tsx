import { Copy, Ellipsis, SquareArrowOutUpRight, Trash2 } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { paths } from "#admin/paths.ts";
import { useUser } from "#admin/session/queries.ts";
import { canEdit } from "#admin/session/roles.ts";
import { Button } from "#admin/ui/Button.tsx";
import { Dialog } from "#admin/ui/Dialog.tsx";
import { IconButton } from "#admin/ui/IconButton.tsx";
import { Menu, MenuItem } from "#admin/ui/Menu.tsx";
import type { Algorithm } from "#contract/algorithms.ts";
import { useRemoveAlgorithm } from "./useRemoveAlgorithm.ts";

interface AlgorithmMenuProps {
  algorithm: Pick<Algorithm, "id" | "name" | "page">;
  /** In a list the menu leads to the algorithm too. */
  hasOpen?: boolean | undefined;
  /** On the algorithm's own page there is nothing left to see once it is gone. */
  onRemoved?: (() => void) | undefined;
}

export function AlgorithmMenu({ algorithm, hasOpen = false, onRemoved }: AlgorithmMenuProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isWriter = canEdit(useUser());
  const removal = useRemoveAlgorithm(algorithm, onRemoved);
  if (!isWriter && !hasOpen) return null;

  const act: Record<string, () => unknown> = {
    open: () => navigate(paths.algorithm(algorithm.id)),
    copy: () => navigate(`${paths.newAlgorithm()}?${new URLSearchParams({ copy: algorithm.id })}`),
    delete: removal.ask,
  };
  return (
    <>
      <Menu
        placement="bottom end"
        aria-label={algorithm.name}
        trigger={
          <IconButton
            size={hasOpen ? "sm" : "md"}
            variant={hasOpen ? "ghost" : "secondary"}
            icon={Ellipsis}
            label={`${t("common.more")}: ${algorithm.name}`}
          />
        }
        onAction={(key) => void act[String(key)]?.()}
      >
        {hasOpen && (
          <MenuItem id="open" icon={SquareArrowOutUpRight}>
            {t("algorithms.open")}
          </MenuItem>
        )}
        {isWriter && (
          <MenuItem id="copy" icon={Copy}>
            {t("algorithms.copy")}
          </MenuItem>
        )}
        {isWriter && (
          <MenuItem id="delete" icon={Trash2} tone="danger">
            {t("common.delete")}
          </MenuItem>
        )}
      </Menu>
      <Dialog
        role="alertdialog"
        isOpen={removal.isAsking}
        onOpenChange={(isOpen) => !isOpen && removal.cancel()}
        title={t("algorithms.remove.title", { name: algorithm.name })}
        description={t("algorithms.remove.text")}
        closeLabel={t("common.close")}
        actions={
          <>
            <Button onPress={removal.cancel}>{t("algorithms.remove.cancel")}</Button>
            <Button variant="danger" onPress={removal.remove} isPending={removal.isPending}>
              {t("algorithms.remove.confirm")}
            </Button>
          </>
        }
      />
    </>
  );
}
