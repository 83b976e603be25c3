import { X } from "lucide-react";
import type { ReactNode } from "react";
import { Dialog } from "react-aria-components/Dialog";
import { Heading } from "react-aria-components/Heading";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { cx } from "./cx.ts";
import { IconButton } from "./IconButton.tsx";
import { useModalFootRoom } from "./use-foot-room.ts";
import { type Opened, type Opening, shownIn, Triggered, type WithClose } from "./Triggered.tsx";

interface DrawerProps extends Opening {
  title: string;
  closeLabel: string;
  children: WithClose;
  /** A button with slot="close" also closes the drawer. */
  footer?: WithClose;
  side?: "start" | "end" | undefined;
  /** "lg" for forms with a list below. */
  size?: "md" | "lg" | undefined;
  /** For content with its own heading, such as the navigation. */
  isTitleHidden?: boolean | undefined;
}

const widths = { md: "w-88 max-w-[calc(100vw-3rem)]", lg: "w-150 max-w-full" };
const sides = {
  start: "me-auto border-e [--from:-100%] rtl:[--from:100%]",
  end: "ms-auto border-s",
};

export const Drawer = ({ trigger, isOpen, onOpenChange, ...panel }: DrawerProps) => (
  <Triggered trigger={trigger} isOpen={isOpen} onOpenChange={onOpenChange}>
    {(state) => <Panel {...panel} {...state} />}
  </Triggered>
);

type PanelProps = Omit<DrawerProps, keyof Opening> & Opened;

function Panel({
  title,
  closeLabel,
  children,
  footer,
  side = "end",
  size = "md",
  isTitleHidden = false,
  ...state
}: PanelProps) {
  return (
    <ModalOverlay {...state} isDismissable className="motion-fade fixed inset-0 z-40 flex overflow-hidden bg-overlay">
      <Modal className={cx("motion-slide h-full border-border bg-surface", widths[size], sides[side])}>
        <Dialog className="flex h-full flex-col outline-none">
          {({ close }) => (
            <>
              <div
                className={cx(
                  "flex items-center gap-2 border-border",
                  isTitleHidden ? "justify-end p-2" : "border-b py-3 ps-4 pe-3",
                )}
              >
                <Heading slot="title" className={isTitleHidden ? "sr-only" : "min-w-0 flex-1 text-lg font-bold"}>
                  {title}
                </Heading>
                <IconButton slot="close" label={closeLabel} icon={X} size="sm" />
              </div>
              <div className="min-h-0 flex-1 overflow-auto p-4">{shownIn(children, close)}</div>
              {footer && <DrawerFoot>{shownIn(footer, close)}</DrawerFoot>}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

const DrawerFoot = ({ children }: { children: ReactNode }) => (
  <div ref={useModalFootRoom()} className="flex items-center justify-between gap-2 border-t border-border px-4 py-3">
    {children}
  </div>
);
