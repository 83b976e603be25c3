/** Words for people answering on a tablet. Bundled for all languages, because the tablet may be offline. */
export const collectWords = {
  faces: { "1": "Very bad", "2": "Bad", "3": "Neutral", "4": "Good", "5": "Very good" },
  scales: {
    helpful: {
      "1": "Not at all helpful",
      "2": "Not very helpful",
      "3": "Partly helpful",
      "4": "Helpful",
      "5": "Very helpful",
    },
    easy_to_understand: { "1": "Very hard", "2": "Hard", "3": "In between", "4": "Easy", "5": "Very easy" },
    easy_to_reach: { "1": "Very hard", "2": "Hard", "3": "In between", "4": "Easy", "5": "Very easy" },
    guide_rating: { "1": "Very poor", "2": "Poor", "3": "Fair", "4": "Good", "5": "Excellent" },
  },
  questions: {
    feeling: "How does this technology make you feel?",
    helpful: "Is this information helpful?",
    easy_to_understand: "Is it easy to understand?",
    easy_to_reach: "Is it easy to get to?",
    guide_rating: "How do you rate this guide?",
  },
  progress: "Question {{number}} of {{count}}",
  next: "Next question",
  skip: "Skip this one",
  previous: "Back",
  choose: "Choose a face, or skip this question.",
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
