import { inSix, type Words } from "./texts.ts";

export type DemoQuestion = { readonly question: Words; readonly answer: Words };

export const ask = (question: Words, answer: Words): DemoQuestion => ({ question, answer });

/** The guide's text below its title. */
export const HOME_LEAD = inSix(
  "Sensors, cameras and algorithms work in Seaview’s streets and services. See what each one does, who answers for it and what it knows about you.",
  "Sensores, cámaras y algoritmos trabajan en las calles y los servicios de Seaview. Mira qué hace cada uno, quién responde por él y qué sabe de ti.",
  "Des capteurs, des caméras et des algorithmes travaillent dans les rues et les services de Seaview. Voyez ce que fait chacun, qui en répond et ce qu’il sait de vous.",
  "Sensores, câmaras e algoritmos trabalham nas ruas e nos serviços de Seaview. Veja o que cada um faz, quem responde por ele e o que sabe sobre si.",
  "May mga sensor, kamera at algoritmo sa mga kalye at serbisyo ng Seaview. Tingnan kung ano ang ginagawa ng bawat isa, sino ang mananagot dito at ano ang alam nito tungkol sa iyo.",
  "ឧបករណ៍ចាប់សញ្ញា កាមេរ៉ា និងក្បួនដោះស្រាយ ដំណើរការនៅតាមផ្លូវ និងក្នុងសេវារបស់ Seaview។ សូមមើលអ្វីដែលឧបករណ៍នីមួយៗធ្វើ នរណាទទួលខុសត្រូវ និងអ្វីដែលវាដឹងអំពីអ្នក។",
);

/** Questions on every page of the guide. */
export const GUIDE_QUESTIONS: readonly DemoQuestion[] = [
  ask(
    inSix(
      "Who can I ask about a device?",
      "¿A quién puedo preguntar por un dispositivo?",
      "À qui puis-je m’adresser au sujet d’un appareil ?",
      "A quem posso perguntar sobre um dispositivo?",
      "Kanino ako puwedeng magtanong tungkol sa isang device?",
      "តើខ្ញុំអាចសួរនរណាអំពីឧបករណ៍មួយ?",
    ),
    inSix(
      "Write to the digital rights team at [digital.rights@seaview.example](mailto:digital.rights@seaview.example).",
      "Escribe al equipo de derechos digitales: [digital.rights@seaview.example](mailto:digital.rights@seaview.example).",
      "Écrivez à l’équipe des droits numériques : [digital.rights@seaview.example](mailto:digital.rights@seaview.example).",
      "Escreva à equipa de direitos digitais: [digital.rights@seaview.example](mailto:digital.rights@seaview.example).",
      "Sumulat sa pangkat para sa karapatang digital: [digital.rights@seaview.example](mailto:digital.rights@seaview.example).",
      "សូមសរសេរទៅក្រុមសិទ្ធិឌីជីថល៖ [digital.rights@seaview.example](mailto:digital.rights@seaview.example)។",
    ),
  ),
  ask(
    inSix(
      "Can I ask what is stored about me?",
      "¿Puedo preguntar qué datos míos se guardan?",
      "Puis-je demander ce qui est conservé sur moi ?",
      "Posso perguntar o que guardam sobre mim?",
      "Puwede ko bang itanong kung ano ang nakatago tungkol sa akin?",
      "តើខ្ញុំអាចសួរថាមានអ្វីរក្សាទុកអំពីខ្ញុំទេ?",
    ),
    inSix(
      "Yes. Send your name and an address for the answer. You do not have to say why you ask.",
      "Sí. Envía tu nombre y una dirección para la respuesta. No hace falta explicar el motivo.",
      "Oui. Envoyez votre nom et une adresse pour la réponse. Vous n’avez pas à dire pourquoi.",
      "Sim. Envie o seu nome e uma morada para a resposta. Não tem de dizer porquê.",
      "Oo. Ipadala ang pangalan mo at address para sa sagot. Hindi mo kailangang sabihin kung bakit.",
      "បាទ/ចាស។ ផ្ញើឈ្មោះ និងអាសយដ្ឋានសម្រាប់ទទួលចម្លើយ។ អ្នកមិនចាំបាច់ប្រាប់មូលហេតុទេ។",
    ),
  ),
  ask(
    inSix(
      "Does the city sell any of this data?",
      "¿Vende la ciudad alguno de estos datos?",
      "La ville vend-elle ces données ?",
      "A cidade vende estes dados?",
      "Ibinebenta ba ng lungsod ang datos na ito?",
      "តើទីក្រុងលក់ទិន្នន័យនេះទេ?",
    ),
    inSix(
      "No. Suppliers may only use it to do their work for the city. The council checks this every year.",
      "No. Los proveedores solo pueden usarlos para trabajar para la ciudad. El pleno lo revisa cada año.",
      "Non. Les fournisseurs ne peuvent s’en servir que pour leur travail pour la ville. Le conseil le vérifie chaque année.",
      "Não. Os fornecedores só os podem usar para trabalhar para a cidade. A assembleia verifica-o todos os anos.",
      "Hindi. Magagamit lang ito ng mga supplier para sa trabaho nila sa lungsod. Sinusuri ito ng konseho taon-taon.",
      "ទេ។ អ្នកផ្គត់ផ្គង់អាចប្រើវាបានតែសម្រាប់ការងាររបស់ទីក្រុងប៉ុណ្ណោះ។ ក្រុមប្រឹក្សាពិនិត្យរឿងនេះរៀងរាល់ឆ្នាំ។",
    ),
  ),
  ask(
    inSix(
      "Who decides what is put up?",
      "¿Quién decide qué se instala?",
      "Qui décide de ce qui est installé ?",
      "Quem decide o que é instalado?",
      "Sino ang nagpapasya kung ano ang ilalagay?",
      "តើនរណាសម្រេចថាត្រូវដំឡើងអ្វី?",
    ),
    inSix(
      "The council, after a public meeting. Nothing is switched on before its page is in this guide.",
      "El pleno, tras una reunión pública. Nada se enciende antes de tener su página en esta guía.",
      "Le conseil, après une réunion publique. Rien n’est mis en marche avant d’avoir sa page dans ce guide.",
      "A assembleia, depois de uma reunião pública. Nada é ligado antes de ter a sua página neste guia.",
      "Ang konseho, pagkatapos ng pampublikong pulong. Walang binubuksan hangga’t walang pahina sa gabay na ito.",
      "ក្រុមប្រឹក្សា បន្ទាប់ពីប្រជុំសាធារណៈ។ គ្មានអ្វីត្រូវបានបើកដំណើរការ មុនពេលមានទំព័ររបស់វាក្នុងមគ្គុទ្ទេសក៍នេះទេ។",
    ),
  ),
];
