import { Search } from "lucide-react";
import { useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Dialog } from "react-aria-components/Dialog";
import { Header } from "react-aria-components/Header";
import { Input } from "react-aria-components/Input";
import { Menu, MenuSection } from "react-aria-components/Menu";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { TextField } from "react-aria-components/TextField";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Kbd } from "#admin/ui/Kbd.tsx";
import { MenuItem } from "#admin/ui/Menu.tsx";
import { type Finding, useFindings } from "./palette-findings.ts";
import { setPaletteOpen } from "./palette-state.ts";

interface FindingsProps {
  groups: { title: string; items: Finding[] }[];
  q: string;
}

function Findings({ groups, q }: FindingsProps) {
  const { t } = useTranslation();
  const byId = new Map(groups.flatMap(({ items }) => items.map((item) => [item.id, item])));
  return (
    // The wrapper scrolls, because a focusable menu would break the field's virtual focus on its items.
    <div
      role="group"
      aria-label={t("layout.palette.found", { count: byId.size })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scroll containers must be reachable by keyboard
      tabIndex={0}
      className="max-h-[min(24rem,60dvh)] overflow-auto -outline-offset-2"
    >
      <Menu
        aria-label={t("layout.palette.title")}
        className="p-1 outline-none"
        onAction={(id) => {
          setPaletteOpen(false);
          byId.get(String(id))?.go();
        }}
      >
        {groups.map(({ title, items }) => (
          <MenuSection key={title} id={title}>
            <Header className="px-2 py-1 text-xs font-medium text-subtle">{title}</Header>
            {items.map(({ id, name, icon, mark, detail }) => (
              <MenuItem key={id} id={id} icon={icon} mark={mark} end={detail} searched={q}>
                {name}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
      </Menu>
    </div>
  );
}

const KEYS = { move: ["↑", "↓"], open: ["↵"], close: ["Esc"] } as const;

/** Hidden on phones, which have no keyboard. */
function KeyHints() {
  const { t } = useTranslation();
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 border-t border-border px-4 py-2 text-xs text-muted max-md:hidden">
      {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map((act) => (
        <li key={act} className="flex items-center gap-1">
          {KEYS[act].map((key) => (
            <Kbd key={key}>{key}</Kbd>
          ))}
          <span>{t(`layout.palette.keys.${act}`)}</span>
        </li>
      ))}
    </ul>
  );
}

/** ⌘K: opens a screen, creates something, finds a device or page, switches the customer. */
export function CommandPalette() {
  const { t } = useTranslation();
  const [q, setQ] = useState("");
  const { groups, count, isSearching, hasFailed } = useFindings(q);
  const status = isSearching ? t("layout.palette.searching") : t("layout.palette.found", { count });
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={setPaletteOpen}
      className="motion-fade fixed inset-0 z-40 flex items-start justify-center bg-overlay p-4 pt-[12dvh]"
    >
      <Modal className="motion-rise w-full max-w-140 overflow-hidden rounded-lg border border-border bg-surface shadow-float">
        <Dialog aria-label={t("layout.palette.title")} className="outline-none">
          <Autocomplete inputValue={q} onInputChange={setQ}>
            <TextField
              // oxlint-disable-next-line jsx-a11y/no-autofocus -- people open it in order to type
              autoFocus
              aria-label={t("layout.palette.open")}
              className="flex items-center gap-2 border-b border-border px-4"
            >
              <Search size={16} className="text-muted" aria-hidden />
              <Input
                placeholder={t("layout.palette.open")}
                className="h-12 min-w-0 flex-1 bg-transparent text-lg outline-none placeholder:text-subtle"
              />
            </TextField>
            {count > 0 && <Findings groups={groups} q={q} />}
          </Autocomplete>
          {count === 0 && !isSearching && (
            <p className="px-4 py-6 text-center text-muted">{t("layout.palette.none", { q })}</p>
          )}
          {hasFailed && (
            <p role="alert" className="border-t border-border px-4 py-2 text-sm text-muted">
              {t("layout.palette.failed")}
            </p>
          )}
          <KeyHints />
          <p role="status" className="sr-only">
            {status}
          </p>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
