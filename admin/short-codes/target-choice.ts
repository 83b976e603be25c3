import { useState } from "react";
import type { Named } from "#admin/records/SearchedPicker.tsx";
import type { CodeTarget, CodeTargetType, ShortCode } from "#contract/short-codes.ts";

/** A target being chosen. */
type TargetChoice = {
  type: CodeTargetType;
  page: Named | null;
  place: Named | null;
  url: string;
};

export const NO_CHOICE: TargetChoice = { type: "location", page: null, place: null, url: "" };

export function choiceOf({ target_type, page, place, url }: ShortCode): TargetChoice {
  return {
    type: target_type === "none" ? "location" : target_type,
    page: page && { id: page.id, name: page.title },
    place: place && { id: place.id, name: place.name },
    url: url ?? "",
  };
}

const isHttps = (text: string) => /^https:\/\/\S+$/.test(text.trim()) && URL.canParse(text.trim());

/** Converts it to the API's format; undefined while incomplete. */
export function targetOf({ type, page, place, url }: TargetChoice): CodeTarget | undefined {
  if (type === "home" || type === "none") return { type };
  if (type === "page") return page ? { type, page_id: page.id } : undefined;
  if (type === "location") return place ? { type, location_id: place.id } : undefined;
  return isHttps(url) ? { type, url: url.trim() } : undefined;
}

/** A choice, and whether to show what is missing: only after the first attempt. `first` may still be loading. */
export function useTargetChoice(first: TargetChoice) {
  const [changes, setChanges] = useState<Partial<TargetChoice>>({});
  const [isTried, setTried] = useState(false);
  const choice = { ...first, ...changes };
  return {
    choice,
    change: (part: Partial<TargetChoice>) => setChanges((before) => ({ ...before, ...part })),
    isTried,
    /** Returns the target, or undefined and shows what is missing. */
    take: () => {
      setTried(true);
      return targetOf(choice);
    },
  };
}
