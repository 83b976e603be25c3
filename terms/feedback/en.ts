import type { FeedbackTerms } from "./term.ts";

export const en: FeedbackTerms = {
  questions: {
    feeling: {
      asks: "How does this technology make you feel?",
      short: "Feels",
      answers: { "1": "Very bad", "2": "Bad", "3": "Neutral", "4": "Good", "5": "Very good" },
    },
    helpful: {
      asks: "Is this information helpful?",
      short: "Helpful",
      answers: {
        "1": "Not at all helpful",
        "2": "Not very helpful",
        "3": "Partly helpful",
        "4": "Helpful",
        "5": "Very helpful",
      },
    },
    easy_to_understand: {
      asks: "Is it easy to understand?",
      short: "Easy to read",
      answers: { "1": "Very hard", "2": "Hard", "3": "In between", "4": "Easy", "5": "Very easy" },
    },
    easy_to_reach: {
      asks: "Is it easy to get to?",
      short: "Easy to get to",
      answers: { "1": "Very hard", "2": "Hard", "3": "In between", "4": "Easy", "5": "Very easy" },
    },
    guide_rating: {
      asks: "How do you rate this guide?",
      short: "The guide",
      answers: { "1": "Very poor", "2": "Poor", "3": "Fair", "4": "Good", "5": "Excellent" },
    },
  },
  kinds: {
    scale: { choose: "Choose a face, or skip this question.", answered: "Answered with five faces" },
  },
};
