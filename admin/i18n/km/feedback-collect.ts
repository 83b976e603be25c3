import { km as asked } from "#terms/feedback/km.ts";
import type { CollectWords } from "../en/feedback-collect.ts";

export const collectWords = {
  asked,
  progress: "សំណួរ {{number}} ក្នុង {{count}}",
  next: "សំណួរបន្ទាប់",
  skip: "រំលងសំណួរនេះ",
  previous: "ត្រឡប់ក្រោយ",
  anonymous: "អនាមិក។ គ្មាននរណាកត់ថាអ្នកជានរណាទេ។",
  comment: "តើអ្នកចង់ប្រាប់អ្វីដល់យើងទេ?",
  comment_hint: "សូមកុំសរសេរឈ្មោះ ស្លាកលេខ ឬលេខទូរសព្ទ។ បើអ្នកសរសេរ យើងនឹងបិទបាំងវា។",
  send: "ផ្ញើ",
  thanks: "សូមអរគុណ",
  thanks_sent: "បានផ្ញើមតិរបស់អ្នកហើយ។ ក្រុមការងារឃើញវានៅក្នុងប្រអប់ទទួល។",
  thanks_kept: "មតិរបស់អ្នកបានរក្សាទុក។ វានឹងទៅដល់ទីក្រុងភ្លាមៗពេលថេប្លេតនេះមានបណ្តាញវិញ។",
  you_said: "អ្នកបាននិយាយ យើងបានធ្វើ",
  next_person: "មនុស្សបន្ទាប់",
  language: "អានជាភាសារបស់អ្នក",
} satisfies CollectWords;
