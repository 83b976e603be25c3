import type { Messages } from "../messages.ts";

export const session = {
  language: "Wika",
  name_needed: "Ilagay ang iyong pangalan",
  password_needed: "Ilagay ang iyong password",
  signing_out: "Nagsa-sign out…",
  sign_out: "Mag-sign out",
  switched: "Nasa {{name}} ka na ngayon",
  switch_failed: "Nasa dating workspace ka pa rin.",
  elsewhere: {
    title: "Lumipat ka ng workspace sa ibang window",
    text: "{{shown}} ang ipinapakita ng window na ito. Lumipat ka sa {{next}} sa ibang window.",
    text_unnamed: "Lumipat ka sa ibang workspace sa ibang window. Ang dati pa rin ang ipinapakita ng window na ito.",
    kept: "Hindi pa nawawala ang itinype mo rito. Bumalik para i-save ito. Mawawala ang mga hindi na-save na pagbabago kapag ipinakita na ng window na ito ang kabilang workspace.",
    back: "Bumalik sa {{shown}}",
    back_unnamed: "Bumalik",
    go: "Ipakita ang {{next}} dito",
    go_unnamed: "Ipakita rito ang isa pa",
    going_back: "Bumabalik…",
  },
  second_step: {
    title: "Humihingi ng pangalawang hakbang ang workspace na ito",
    text: "Hindi sapat ang password mo para mabuksan ang mga record nito. I-set up ang pangalawang hakbang; dalawang minuto lang.",
    action: "I-set up ang pangalawang hakbang",
  },
  terms: {
    title: "Bagong mga tuntunin ng paggamit",
    text: "Nagbago ang mga tuntunin ng paggamit noong {{date}}. Tanggapin ang mga ito para magpatuloy.",
    accept: "Tanggapin at magpatuloy",
    accepting: "Tinatanggap…",
  },
} satisfies Messages["session"];
