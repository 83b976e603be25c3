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
