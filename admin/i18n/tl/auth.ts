import type { Messages } from "../messages.ts";

export const auth = {
  tagline:
    "Ipaliwanag ang teknolohiya sa mga pampublikong lugar gamit ang mga salita at senyas na naiintindihan ng lahat.",
  language: "Wika",
  email: "Email",
  password: "Password",
  new_password: "Bagong password",
  new_password_hint: "Hindi bababa sa 12 karakter. Mainam ang ilang magkakasunod na salita.",
  name: "Ang iyong pangalan",
  to_login: "Bumalik sa pag-sign in",
  bad_link: "Kulang ang link na ito. Buksan muli mula sa email, o humingi ng bago.",
  login: {
    title: "Mag-sign in",
    text: "Gamitin ang email address na inimbitahan.",
    submit: "Mag-sign in",
    submitting: "Nagsa-sign in…",
    forgot: "Nakalimutan ang password?",
    invalid: "Hindi tama ang email o password",
    failed: "May naganap na error",
  },
  forgot: {
    title: "Nakalimutan ang password?",
    text: "Padadalhan ka namin ng link para magtakda ng bago.",
    submit: "Ipadala ang link",
    submitting: "Ipinapadala…",
    sent_title: "Tingnan ang iyong email",
    sent: "Kung may account para sa {{email}}, nagpadala kami ng link. Isang beses lang ito magagamit at mag-e-expire sa loob ng isang oras.",
  },
  reset: {
    title: "Magtakda ng bagong password",
    text: "Masa-sign out ka sa lahat ng iba pang lugar.",
    submit: "Itakda ang password",
    new_link: "Humingi ng bagong link",
  },
  invitation: {
    page: "Imbitasyon",
    title: "Sumali sa {{name}}",
    text_new: "Ang imbitasyon ay para kay {{email}}. Pumili ng pangalan at password.",
    text_known: "Ang imbitasyon ay para kay {{email}}. Hindi magbabago ang iyong account.",
    submit: "Tanggapin ang imbitasyon",
    submitting: "Tinatanggap…",
    gone_title: "Wala nang bisa ang imbitasyong ito",
  },
  setup: {
    title: "I-set up ang Guidepost",
    text: "Gumawa ng unang account. May ganap itong access at makapag-iimbita ng iba.",
    customer_name: "Pangalan ng iyong lungsod o organisasyon",
    submit: "Gumawa ng account",
    submitting: "Ginagawa…",
  },
  share: {
    title: "Ibinahaging link",
    opening: "Binubuksan ang ibinahagi sa iyo…",
    failed_title: "Hindi mabuksan ang link na ito",
    ask: "Humingi ng bagong link sa nagpadala nito.",
  },
} satisfies Messages["auth"];
