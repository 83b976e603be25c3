import type { Messages } from "../messages.ts";

export const session = {
  signing_out: "Nagsa-sign out…",
  sign_out: "Mag-sign out",
  switched: "Nagtatrabaho ka na ngayon para sa {{name}}",
  switch_failed: "Sa dating customer ka pa rin nagtatrabaho.",
  terms: {
    title: "Bagong mga tuntunin ng paggamit",
    text: "Nagbago ang mga tuntunin ng paggamit noong {{date}}. Tanggapin ang mga ito para magpatuloy.",
    accept: "Tanggapin at magpatuloy",
    accepting: "Tinatanggap…",
  },
} satisfies Messages["session"];
