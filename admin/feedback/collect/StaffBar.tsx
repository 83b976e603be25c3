import { LockKeyhole, RefreshCw, TriangleAlert, WifiOff } from "lucide-react";
import { useState } from "react";
import { ConfirmDialog } from "#admin/frame/ConfirmDialog.tsx";
import { formatNumber } from "#admin/i18n/format.ts";
import { useTranslation } from "#admin/i18n/i18n.ts";
import { type Collecting, countOf } from "./collecting.ts";
import type { Obstacle } from "./send-answers.ts";

interface StaffBarProps {
  collecting: Collecting;
  /** Answers on this tablet still to be sent. */
  waiting: number;
  /** Answers the server rejected for good. */
  refused: number;
  obstacle: Obstacle | undefined;
  hasNoRoom: boolean;
  onEnd: () => void;
}

/** For staff, in their own language: the subject, the number of answers, and how many are still to be sent. */
export function StaffBar({ collecting, waiting, refused, obstacle, hasNoRoom, onEnd }: StaffBarProps) {
  const { t } = useTranslation();
  const [isEnding, setEnding] = useState(false);
  const detail = [collecting.place?.name, t("feedback.channels.staff"), collecting.by].filter(Boolean).join(" · ");
  return (
    <header>
      <div className="flex items-center gap-4 bg-inverse px-5 py-3 text-[16px] leading-[1.4] text-on-inverse">
        <p className="min-w-0 flex-1">
          <b className="block [overflow-wrap:anywhere]">{collecting.page.title}</b>
          <span className="max-sm:hidden">{detail}</span>
        </p>
        <p className="text-end">{t("feedback.collect.today", { count: formatNumber(countOf(collecting)) })}</p>
        <button
          type="button"
          onClick={() => setEnding(true)}
          className="min-h-11 cursor-pointer rounded-md border-2 border-on-inverse px-4 font-bold outline-offset-2 focus-visible:outline-3 focus-visible:outline-on-inverse"
        >
          {t("feedback.collect.end")}
        </button>
      </div>
      <div role="status">
        {hasNoRoom ? (
          <Waiting
            icon={TriangleAlert}
            title={t("feedback.collect.no_room")}
            text={t("feedback.collect.no_room_text")}
          />
        ) : waiting > 0 && obstacle ? (
          <Waiting
            icon={obstacle === "offline" ? WifiOff : LockKeyhole}
            title={t(`feedback.collect.${obstacle}`, { count: formatNumber(waiting) })}
            text={t(`feedback.collect.${obstacle}_text`)}
          />
        ) : (
          waiting > 0 && (
            <Waiting icon={RefreshCw} title={t("feedback.collect.sending", { count: formatNumber(waiting) })} />
          )
        )}
        {refused > 0 && (
          <Waiting
            icon={TriangleAlert}
            title={t("feedback.collect.refused", { count: refused })}
            text={t("feedback.collect.refused_later")}
            isTextBelow
          />
        )}
      </div>
      {isEnding && (
        <ConfirmDialog
          title={t("feedback.collect.end_title")}
          text={t(waiting > 0 ? "feedback.collect.end_waiting" : "feedback.collect.end_text")}
          confirmLabel={t("feedback.collect.end_confirm")}
          isPending={false}
          onConfirm={onEnd}
          onCancel={() => setEnding(false)}
        />
      )}
    </header>
  );
}

interface WaitingProps {
  icon: typeof WifiOff;
  title: string;
  text?: string;
  /** For titles that are not a sentence: puts the text on a new line. */
  isTextBelow?: boolean;
}

const Waiting = ({ icon: Glyph, title, text, isTextBelow = false }: WaitingProps) => (
  <p className="flex items-center gap-3 border-b border-warning-border bg-warning-soft px-5 py-3">
    <Glyph size={24} aria-hidden className="flex-none text-warning" />
    <span>
      <b className={isTextBelow ? "block" : ""}>{title}</b> {text}
    </span>
  </p>
);
