export const pageOrder = {
  drag: "Drag to move",
  up: "Move “{{name}}” up",
  down: "Move “{{name}}” down",
  first: "“{{name}}” is the first",
  last: "“{{name}}” is the last",
  done: "“{{name}}” is now number {{at, number}}",
};

export const pageFaq = {
  on_page: "On this page",
  show: "Show questions on this page",
  show_hint: "Residents read them at the end of the page.",
  add: "Add question",
  empty_title: "No questions yet",
  empty: "Answer what residents ask about this. Three to six questions are enough.",
  unnamed: "New question",
  all_languages: "In all languages",
  not_in: "Not in {{languages}} yet",
  open: "Open “{{name}}”",
  close: "Close “{{name}}”",
  delete: "Delete question",
  deleted: "“{{name}}” was deleted",
  share: "Use in the whole guide",
  shared: "“{{name}}” now belongs to the whole guide. Residents see it on every page once the home page is published.",
  share_failed: "“{{name}}” was not moved. It is still on this page.",
  whole: "From the whole guide",
  whole_shown: "{{shown, number}} of {{total, number}} shown",
  whole_edit: "Edit for all pages",
  whole_on: "Shown after this page’s own questions",
  whole_off: "Not shown on this page",
  whole_empty: "There are no questions for the whole guide yet. They are written on the home page.",
  whole_failed: "The questions of the whole guide did not load.",
};

export const pageMap = {
  show: "Show a map on this page",
  show_hint: "A list beside the map says the same.",
  title: "Places",
  map: "Map of what residents see",
  precision: "Precision of {{name}}",
  as_place: "{{precision}}, as set for the place",
  left_out: "Not on this page",
  internal: "Never shown: this place is for staff only",
  limit: "A page can show a place less precisely than the place itself allows, never more.",
  edit: "Edit the device’s places",
  add: "Add a place",
  empty_title: "No places yet",
  empty: "Add places to the device. This page can then show them.",
  load_failed: "The places did not load",
  unnamed: "Unnamed place",
};

export const pageSubject = {
  about: "This page is about this record. What you change there shows up here as a change to publish.",
  details: "Edit details",
  builder: "Open datachain builder",
  status: "Status",
  reference: "Reference",
  accountable: "Accountable",
  none: "Not set",
  no_chain_title: "No datachain yet",
  no_chain: "A datachain explains step by step what happens with data. A page needs one before it can be published.",
  start: "Start datachain",
  load_failed: "The datachain did not load",
  missing: "This page is not linked to a record.",
};

export const pageFeedback = {
  show: "Ask residents for feedback on this page",
  show_hint: "Anonymous. No name or address is asked for.",
  set: "Questions",
  full: "All five questions",
  full_text: "Five faces to choose from for each, and a comment. Takes about a minute.",
  short: "One question",
  short_text: "How the technology makes people feel, and a comment.",
  asked: "What residents are asked",
  questions: {
    feel: "How does this technology make you feel?",
    helpful: "Is this information helpful?",
    clear: "Is it easy to understand?",
    reach: "Is it easy to get to?",
    guide: "How do you rate this guide?",
    comment: "Is there anything you want to tell us?",
  },
  faces: "Answered with five faces",
  free: "Answered in the resident’s own words",
  off: "Nothing is asked on this page.",
};

export const pageCodes = {
  title: "Short codes of this page",
  empty_title: "No short codes yet",
  empty: "No short code leads to this page yet. A code printed on a sign takes residents here.",
  new: "New code",
  scans_one: "{{count, number}} scan in 30 days",
  scans_other: "{{count, number}} scans in 30 days",
  failed: "The short codes did not load",
};

export const pagePreview = {
  title: "Live preview",
  open: "Open preview in a new tab",
  width: "Width of the preview",
  phone: "Phone",
  desktop: "Desktop",
  frame: "The page as residents will see it",
  failed: "The preview did not load.",
};
