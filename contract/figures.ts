import type { GuideLocale } from "./guide-locales.ts";

type Words = Readonly<Record<GuideLocale, string>>;
type Figure = {
  readonly name: Words;
  /** Definition of the figure, and how it differs from similar ones. */
  readonly text: Words;
};

/**
 * All figures about readers, each with one name and one definition: screens, files, the council report and the guide's
 * page "What we count" share these texts.
 */
const FIGURES = {
  views: {
    name: {
      en: "Views",
      es: "Vistas",
      fr: "Vues",
      pt: "Visualizações",
      tl: "Mga pagtingin",
      km: "ការមើល",
      ar: "المشاهدات",
    },
    text: {
      en: "How often a page was opened: home, a device, an algorithm or a collection. A page reopened within a minute may not count again. Robots and staff are left out.",
      es: "Cuántas veces se abrió una página: la portada, un dispositivo, un algoritmo o una colección. Una página reabierta en menos de un minuto puede no volver a contar. No se cuentan robots ni personal.",
      fr: "Combien de fois une page a été ouverte : l’accueil, un appareil, un algorithme ou une collection. Une page rouverte dans la minute peut ne pas être recomptée. Les robots et le personnel ne comptent pas.",
      pt: "Quantas vezes uma página foi aberta: a inicial, um dispositivo, um algoritmo ou uma coleção. Uma página reaberta em menos de um minuto pode não voltar a contar. Robôs e equipa ficam de fora.",
      tl: "Ilang beses binuksan ang isang pahina: ang home, isang device, algoritmo o koleksiyon. Maaaring hindi na bilangin ang pahinang binuksan muli sa loob ng isang minuto. Hindi kasama ang mga robot at kawani.",
      km: "ចំនួនដងដែលទំព័រត្រូវបានបើក៖ ទំព័រដើម ឧបករណ៍ ក្បួនដោះស្រាយ ឬបណ្ដុំ។ ទំព័រដែលបើកម្ដងទៀតក្នុងមួយនាទីអាចមិនរាប់ទៀតទេ។ មិនរាប់រ៉ូបូត និងបុគ្គលិកទេ។",
      ar: "عدد مرات فتح صفحة: الرئيسية أو جهاز أو خوارزمية أو مجموعة. قد لا تُحسب الصفحة مجددًا إذا أُعيد فتحها خلال دقيقة. لا تُحسب الروبوتات ولا الموظفون.",
    },
  },
  visitors: {
    name: {
      en: "Visitors",
      es: "Visitantes",
      fr: "Visiteurs",
      pt: "Visitantes",
      tl: "Mga bisita",
      km: "អ្នកចូលមើល",
      ar: "الزوار",
    },
    text: {
      en: "Different phones and computers that opened a page on a day. Days are added up: the same person on two days counts twice. Robots and staff are left out.",
      es: "Teléfonos y ordenadores distintos que abrieron una página en un día. Los días se suman: la misma persona en dos días cuenta dos veces. No se cuentan robots ni personal.",
      fr: "Téléphones et ordinateurs différents qui ont ouvert une page dans la journée. Les jours s’additionnent : la même personne sur deux jours compte deux fois. Les robots et le personnel ne comptent pas.",
      pt: "Telefones e computadores diferentes que abriram uma página num dia. Os dias somam-se: a mesma pessoa em dois dias conta duas vezes. Robôs e equipa ficam de fora.",
      tl: "Magkakaibang telepono at kompyuter na nagbukas ng pahina sa isang araw. Pinagsasama ang mga araw: dalawa ang bilang ng iisang tao sa dalawang araw. Hindi kasama ang mga robot at kawani.",
      km: "ទូរសព្ទ និងកុំព្យូទ័រផ្សេងៗគ្នាដែលបានបើកទំព័រក្នុងមួយថ្ងៃ។ ថ្ងៃនានាត្រូវបូកបញ្ចូលគ្នា៖ មនុស្សដដែលក្នុងពីរថ្ងៃរាប់ជាពីរ។ មិនរាប់រ៉ូបូត និងបុគ្គលិកទេ។",
      ar: "هواتف وحواسيب مختلفة فتحت صفحة في يوم واحد. تُجمع الأيام: الشخص نفسه في يومين يُحسب مرتين. لا تُحسب الروبوتات ولا الموظفون.",
    },
  },
  scans: {
    name: {
      en: "Scans",
      es: "Escaneos",
      fr: "Scans",
      pt: "Leituras",
      tl: "Mga scan",
      km: "ការស្កេន",
      ar: "عمليات المسح",
    },
    text: {
      en: "How often a short code was scanned or typed. Each time counts, also twice by the same person, by staff, and on signs without a page. Robots are left out.",
      es: "Cuántas veces se escaneó o escribió un código corto. Cada vez cuenta, también dos veces la misma persona, el personal y los carteles sin página. No se cuentan robots.",
      fr: "Combien de fois un code court a été scanné ou saisi. Chaque fois compte, même deux fois par la même personne, par le personnel, et sur des panneaux sans page. Les robots ne comptent pas.",
      pt: "Quantas vezes um código curto foi lido ou escrito. Conta cada vez, também duas vezes pela mesma pessoa, pela equipa e em placas sem página. Robôs ficam de fora.",
      tl: "Ilang beses na-scan o na-type ang isang maikling code. Bilang ang bawat beses, pati dalawang ulit ng iisang tao, ng kawani, at sa mga karatulang walang pahina. Hindi kasama ang mga robot.",
      km: "ចំនួនដងដែលកូដខ្លីត្រូវបានស្កេន ឬវាយបញ្ចូល។ រាប់រាល់ដង ទោះមនុស្សដដែលស្កេនពីរដង បុគ្គលិក ឬស្លាកដែលគ្មានទំព័រក៏ដោយ។ មិនរាប់រ៉ូបូតទេ។",
      ar: "عدد مرات مسح رمز قصير أو كتابته. تُحسب كل مرة، حتى لو تكررت من الشخص نفسه أو من الموظفين أو على لافتات بلا صفحة. لا تُحسب الروبوتات.",
    },
  },
  scanners: {
    name: {
      en: "Visitors who scanned",
      es: "Visitantes que escanearon",
      fr: "Visiteurs ayant scanné",
      pt: "Visitantes que leram um código",
      tl: "Mga bisitang nag-scan",
      km: "អ្នកចូលមើលដែលបានស្កេន",
      ar: "الزوار الذين مسحوا رمزًا",
    },
    text: {
      en: "Different phones that scanned at least one code on a day. Whoever scans three times counts once, and staff are left out: so it is less than the scans.",
      es: "Teléfonos distintos que escanearon al menos un código en un día. Quien escanea tres veces cuenta una, y el personal no cuenta: por eso son menos que los escaneos.",
      fr: "Téléphones différents qui ont scanné au moins un code dans la journée. Qui scanne trois fois compte une fois, et le personnel ne compte pas : il y en a donc moins que de scans.",
      pt: "Telefones diferentes que leram pelo menos um código num dia. Quem lê três vezes conta uma, e a equipa fica de fora: por isso são menos do que as leituras.",
      tl: "Magkakaibang telepono na nag-scan ng kahit isang code sa isang araw. Isa lang ang bilang ng nag-scan nang tatlong beses, at hindi kasama ang kawani: kaya mas kaunti ito kaysa mga scan.",
      km: "ទូរសព្ទផ្សេងៗគ្នាដែលបានស្កេនកូដយ៉ាងតិចមួយក្នុងមួយថ្ងៃ។ អ្នកស្កេនបីដងរាប់តែមួយ ហើយមិនរាប់បុគ្គលិកទេ៖ ដូច្នេះវាតិចជាងការស្កេន។",
      ar: "هواتف مختلفة مسحت رمزًا واحدًا على الأقل في يوم واحد. من يمسح ثلاث مرات يُحسب مرة، ولا يُحسب الموظفون: لذا فالعدد أقل من عمليات المسح.",
    },
  },
  feedback: {
    name: {
      en: "Feedback sent",
      es: "Opiniones enviadas",
      fr: "Avis envoyés",
      pt: "Opiniões enviadas",
      tl: "Naipadalang feedback",
      km: "មតិដែលបានផ្ញើ",
      ar: "الآراء المرسلة",
    },
    text: {
      en: "How often someone went through the questions on the guide and pressed Send. Answers that were begun only, or collected by staff, are in the responses but not here.",
      es: "Cuántas veces alguien respondió a las preguntas de la guía y pulsó Enviar. Las respuestas sin terminar o recogidas por el personal están en las respuestas, pero no aquí.",
      fr: "Combien de fois quelqu’un a répondu aux questions du guide et appuyé sur Envoyer. Les réponses inachevées ou recueillies par le personnel sont dans les réponses, mais pas ici.",
      pt: "Quantas vezes alguém respondeu às perguntas do guia e carregou em Enviar. As respostas por terminar ou recolhidas pela equipa estão nas respostas, mas não aqui.",
      tl: "Ilang beses may sumagot sa mga tanong sa gabay at pumindot ng Ipadala. Ang mga sagot na nasimulan lang o kinolekta ng kawani ay nasa mga tugon, pero wala rito.",
      km: "ចំនួនដងដែលនរណាម្នាក់បានឆ្លើយសំណួរក្នុងមគ្គុទ្ទេសក៍ ហើយចុចផ្ញើ។ ចម្លើយដែលទើបចាប់ផ្ដើម ឬប្រមូលដោយបុគ្គលិក មានក្នុងការឆ្លើយតប ប៉ុន្តែមិនមាននៅទីនេះទេ។",
      ar: "عدد المرات التي أجاب فيها أحدهم عن أسئلة الدليل وضغط إرسال. الإجابات غير المكتملة أو التي جمعها الموظفون تظهر ضمن الردود وليس هنا.",
    },
  },
  responses: {
    name: {
      en: "Responses",
      es: "Respuestas",
      fr: "Réponses",
      pt: "Respostas",
      tl: "Mga tugon",
      km: "ការឆ្លើយតប",
      ar: "الردود",
    },
    text: {
      en: "Everyone who answered a question or left a comment, on the guide or to staff, finished or not. Spam is left out. Each question has its own number, because people may skip it.",
      es: "Todas las personas que respondieron a una pregunta o dejaron un comentario, en la guía o al personal, terminaran o no. Sin spam. Cada pregunta tiene su propia cifra, porque puede saltarse.",
      fr: "Toutes les personnes qui ont répondu à une question ou laissé un commentaire, sur le guide ou au personnel, jusqu’au bout ou non. Sans les indésirables. Chaque question a son propre nombre, car on peut la passer.",
      pt: "Todas as pessoas que responderam a uma pergunta ou deixaram um comentário, no guia ou à equipa, até ao fim ou não. Sem spam. Cada pergunta tem o seu próprio número, porque pode ser saltada.",
      tl: "Lahat ng sumagot sa isang tanong o nag-iwan ng komento, sa gabay o sa kawani, natapos man o hindi. Hindi kasama ang spam. May sariling bilang ang bawat tanong dahil maaari itong laktawan.",
      km: "មនុស្សទាំងអស់ដែលបានឆ្លើយសំណួរ ឬទុកមតិ ក្នុងមគ្គុទ្ទេសក៍ ឬចំពោះបុគ្គលិក ទោះចប់ឬមិនចប់ក៏ដោយ។ មិនរាប់សារឥតបានការទេ។ សំណួរនីមួយៗមានចំនួនរបស់វា ព្រោះអាចរំលងបាន។",
      ar: "كل من أجاب عن سؤال أو ترك تعليقًا، في الدليل أو للموظفين، أكمل أم لم يكمل. دون الرسائل المزعجة. لكل سؤال عدده، لأنه يمكن تخطيه.",
    },
  },
} as const satisfies Record<string, Figure>;

export type FigureId = keyof typeof FIGURES;
export const FIGURE_IDS = Object.keys(FIGURES) as FigureId[];

/** How small numbers are protected. `{step}` is `SHOWN_STEP`. */
const SMALL_NUMBERS: Words = {
  en: "To protect privacy, numbers grow in steps of {step}, for each page and language. A single day can be a few too low or too high; over time this evens out.",
  es: "Para proteger la privacidad, las cifras crecen de {step} en {step}, por página e idioma. Un día puede tener unas pocas de más o de menos; con el tiempo se compensa.",
  fr: "Pour protéger la vie privée, les nombres augmentent de {step} en {step}, par page et par langue. Un jour peut en compter quelques-uns de trop ou de moins ; cela s’équilibre avec le temps.",
  pt: "Para proteger a privacidade, os números crescem de {step} em {step}, por página e idioma. Um dia pode ter alguns a mais ou a menos; com o tempo, isso compensa-se.",
  tl: "Para protektahan ang privacy, tumataas ang mga bilang nang tig-{step}, sa bawat pahina at wika. Maaaring kulang o sobra nang kaunti ang isang araw; nagpapantay ito sa katagalan.",
  km: "ដើម្បីការពារឯកជនភាព ចំនួនកើនឡើងម្ដង {step} សម្រាប់ទំព័រ និងភាសានីមួយៗ។ ថ្ងៃមួយអាចលើស ឬខ្វះបន្តិចបន្តួច ប៉ុន្តែយូរៗទៅវានឹងស្មើគ្នា។",
  ar: "لحماية الخصوصية، تزداد الأعداد بمقدار {step} في كل مرة، لكل صفحة ولغة. قد يزيد عدد يوم واحد أو ينقص قليلًا؛ ومع الوقت يتوازن ذلك.",
};

const wordsIn = (words: Readonly<Partial<Record<string, string>>> & { readonly en: string }, locale: string) =>
  words[locale] ?? words.en;

export const figureName = (id: FigureId, locale: string) => wordsIn(FIGURES[id].name, locale);
export const figureText = (id: FigureId, locale: string) => wordsIn(FIGURES[id].text, locale);
export const smallNumbersText = (locale: string, step: string) =>
  wordsIn(SMALL_NUMBERS, locale).replaceAll("{step}", step);
