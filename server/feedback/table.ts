/** The columns of the files, in their order. Their names are a promise: reports are built on them. */
export const feedbackColumns = [
  "id",
  "submitted_at",
  "page_id",
  "page_title",
  "channel",
  "locale",
  "short_code",
  "location",
  "feeling",
  "helpful",
  "easy_to_understand",
  "easy_to_reach",
  "guide_rating",
  "comment",
  "case_status",
  "public_reply",
] as const;

export const allFeedbackColumns = ["id", "customer_id", "customer", ...feedbackColumns.slice(1)] as const;
