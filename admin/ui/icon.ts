import type { ComponentType } from "react";

/** A Lucide icon, or any drawing that takes a size. */
export type Icon = ComponentType<{ size?: number; className?: string; "aria-hidden"?: boolean; strokeWidth?: number }>;
