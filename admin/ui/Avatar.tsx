import type { ReactNode } from "react";
import { cx } from "./cx.ts";

interface AvatarProps {
  name: string;
  src?: string | undefined;
  size?: "md" | "lg" | undefined;
  /** Hidden from screen readers, for use beside the person's name. */
  isDecorative?: boolean | undefined;
}

const tones = [
  "bg-avatar-1 text-on-avatar-1",
  "bg-avatar-2 text-on-avatar-2",
  "bg-avatar-3 text-on-avatar-3",
  "bg-avatar-4 text-on-avatar-4",
];

/** First grapheme: keeps a Khmer cluster or an accented letter whole. */
function firstLetter(word = ""): string {
  return new Intl.Segmenter().segment(word).containing(0)?.segment ?? "";
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return firstLetter(words[0]) + (words.length > 1 ? firstLetter(words.at(-1)) : "");
}

/** Stable colour per person. */
function toneOf(name: string): string | undefined {
  let sum = 0;
  for (let at = 0; at < name.length; at++) sum = (sum * 31 + name.charCodeAt(at)) % 997;
  return tones[sum % tones.length];
}

export function Avatar({ name, src, size = "md", isDecorative = false }: AvatarProps) {
  const look = cx("flex-none rounded-full", size === "lg" ? "size-7" : "size-6");
  if (src) return <img src={src} alt={isDecorative ? "" : name} className={cx(look, "object-cover")} />;
  return (
    <span
      {...(isDecorative ? { "aria-hidden": true } : { role: "img", "aria-label": name })}
      className={cx(look, "inline-grid place-items-center text-[11px] leading-none font-bold uppercase", toneOf(name))}
    >
      {initials(name)}
    </span>
  );
}

export function AvatarStack({ children }: { children: ReactNode }) {
  return <span className="inline-flex [&>*]:ring-2 [&>*]:ring-surface [&>*+*]:-ms-1">{children}</span>;
}
