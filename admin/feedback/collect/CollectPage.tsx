import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Collecting, endCollecting, readCollecting, writeCollecting } from "./collecting.ts";
import { ChooseSubject } from "./ChooseSubject.tsx";
import { loadWords } from "./collect-words.ts";
import { keepPage } from "./keep-page.ts";
import { Kiosk } from "./Kiosk.tsx";

/** For staff with a tablet on site: chosen once what people are asked about, then one person after the other. */
export function CollectPage() {
  const [collecting, setCollecting] = useState(readCollecting);
  // they are part of the page: nothing of them is asked of the server
  const { data: words } = useQuery({
    queryKey: ["collect-words"],
    queryFn: loadWords,
    staleTime: Infinity,
    networkMode: "always",
  });
  const isReady = words !== undefined;
  useEffect(() => {
    if (isReady) void keepPage().catch(() => undefined);
  }, [isReady]);
  const change = (next: Collecting) => {
    writeCollecting(next);
    setCollecting(next);
  };
  const end = () => {
    endCollecting();
    setCollecting(undefined);
  };
  if (!words) return null;
  return collecting ? (
    <Kiosk collecting={collecting} words={words} onCounted={change} onEnd={end} />
  ) : (
    <ChooseSubject onStart={change} />
  );
}
