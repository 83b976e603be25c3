import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { cx } from "#admin/ui/cx.ts";

interface BigButtonProps {
  children: ReactNode;
  isMain?: boolean;
  type?: "button" | "submit";
  onPress?: () => void;
}

const LOOKS = {
  main: "border-primary bg-primary text-on-primary hover:bg-primary-hover",
  other: "border-primary bg-surface text-primary hover:bg-hover",
};

/** Large enough to tap at arm's length. */
export const BigButton = ({ children, isMain = false, type = "button", onPress }: BigButtonProps) => (
  <Button
    type={type}
    {...(onPress && { onPress })}
    className={cx(
      "min-h-18 flex-1 cursor-pointer rounded-md border-2 px-5 py-3 text-[20px] font-bold min-[700px]:text-[22px]",
      isMain ? LOOKS.main : LOOKS.other,
    )}
  >
    {children}
  </Button>
);
