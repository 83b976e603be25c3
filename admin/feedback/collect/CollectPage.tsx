import { useEffect, useState } from "react";
import { type Collecting, endCollecting, readCollecting, writeCollecting } from "./collecting.ts";
import { ChooseSubject } from "./ChooseSubject.tsx";
import { keepPage } from "./keep-page.ts";
import { Kiosk } from "./Kiosk.tsx";

/** For staff collecting feedback on a tablet: choose the subject once, then ask one person after another. */
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
