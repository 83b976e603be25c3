import { useEffect, useState } from "react";
import { type Collecting, endCollecting, readCollecting, writeCollecting } from "./collecting.ts";
import { ChooseSubject } from "./ChooseSubject.tsx";
import { keepPage } from "./keep-page.ts";
import { Kiosk } from "./Kiosk.tsx";

/** For staff with a tablet on site: chosen once what people are asked about, then one person after the other. */
export function CollectPage() {
  const [collecting, setCollecting] = useState(readCollecting);
  useEffect(() => void keepPage().catch(() => undefined), []);
  const change = (next: Collecting) => {
    writeCollecting(next);
    setCollecting(next);
  };
  const end = () => {
    endCollecting();
    setCollecting(undefined);
  };
  return collecting ? (
    <Kiosk collecting={collecting} onCounted={change} onEnd={end} />
  ) : (
    <ChooseSubject onStart={change} />
  );
}
