/** Comments that fit any page of a guide. */
const aboutPages = {
  en: [
    "Clear and short. Please do this for the buses too.",
    "Who can see this data? The page says the city, but which office?",
    "I would like to see the numbers themselves, not only what they are for.",
    "Thank you for saying how long it is kept.",
  ],
  es: [
    "Me habrían bastado tres frases, hay mucho que leer.",
    "¿Quién revisa que los datos se borren de verdad?",
    "Muy claro, gracias por ponerlo en español.",
    "El enlace de privacidad debería estar más arriba.",
    "Me gusta que expliquen para qué sirve.",
  ],
  fr: [
    "Enfin une explication qu’on comprend en dix secondes.",
    "Très bien, mais la carte ne s’ouvre pas sur mon téléphone.",
    "Merci d’avoir traduit la page.",
    "Un peu long, les points essentiels suffiraient.",
    "Est-ce que la police peut consulter ces données ?",
  ],
  pt: [
    "Explicação simples, até o meu filho percebeu.",
    "Falta dizer o que acontece quando avaria.",
    "Obrigado pela página em português.",
    "Como posso pedir os meus dados?",
    "Ajuda a confiar mais na cidade.",
  ],
  tl: [
    "Salamat at may Tagalog.",
    "Madaling intindihin, pero medyo mahaba.",
    "Sino ang puwedeng tumingin sa datos?",
    "Mabuti at sinasabi kung kailan binubura.",
    "Gusto kong malaman kung saan napupunta ang impormasyon.",
  ],
  km: [
    "តើទិន្នន័យនេះរក្សាទុករយៈពេលប៉ុន្មាន?",
    "អរគុណដែលមានភាសាខ្មែរ។",
    "អានងាយយល់ណាស់។",
    "ខ្ញុំចង់ដឹងថាអ្នកណាអាចមើលទិន្នន័យបាន។",
    "តើខ្ញុំអាចសុំលុបទិន្នន័យរបស់ខ្ញុំបានទេ?",
  ],
} as const;

export type CommentLocale = keyof typeof aboutPages;
type Comments = Readonly<Partial<Record<CommentLocale, readonly string[]>>>;

/** Comments that fit any sign on the street. */
const aboutSigns: Comments = {
  en: [
    "The code on the pole is scratched, I had to type it.",
    "Too many words for someone standing in the rain.",
    "I use a wheelchair and cannot reach the code to scan it.",
  ],
  es: ["La letra del cartel es pequeña para mi madre.", "No encuentro a quién llamar si está roto."],
  fr: ["Le panneau est caché derrière la haie.", "Qui a décidé de l’installer ici ?"],
  pt: ["O código demorou a abrir.", "Podiam pôr o cartaz também do outro lado da rua."],
  tl: ["Mataas masyado ang karatula.", "Hindi gumana ang code noong una, pero gumana noong inulit ko."],
  km: ["អក្សរលើផ្លាកតូចពេក ម៉ែខ្ញុំមើលមិនឃើញ។", "ស្កេនកូដហើយ ប៉ុន្តែបើកយូរបន្តិច។"],
};

/** Comments about one kind of device or algorithm, by words in its page's English name. */
const aboutTopics: readonly (readonly [name: string, comments: Comments])[] = [
  [
    "Air quality",
    {
      en: [
        "Put one of these at the school crossing as well.",
        "What was the worst hour yesterday? The smell from the port was bad.",
        "Is the air measured on Sundays, too?",
      ],
      es: ["¿Dónde veo el aire de ayer por la tarde?", "Estaría bien tener uno igual junto al mercado."],
      fr: ["J’aimerais voir les mesures d’hier et de la semaine."],
      pt: ["Quem paga por este sensor?", "Não entendi a diferença entre as cores."],
      tl: ["Ligtas bang tumakbo rito sa umaga?"],
      km: ["តើខ្យល់នៅទីនេះល្អសម្រាប់ក្មេងទេ?", "សូមដាក់មួយនៅក្បែរសាលារៀនដែរ។"],
    },
  ],
  [
    "camera",
    {
      en: [
        "Does it also photograph bicycles in the bus lane?",
        "How long before a picture is deleted if nothing was wrong?",
      ],
      es: ["¿También graba a quien pasa andando?"],
      fr: ["Combien de temps gardez-vous les images ?"],
      pt: ["As imagens saem da câmara?"],
      tl: ["Nakikita ba ang mukha ko rito?"],
      km: ["តើវាថតមុខខ្ញុំទេ?"],
    },
  ],
  [
    "plate reader",
    {
      en: ["I deliver here every day. Is my van’s plate kept?", "Who gets the list of plates?"],
      es: ["¿Cuántos días se guarda una matrícula?"],
      fr: ["Les plaques sont-elles comparées avec d’autres fichiers ?"],
      pt: ["As matrículas são partilhadas com a polícia?"],
      tl: ["Gaano katagal itinatabi ang plaka?"],
      km: ["តើផ្លាកលេខត្រូវបានរក្សាទុកប៉ុន្មានថ្ងៃ?"],
    },
  ],
  [
    "counter",
    {
      en: ["Good to know that no one is filming us here.", "Why are the counts not on the city website?"],
      es: ["No sabía que esto contaba personas. Me quedo más tranquila.", "¿Se puede pedir que no me cuenten?"],
      fr: ["Les vélos sont-ils comptés, eux aussi ?"],
      pt: ["Gostei de saber que não guardam imagens."],
      tl: ["Binibilang din ba ang mga bata?"],
      km: ["ល្អណាស់ ដែលវារាប់តែចំនួនមនុស្ស។"],
    },
  ],
  [
    "Flood",
    {
      en: ["Can I get a message when the creek rises?", "The water was over the path last night. Did it notice?"],
      es: ["¿A qué altura avisan a los vecinos?"],
      fr: ["À partir de quel niveau prévenez-vous les riverains ?"],
      tl: ["May babala ba kapag tumaas ang tubig?"],
      km: ["តើនឹងមានការជូនដំណឹងពេលទឹកឡើងទេ?"],
    },
  ],
  [
    "Wi-Fi, ",
    {
      en: ["The Wi-Fi drops at the far end of the hall.", "Do you see which sites I open?"],
      es: ["¿Ven qué páginas visito?"],
      fr: ["Faut-il donner son e-mail pour se connecter ?"],
      pt: ["A ligação cai junto ao cais."],
      tl: ["Nakikita ba ninyo kung anong site ang binubuksan ko?"],
      km: ["តើអ្នកឃើញគេហទំព័រដែលខ្ញុំបើកទេ?"],
    },
  ],
  [
    "kiosk",
    {
      en: ["The screen is hard to read in the sun.", "Could it also show when the library opens?"],
      es: ["La pantalla no responde con guantes."],
      fr: ["L’écran est illisible en plein soleil."],
      pt: ["O ecrã devia ter letras maiores."],
    },
  ],
  [
    "Noise",
    {
      en: ["It is quieter at night now, thank you.", "Does the microphone hear what we say?"],
      es: ["¿El micrófono graba lo que hablamos?"],
    },
  ],
  [
    "bin sensors",
    {
      en: ["The bin by the steps has been full since Sunday.", "Good idea. Fewer trucks in the morning."],
      es: ["La papelera de la esquina está siempre llena."],
      fr: ["La poubelle près de l’escalier déborde le week-end."],
      pt: ["O caixote junto à praia está cheio."],
      tl: ["Puno na ang basurahan mula pa noong Linggo."],
      km: ["ធុងសំរាមនៅជិតជណ្ដើរពេញតាំងពីថ្ងៃអាទិត្យ។"],
    },
  ],
  [
    "permit",
    {
      en: ["Does a person look at my application before it is refused?", "Mine took three months. Was it this?"],
      es: ["¿Quién decide al final, una persona o el programa?"],
      fr: ["Puis-je demander qu’une personne relise mon dossier ?"],
    },
  ],
  [
    "Parking",
    {
      en: ["It said free spaces and there were none.", "Are my parking payments used for this?"],
      es: ["¿Usan los datos de mi aplicación de aparcamiento?"],
      km: ["តើវាដឹងដោយរបៀបណាថាមានកន្លែងចត?"],
    },
  ],
  [
    "Pothole",
    {
      en: ["The one outside the bakery is still there.", "Do the trucks film the houses as well?"],
      es: ["¿Borran las caras de las fotos de la calle?"],
    },
  ],
  [
    "Ferry",
    {
      en: ["It was right about the four o’clock boat.", "Does it count me twice if I come back?"],
      es: ["El sábado acertó, iba lleno."],
      tl: ["Tama ang sabi nito, puno nga ang ferry."],
    },
  ],
];

type CommentedPage = { readonly headline: { readonly en: string }; readonly place?: string | undefined };

/** Plausible comments on a page in one language. */
export function commentsOn({ headline, place }: CommentedPage, locale: CommentLocale): readonly [string, ...string[]] {
  const own = aboutTopics.filter(([name]) => headline.en.includes(name)).flatMap(([, words]) => words[locale] ?? []);
  const [first, ...rest] = aboutPages[locale];
  // twice, so that comments on the device outnumber those on the page
  return [first, ...rest, ...own, ...own, ...(place === undefined ? [] : (aboutSigns[locale] ?? []))];
}

/** A spreadsheet would run these as formulas. */
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

/** Comments with personal data to redact, and a word of their page's name. None of the data is real. */
export const personal: readonly { readonly on: string; readonly locale: CommentLocale; readonly text: string }[] = [
  {
    on: "camera",
    locale: "en",
    text: "Does the camera keep my number plate if I only turn into the car park? Mine is SV-204-KL and I come every morning. Please call me, 555 014 2277, or put the answer on the page so that my neighbours can read it too.",
  },
  { on: "People counter", locale: "es", text: "¿Pueden escribirme a marta@correo.example cuando bajen el cartel?" },
];

type Everywhere = Readonly<Record<CommentLocale, string>>;

/** Feedback, and what the city did about it. */
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
