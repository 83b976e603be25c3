import { Copy, FileJson2, LayoutTemplate, type LucideIcon } from "lucide-react";
import { Suspense, useState } from "react";
import { Button as AriaButton } from "react-aria-components/Button";
import { lazyPart } from "#admin/frame/load-page.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { Card, CardBody, CardHead } from "#admin/ui/Card.tsx";
import type { Datachain } from "#contract/datachains.ts";
import type { ChainSubject } from "../chain-subject.ts";
import { useStart } from "./use-start.ts";

const CopyDialog = lazyPart(() => import("./CopyDialog.tsx"), "CopyDialog");
const DocumentDialog = lazyPart(() => import("./DocumentDialog.tsx"), "DocumentDialog");
const TemplateDialog = lazyPart(() => import("./TemplateDialog.tsx"), "TemplateDialog", "templates");

const WAYS = ["template", "copy", "document"] as const;
type Way = (typeof WAYS)[number];
const ICONS: Record<Way, LucideIcon> = { template: LayoutTemplate, copy: Copy, document: FileJson2 };

/** Starts from a template, a copy or a document of the standard. The replaced chain stays as an earlier version. */
export function BeginCard({ subject, datachain }: { subject: ChainSubject; datachain: Datachain }) {
  const { t } = useTranslation();
  const [way, setWay] = useState<Way>();
  const start = useStart(subject, datachain, () => setWay(undefined));
  const hasContent = datachain.content.placements.length > 0;
  const close = () => setWay(undefined);
  return (
    <Card aria-labelledby="chain-begin">
      <CardHead id="chain-begin" title={t(hasContent ? "datachains.start.again" : "datachains.start.ways")} />
      <CardBody>
        <p className="mb-3 text-sm text-muted">
          {t(hasContent ? "datachains.start.again_text" : "datachains.start.empty_text")}
        </p>
        <ul className="flex flex-col gap-2">
          {WAYS.map((one) => {
            const Icon = ICONS[one];
            return (
              <li key={one}>
                <AriaButton
                  onPress={() => setWay(one)}
                  className="flex w-full items-start gap-3 rounded-md border border-border p-3 text-start hover:bg-hover"
                >
                  <Icon size={18} className="mt-0.5 flex-none text-primary" aria-hidden />
                  <span>
                    <span className="block font-medium">{t(`datachains.start.${one}`)}</span>
                    <span className="block text-sm text-muted">{t(`datachains.start.${one}_text`)}</span>
                  </span>
                </AriaButton>
              </li>
            );
          })}
        </ul>
      </CardBody>
      <Suspense>
        {way === "template" && (
          <TemplateDialog kind={subject.kind} start={start} hasContent={hasContent} onClose={close} />
        )}
        {way === "copy" && <CopyDialog subject={subject} start={start} hasContent={hasContent} onClose={close} />}
        {way === "document" && <DocumentDialog start={start} hasContent={hasContent} onClose={close} />}
      </Suspense>
    </Card>
  );
}
