import { en as asked } from "#terms/feedback/en.ts";

/** Words for people answering on a tablet. Bundled for all languages, because the tablet may be offline. */
export const collectWords = {
  asked,
  progress: "Question {{number}} of {{count}}",
  next: "Next question",
  skip: "Skip this one",
  previous: "Back",
  anonymous: "Anonymous. Nobody writes down who you are.",
  comment: "Is there anything you want to tell us?",
  comment_hint: "Please leave out names, number plates and phone numbers. If you write one, we cover it.",
  send: "Send",
  thanks: "Thank you",
  thanks_sent: "Your feedback was sent. The team finds it in its inbox.",
  thanks_kept: "Your feedback is saved. It reaches the city as soon as this tablet is online again.",
  you_said: "You said, we did",
  next_person: "Next person",
  language: "Read this in your language",
};

export type CollectWords = typeof collectWords;
