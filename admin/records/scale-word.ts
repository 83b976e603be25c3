import type { Translate } from "#admin/i18n/i18n.ts";
import type { FaceValue } from "#admin/ui/Face.tsx";
import type { FeedbackQuestion } from "#contract/feedback.ts";

/** A face's label by question: bad as a feeling, hard to understand, not helpful. */
export const scaleWord = (t: Translate, question: FeedbackQuestion, face: FaceValue) =>
  question === "feeling" ? t(`feedback.faces.${face}`) : t(`feedback.scales.${question}.${face}`);
