import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog as AriaDialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { cx } from "./cx.ts";
import { IconButton } from "./IconButton.tsx";
import { useModalFootRoom } from "./use-foot-room.ts";
import { type Opened, type Opening, shownIn, Triggered, type WithClose } from "./Triggered.tsx";

interface DialogProps extends Opening {
  title: string;
  closeLabel: string;
  /** One sentence on what will happen. */
  description?: ReactNode;
  children?: WithClose;
  /** Buttons, the main one last. One with slot="close" also closes the dialog. */
  actions?: WithClose;
  size?: "sm" | "md" | "lg" | undefined;
  /** "alertdialog" for questions that must be answered: a click outside does not close it. */
  role?: "dialog" | "alertdialog" | undefined;
}

const widths = { sm: "max-w-105", md: "max-w-140", lg: "max-w-200" };

export const Dialog = ({ trigger, isOpen, onOpenChange, ...panel }: DialogProps) => (
  <Triggered trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
    {(state) => <Panel {...panel} {...state} />}
  </Triggered>
);

type PanelProps = Omit<DialogProps, keyof Opening> & Opened;

function Panel({
  title,
  closeLabel,
  description,
  children,
  actions,
  size = "sm",
  role = "dialog",
  ...state
}: PanelProps) {
  return (
    <ModalOverlay
      {...state}
      isDismissable={role === "dialog"}
      className="motion-fade fixed inset-0 z-40 flex items-center justify-center overflow-auto bg-overlay p-4 max-md:items-end"
    >
      <Modal className={cx("motion-rise w-full rounded-lg border border-border bg-surface shadow-float", widths[size])}>
        <AriaDialog role={role} className="flex max-h-[calc(100dvh-2rem)] flex-col outline-none">
          {({ close }) => (
            <>
              <div className="flex items-start gap-2 ps-5 pe-3 pt-4">
                <Heading slot="title" className="min-w-0 flex-1 pt-0.5 text-lg font-bold">
                  {title}
                </Heading>
                <IconButton slot="close" label={closeLabel} icon={X} size="sm" />
              </div>
              <div className="min-h-0 overflow-auto px-5 pt-1 pb-5">
                {description && <p className="text-muted">{description}</p>}
                {children && <div className={description ? "mt-4" : "mt-2"}>{shownIn(children, close)}</div>}
              </div>
              {actions && <DialogFoot>{shownIn(actions, close)}</DialogFoot>}
            </>
          )}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

const DialogFoot = ({ children }: { children: ReactNode }) => (
  <div
    ref={useModalFootRoom()}
    className="flex flex-wrap justify-end gap-2 px-5 pb-5 max-md:flex-col-reverse max-md:items-stretch"
  >
    {children}
  </div>
);
