import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { cx } from "./cx.ts";
import { IconButton } from "./IconButton.tsx";
import { useModalFootRoom } from "./use-foot-room.ts";

interface SheetProps {
  title: string;
  /** Line below the title. */
  detail?: ReactNode;
  /** Badge beside the title. */
  status?: ReactNode;
  /** Before the close button: a menu, links to neighbours. */
  actions?: ReactNode;
  closeLabel: string;
  onClose: () => void;
  children: ReactNode;
  footer: ReactNode;
  size?: "md" | "lg" | undefined;
}

const widths = { md: "max-w-150", lg: "max-w-240" };

/** A task beside its page: full height at the end of the window, with a fixed head and foot. */
export function Sheet({
  title,
  detail,
  status,
  actions,
  closeLabel,
  onClose,
  children,
  footer,
  size = "md",
}: SheetProps) {
  return (
    <ModalOverlay
      isOpen
      isDismissable
      onOpenChange={(isOpen) => !isOpen && onClose()}
      className="motion-fade fixed inset-0 z-40 flex overflow-hidden bg-overlay"
    >
      <Modal className={cx("motion-slide ms-auto h-dvh w-full border-s border-border bg-surface", widths[size])}>
        <Dialog className="flex h-full flex-col outline-none">
          <div className="flex items-start gap-2 border-b border-border py-4 ps-4 pe-3 md:ps-6 md:pe-5">
            <div className="min-w-0 flex-1">
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <Heading slot="title" className="text-lg font-bold [overflow-wrap:anywhere]">
                  {title}
                </Heading>
                {status}
              </div>
              {detail && <p className="text-sm text-muted [overflow-wrap:anywhere]">{detail}</p>}
            </div>
            {actions}
            <IconButton label={closeLabel} icon={X} size="sm" onPress={onClose} />
          </div>
          <div className="min-h-0 flex-1 overflow-auto">{children}</div>
          <SheetFoot>{footer}</SheetFoot>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const SheetFoot = ({ children }: { children: ReactNode }) => (
  <div ref={useModalFootRoom()} className="flex flex-wrap items-center gap-2 border-t border-border px-4 py-3 md:px-6">
    {children}
  </div>
);
