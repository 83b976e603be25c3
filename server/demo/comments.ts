/** What people write, by language. */
export const comments = {
  en: [
    "Good to know that no one is filming us here.",
    "Does the camera keep my number plate if I only turn into the car park?",
    "The code on the pole is scratched, I had to type it.",
    "Clear and short. Please do this for the buses too.",
    "Who can see this data? The page says the city, but which office?",
    "I would like to see the numbers themselves, not only what they are for.",
    "Too many words for someone standing in the rain.",
    "Thank you for saying how long it is kept.",
    "The sign hangs too high to scan from a wheelchair.",
    "Put one of these at the school crossing as well.",
  ],
  es: [
    "Demasiado texto para leer en la parada.",
    "¿Quién revisa que los datos se borren de verdad?",
    "Muy claro, gracias por ponerlo en español.",
    "No sabía que esto contaba personas. Me quedo más tranquila.",
    "El enlace de privacidad debería estar más arriba.",
    "¿Se puede pedir que no me cuenten?",
    "La letra del cartel es pequeña para mi madre.",
    "Estaría bien tener uno igual junto al mercado.",
    "No encuentro a quién llamar si está roto.",
    "Me gusta que expliquen para qué sirve.",
  ],
  fr: [
    "Enfin une explication qu’on comprend en dix secondes.",
    "Combien de temps gardez-vous les images ?",
    "Le panneau est caché derrière la haie.",
    "J’aimerais voir les mesures d’hier et de la semaine.",
    "Très bien, mais la carte ne s’ouvre pas sur mon téléphone.",
    "Qui a décidé de l’installer ici ?",
    "Merci d’avoir traduit la page.",
    "Un peu long, les points essentiels suffiraient.",
    "Est-ce que la police peut consulter ces données ?",
    "Bonne idée, à faire dans toute la ville.",
  ],
  pt: [
    "Gostei de saber que não guardam imagens.",
    "O código demorou a abrir.",
    "Quem paga por este sensor?",
    "Explicação simples, até o meu filho percebeu.",
    "Falta dizer o que acontece quando avaria.",
    "Podiam pôr o cartaz também do outro lado da rua.",
    "Obrigado pela página em português.",
    "Não entendi a diferença entre as cores.",
    "Como posso pedir os meus dados?",
    "Ajuda a confiar mais na cidade.",
  ],
  tl: [
    "Salamat at may Tagalog.",
    "Nakikita ba ang mukha ko rito?",
    "Madaling intindihin, pero medyo mahaba.",
    "Sana may ganito rin sa may paaralan.",
    "Hindi gumana ang code noong una, pero gumana noong inulit ko.",
    "Sino ang puwedeng tumingin sa datos?",
    "Mabuti at sinasabi kung kailan binubura.",
    "Mataas masyado ang karatula.",
    "Gusto kong malaman kung saan napupunta ang impormasyon.",
    "Ayos ito, malinaw ang mga larawan.",
  ],
  km: [
    "តើទិន្នន័យនេះរក្សាទុករយៈពេលប៉ុន្មាន?",
    "អរគុណដែលមានភាសាខ្មែរ។",
    "តើវាថតមុខខ្ញុំទេ?",
    "អានងាយយល់ណាស់។",
    "អក្សរលើផ្លាកតូចពេក ម៉ែខ្ញុំមើលមិនឃើញ។",
    "ខ្ញុំចង់ដឹងថាអ្នកណាអាចមើលទិន្នន័យបាន។",
    "សូមដាក់មួយនៅក្បែរសាលារៀនដែរ។",
    "ស្កេនកូដហើយ ប៉ុន្តែបើកយូរបន្តិច។",
    "ល្អណាស់ ដែលប្រាប់ថាឧបករណ៍នេះសម្រាប់ធ្វើអ្វី។",
    "តើខ្ញុំអាចសុំលុបទិន្នន័យរបស់ខ្ញុំបានទេ?",
  ],
} as const;

export type CommentLocale = keyof typeof comments;

/** A spreadsheet would take these for formulas. */
export const formulaLike = [
  "=SUM(A1:A9) is what the display showed this morning",
  "+1 for a bench next to the sign",
  "-5 points for the small print",
  "@cityhall please add the opening hours",
] as const;

export const replies: Record<CommentLocale, string> = {
  en: "Thank you. We have added the answer to this page.",
  es: "Gracias. Hemos añadido la respuesta a esta página.",
  fr: "Merci. Nous avons ajouté la réponse à cette page.",
  pt: "Obrigado. Acrescentámos a resposta a esta página.",
  tl: "Salamat. Idinagdag namin ang sagot sa pahinang ito.",
  km: "អរគុណ។ យើងបានបន្ថែមចម្លើយទៅក្នុងទំព័រនេះហើយ។",
};

/** Comments with data that has to be covered. Nobody can be reached by any of it. */
export const personal: readonly { readonly locale: CommentLocale; readonly text: string }[] = [
  {
    locale: "en",
    text: "Does the camera keep my number plate if I only turn into the car park? Mine is SV-204-KL and I come every morning. Please call me, 555 014 2277, or put the answer on the page so that my neighbours can read it too.",
  },
  { locale: "es", text: "¿Pueden escribirme a marta@correo.example cuando bajen el cartel?" },
];

type Everywhere = Readonly<Record<CommentLocale, string>>;

/** What people said, and what the city did. */
export const outcomes: readonly { readonly said: Everywhere; readonly reply: Everywhere }[] = [
  {
    said: {
      en: "There is too much text for someone standing at the stop.",
      es: "Hay demasiado texto para leer en la parada.",
      fr: "Il y a trop de texte pour quelqu’un qui attend à l’arrêt.",
      pt: "Há texto demais para quem está no ponto.",
      tl: "Masyadong mahaba ang teksto para sa nakatayo sa hintuan.",
      km: "អត្ថបទវែងពេកសម្រាប់អ្នកឈរនៅចំណត។",
    },
    reply: {
      en: "We made the pages shorter. The three signs at the top now say the most important things in ten seconds.",
      es: "Hemos acortado las páginas. Las tres señales de arriba dicen lo más importante en diez segundos.",
      fr: "Nous avons raccourci les pages. Les trois signes en haut disent l’essentiel en dix secondes.",
      pt: "Encurtamos as páginas. Os três sinais no topo dizem o mais importante em dez segundos.",
      tl: "Pinaikli namin ang mga pahina. Sinasabi ng tatlong tanda sa itaas ang pinakamahalaga sa loob ng sampung segundo.",
      km: "យើងបានធ្វើឲ្យទំព័រខ្លីជាងមុន។ សញ្ញាបីនៅខាងលើប្រាប់ចំណុចសំខាន់បំផុតក្នុងដប់វិនាទី។",
    },
  },
  {
    said: {
      en: "The sign hangs too high to scan from a wheelchair.",
      es: "El cartel está demasiado alto para escanearlo desde una silla de ruedas.",
      fr: "Le panneau est trop haut pour être scanné depuis un fauteuil roulant.",
      pt: "A placa está alta demais para ser escaneada de uma cadeira de rodas.",
      tl: "Masyadong mataas ang karatula para i-scan mula sa wheelchair.",
      km: "ផ្លាកព្យួរខ្ពស់ពេក មិនអាចស្កេនពីរទេះរុញបានទេ។",
    },
    reply: {
      en: "New signs hang at 1.2 metres. We are moving the old ones, starting at the ferry terminal.",
      es: "Los carteles nuevos se colocan a 1,2 metros. Estamos bajando los antiguos, empezando por la terminal del ferri.",
      fr: "Les nouveaux panneaux sont posés à 1,2 mètre. Nous déplaçons les anciens, en commençant par la gare maritime.",
      pt: "As placas novas ficam a 1,2 metro. Estamos baixando as antigas, começando pelo terminal da balsa.",
      tl: "Nasa 1.2 metro ang mga bagong karatula. Inililipat namin ang mga luma, simula sa terminal ng ferry.",
      km: "ផ្លាកថ្មីព្យួរនៅកម្ពស់ 1.2 ម៉ែត្រ។ យើងកំពុងប្ដូរផ្លាកចាស់ ដោយចាប់ផ្ដើមពីចំណតសាឡាង។",
    },
  },
];
