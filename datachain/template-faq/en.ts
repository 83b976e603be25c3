import type { AllTemplateFaqs } from "../template-ids.ts";

export const en: AllTemplateFaqs = {
  people_counter: [
    [
      "Is my face recorded?",
      "No. The device only notices that someone passes and adds one to the count. Its images are processed inside the device and are not stored.",
    ],
    ["Who sees the numbers?", "The city sees totals, for example how many people passed in an hour. No one sees you."],
    [
      "What are the numbers for?",
      "They help to decide things such as how wide a path should be or when a square needs cleaning.",
    ],
  ],
  licence_plate_reader: [
    [
      "Can it find out who I am?",
      "Yes. Through the vehicle register a licence plate leads to the owner. Only staff with permission may look this up, and only for the purpose named here.",
    ],
    [
      "How long is my licence plate kept?",
      "For the time named on this page. After that the photo and the plate number are deleted.",
    ],
    [
      "Can I see what is stored about me?",
      "Yes. Ask the organization named on this page, and give the plate number, the place, the date and the time.",
    ],
  ],
  cctv: [
    [
      "Is my face recorded?",
      "Yes, if you are in view. The video is sharp enough to recognise people. No software searches for faces.",
    ],
    [
      "Who watches the video?",
      "Trained staff of the organization named on this page. The police receive video only after a request that the law allows.",
    ],
    [
      "How long is the video kept?",
      "For the time named on this page. Then it is overwritten, unless it is needed as evidence.",
    ],
  ],
  wifi_counter: [
    [
      "Can it read what is on my phone?",
      "No. It only picks up the signal that a phone sends out when it looks for Wi-Fi, with the number of the device.",
    ],
    [
      "Can I be followed?",
      "The number of your device is replaced by a code. While that code is in use, the same phone can be recognised at several counters.",
    ],
    ["Can I say no?", "Yes. Switch off Wi-Fi on your phone, and it is not counted."],
  ],
  air_quality: [
    ["Does it record anything about me?", "No. It only measures the air. It has no camera and no microphone."],
    ["Where can I see the measurements?", "They are published. The link is on this page."],
  ],
  noise_meter: [
    [
      "Does it listen to conversations?",
      "No. The sound is turned into a loudness value inside the device at once. No sound is stored or sent.",
    ],
    ["What are the measurements for?", "They show where and when it is too loud, so that the city can act."],
  ],
  bin_sensor: [
    [
      "Does it know who threw something away?",
      "No. It measures the distance to the rubbish with sound. It has no camera.",
    ],
    ["What is it good for?", "Full bins are emptied sooner, and lorries drive less."],
  ],
  parking_sensor: [
    [
      "Does it know whose car is parked?",
      "No. It only notices that there is a vehicle. It does not read licence plates.",
    ],
    ["Can it lead to a fine?", "Not on its own. It does not know which vehicle is there."],
  ],
  smart_lighting: [
    ["Does the lamp film me?", "No. It notices movement and warmth, and has no camera."],
    ["Does anyone know when I pass?", "No. The lamp reacts on the spot, and no record of single movements is kept."],
  ],
  ev_charger: [
    [
      "What does it know about me?",
      "What is needed for the bill: your card or account, the time and how much you charged.",
    ],
    [
      "Who sees my data?",
      "The company that runs the charging point and your payment provider. The city sees totals without names.",
    ],
    ["How long is it kept?", "Bills are kept for as long as the law asks. The time is named on this page."],
  ],
  kiosk: [
    ["Does the kiosk film me?", "No. You use it by touch, and it has no camera."],
    [
      "Is it stored what I search for?",
      "It is counted which pages are opened, without a link to you. What you type is cleared when you leave.",
    ],
  ],
  drone: [
    [
      "Can I be seen in the pictures?",
      "Yes, that can happen. The drone films an area, and people there may be recognisable.",
    ],
    [
      "When does it fly?",
      "Only for the purpose named on this page. Planned flights are announced where that is possible.",
    ],
    [
      "What happens to pictures of me?",
      "People are blurred before pictures are passed on. The rest is deleted after the time named on this page.",
    ],
  ],
  chatbot: [
    ["Am I writing with a person?", "No. A program answers. You can ask to be put through to a person at any time."],
    [
      "Can the answers be wrong?",
      "Yes. Answers are put together automatically and can contain mistakes. What counts is the official information they link to.",
    ],
    [
      "Is what I write stored?",
      "Yes, for the time named on this page, to improve the answers. Please do not write anything private.",
    ],
  ],
  permit_triage: [
    [
      "Does a computer decide on my application?",
      "No. It suggests an order and points out what is missing. A person decides.",
    ],
    [
      "What does it look at?",
      "At what is in your application and its documents. It does not gather anything else about you.",
    ],
    ["What can I do if I disagree?", "You can ask for an explanation, and for another person to look at it again."],
  ],
  signal_timing: [
    ["Does it know who is driving?", "No. It works with counts of vehicles, bicycles and people on foot."],
    [
      "What if it gets something wrong?",
      "Fixed safety rules always apply, such as the shortest time to cross. Staff monitor it and can switch it off.",
    ],
  ],
  benefit_check: [
    [
      "Can a computer refuse my application?",
      "No. The system makes a suggestion. Every refusal is decided and explained by a person.",
    ],
    [
      "What data about me does it use?",
      "What you state and what the offices named on this page know, such as income and household. This data is sensitive.",
    ],
    [
      "What can I do against a decision?",
      "You can see and correct your data, ask for the reasons, and object. This page says how.",
    ],
  ],
  document_redaction: [
    [
      "Are my details safely removed?",
      "The system marks what it finds, and a person checks each document before it is published. A mistake is still possible.",
    ],
    [
      "What can I do if I find my name?",
      "Tell the organization named on this page. The document is taken down and corrected.",
    ],
  ],
};
