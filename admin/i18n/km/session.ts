import type { Messages } from "../messages.ts";

export const session = {
  signing_out: "កំពុងចាកចេញ…",
  sign_out: "ចាកចេញ",
  switched: "ឥឡូវអ្នកកំពុងធ្វើការសម្រាប់ {{name}}",
  switch_failed: "អ្នកនៅតែធ្វើការសម្រាប់អតិថិជនដដែល។",
  terms: {
    title: "លក្ខខណ្ឌប្រើប្រាស់ថ្មី",
    text: "លក្ខខណ្ឌប្រើប្រាស់បានផ្លាស់ប្ដូរនៅថ្ងៃទី {{date}}។ សូមយល់ព្រមដើម្បីបន្ត។",
    accept: "យល់ព្រម ហើយបន្ត",
    accepting: "កំពុងយល់ព្រម…",
  },
} satisfies Messages["session"];
