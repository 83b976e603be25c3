import { ask, type DemoQuestion } from "./guide-texts.ts";
import { inSix, type Words } from "./texts.ts";

/** A demo page's texts, besides its headline and its subject's summary. */
export type PageTexts = {
  readonly subtitle?: Words;
  readonly body: Words;
  readonly questions?: readonly DemoQuestion[];
  /** The public body while the page has changes. */
  readonly former_body?: Words;
  /** English text that was changed after some languages had been translated. */
  readonly earlier_body?: string;
  /** Earlier public versions, oldest first. */
  readonly earlier?: readonly EarlierTexts[];
  readonly note?: string;
};

type EarlierTexts = { readonly days_ago: number; readonly note: string | null; readonly body: Words };

/** By the page's English headline. */
export const PAGE_TEXTS: Readonly<Record<string, PageTexts>> = {
  "Air quality mast, Fish Market Square": {
    earlier_body:
      "## Why it is here\n\nThe market draws vans and visitors. The mast shows **how clean the air is** once a day.\n\n## What it does not do\n\nIt has no camera.",
    body: inSix(
      "## Why it is here\n\nThe market draws vans and visitors. The mast shows **how clean the air is** from hour to hour, so that deliveries can be planned around it.\n\n## What it does not do\n\nIt has no camera and no microphone.",
      "## Por qué está aquí\n\nEl mercado atrae furgonetas y visitantes. La estación muestra **lo limpio que está el aire** hora a hora, para organizar los repartos.\n\n## Lo que no hace\n\nNo tiene cámara ni micrófono.",
      "## Pourquoi il est là\n\nLe marché attire camionnettes et visiteurs. Le mât montre **la qualité de l’air** d’heure en heure, pour organiser les livraisons.\n\n## Ce qu’il ne fait pas\n\nIl n’a ni caméra ni microphone.",
      "## Porque está aqui\n\nO mercado atrai carrinhas e visitantes. A estação mostra **a qualidade do ar** hora a hora, para organizar as entregas.\n\n## O que não faz\n\nNão tem câmara nem microfone.",
      "## Bakit ito narito\n\nDinarayo ng mga van at bisita ang palengke. Ipinapakita ng poste **kung gaano kalinis ang hangin** kada oras para maiplano ang mga delivery.\n\n## Ang hindi nito ginagawa\n\nWala itong kamera at mikropono.",
      "## ហេតុអ្វីវានៅទីនេះ\n\nផ្សារទាក់ទាញរថយន្តដឹកទំនិញ និងភ្ញៀវ។ បង្គោលនេះបង្ហាញ **ថាខ្យល់ស្អាតប៉ុនណា** ពីមួយម៉ោងទៅមួយម៉ោង ដើម្បីរៀបចំការដឹកជញ្ជូន។\n\n## អ្វីដែលវាមិនធ្វើ\n\nវាគ្មានកាមេរ៉ា និងគ្មានមីក្រូហ្វូនទេ។",
    ),
    note: "Residents asked whether the mast can see or hear them. The page now says so.",
    earlier: [
      {
        days_ago: 540,
        note: null,
        body: inSix(
          "## Why it is here\n\nThe market draws vans and visitors. The mast shows **how clean the air is** from day to day.",
          "## Por qué está aquí\n\nEl mercado atrae furgonetas y visitantes. La estación muestra **lo limpio que está el aire** día a día.",
        ),
      },
      {
        days_ago: 260,
        note: "The mast now measures every hour, no longer once a day.",
        body: inSix(
          "## Why it is here\n\nThe market draws vans and visitors. The mast shows **how clean the air is** from hour to hour, so that deliveries can be planned around it.",
          "## Por qué está aquí\n\nEl mercado atrae furgonetas y visitantes. La estación muestra **lo limpio que está el aire** hora a hora, para organizar los repartos.",
        ),
      },
    ],
    questions: [
      ask(
        inSix(
          "What does it measure?",
          "¿Qué mide?",
          "Que mesure-t-il ?",
          "O que mede?",
          "Ano ang sinusukat nito?",
          "តើវាវាស់អ្វី?",
        ),
        inSix(
          "Fine dust and nitrogen dioxide, every minute.",
          "Polvo fino y dióxido de nitrógeno, cada minuto.",
          "Les poussières fines et le dioxyde d’azote, chaque minute.",
          "Poeiras finas e dióxido de azoto, a cada minuto.",
          "Pinong alikabok at nitrogen dioxide, kada minuto.",
          "ធូលីល្អិត និងនីត្រូសែនឌីអុកស៊ីត រៀងរាល់នាទី។",
        ),
      ),
    ],
  },
  "Air quality mast, Dock Road": {
    subtitle: inSix(
      "Measures the air where lorries wait for the ferry.",
      "Mide el aire donde los camiones esperan el ferri.",
    ),
    body: inSix(
      "Lorries wait here for the ferry. The figures show whether switching off engines in the queue makes a difference.",
      "Los camiones esperan aquí el ferri. Las cifras muestran si apagar los motores en la cola sirve de algo.",
    ),
  },
  "Bus lane camera, Mill Street": {
    body: inSix(
      "## When it takes a photo\n\nOnly when a vehicle drives in the bus lane during bus hours. An officer looks at every photo before a letter is sent.\n\n## How long a photo is kept\n\n- No offence: deleted at once\n- Offence: 30 days, or until the case is closed",
      "## Cuándo toma una foto\n\nSolo cuando un vehículo circula por el carril bus en horario de autobuses. Un agente mira cada foto antes de enviar una carta.\n\n## Cuánto tiempo se guarda\n\n- Sin infracción: se borra al momento\n- Con infracción: 30 días, o hasta que se cierre el caso",
      "## Quand elle prend une photo\n\nSeulement quand un véhicule roule dans le couloir de bus pendant les heures de service. Un agent regarde chaque photo avant l’envoi d’une lettre.\n\n## Combien de temps elle est gardée\n\n- Sans infraction : effacée aussitôt\n- Avec infraction : 30 jours, ou jusqu’à la fin du dossier",
      "## Quando tira uma foto\n\nSó quando um veículo circula na faixa de autocarros no horário destes. Um agente vê cada foto antes de ser enviada uma carta.\n\n## Quanto tempo é guardada\n\n- Sem infração: apagada de imediato\n- Com infração: 30 dias, ou até o caso ser encerrado",
      "## Kailan ito kumukuha ng litrato\n\nKapag lang dumaan ang sasakyan sa linya ng bus sa oras ng bus. Tinitingnan ng opisyal ang bawat litrato bago magpadala ng sulat.\n\n## Gaano katagal iniimbak\n\n- Walang paglabag: binubura agad\n- May paglabag: 30 araw, o hanggang matapos ang kaso",
      "## ពេលណាវាថតរូប\n\nតែនៅពេលយានយន្តបើកក្នុងគន្លងរថយន្តក្រុងក្នុងម៉ោងរថយន្តក្រុងប៉ុណ្ណោះ។ មន្ត្រីម្នាក់ពិនិត្យរូបនីមួយៗមុនផ្ញើលិខិត។\n\n## រូបត្រូវបានរក្សាទុកយូរប៉ុនណា\n\n- គ្មានការល្មើស៖ លុបភ្លាម\n- មានការល្មើស៖ ៣០ ថ្ងៃ ឬរហូតដល់បិទសំណុំរឿង",
    ),
    former_body: inSix(
      "The camera takes a photo when a vehicle drives in the bus lane during bus hours.",
      "La cámara toma una foto cuando un vehículo circula por el carril bus en horario de autobuses.",
      "La caméra prend une photo quand un véhicule roule dans le couloir de bus pendant les heures de service.",
      "A câmara tira uma foto quando um veículo circula na faixa de autocarros no horário destes.",
      "Kumukuha ng litrato ang kamera kapag dumaan ang sasakyan sa linya ng bus sa oras ng bus.",
      "កាមេរ៉ាថតរូបនៅពេលយានយន្តបើកក្នុងគន្លងរថយន្តក្រុងក្នុងម៉ោងរថយន្តក្រុង។",
    ),
    note: "The camera no longer works outside bus hours.",
    earlier: [
      {
        days_ago: 400,
        note: null,
        body: inSix(
          "The camera takes a photo when a vehicle drives in the bus lane, at any time of the day.",
          "La cámara toma una foto cuando un vehículo circula por el carril bus, a cualquier hora.",
        ),
      },
    ],
    questions: [
      ask(
        inSix(
          "Does it recognise faces?",
          "¿Reconoce caras?",
          "Reconnaît-elle les visages ?",
          "Reconhece rostos?",
          "Nakikilala ba nito ang mga mukha?",
          "តើវាស្គាល់មុខមនុស្សទេ?",
        ),
        inSix(
          "No. It reads number plates only.",
          "No. Solo lee matrículas.",
          "Non. Elle ne lit que les plaques.",
          "Não. Só lê matrículas.",
          "Hindi. Mga plaka lang ang binabasa nito.",
          "ទេ។ វាអានតែស្លាកលេខប៉ុណ្ណោះ។",
        ),
      ),
      ask(
        inSix(
          "How do I object to a fine?",
          "¿Cómo recurro una multa?",
          "Comment contester une amende ?",
          "Como contesto uma multa?",
          "Paano ako tututol sa multa?",
          "តើខ្ញុំតវ៉ាចំពោះការពិន័យដោយរបៀបណា?",
        ),
        inSix(
          "Your letter says how, and who decides. You can ask to see the photo first.",
          "La carta explica cómo hacerlo y quién decide. Antes puedes pedir ver la foto.",
          "Votre lettre dit comment faire et qui décide. Vous pouvez d’abord demander à voir la photo.",
          "A carta diz como fazer e quem decide. Antes pode pedir para ver a foto.",
          "Nakasaad sa sulat kung paano, at kung sino ang magpapasya. Puwede mo munang hilinging makita ang litrato.",
          "លិខិតរបស់អ្នកប្រាប់ពីរបៀបធ្វើ និងអ្នកសម្រេច។ អ្នកអាចសុំមើលរូបថតជាមុនសិន។",
        ),
      ),
    ],
  },
  "Flood level sensor, Mill Creek": {
    body: inSix(
      "When the water rises quickly, the sensor warns the fire service and the people who signed up for messages.",
      "Cuando el agua sube deprisa, el sensor avisa a los bomberos y a quienes se apuntaron para recibir mensajes.",
    ),
    questions: [
      ask(
        inSix("How often does it measure?", "¿Cada cuánto mide?"),
        inSix("Every ten minutes, and every minute when it rains.", "Cada diez minutos, y cada minuto cuando llueve."),
      ),
    ],
  },
  "Public Wi-Fi, Ferry Terminal": {
    body: inSix(
      "Anyone can use it for two hours without registering. It does not note which pages you open.",
      "Cualquiera puede usarlo dos horas sin registrarse. No anota qué páginas abres.",
    ),
    former_body: inSix(
      "Anyone can use it for two hours without registering.",
      "Cualquiera puede usarlo dos horas sin registrarse.",
    ),
  },
  "People counter, Harbour Walk": {
    body: inSix(
      "The figures show when the walk is crowded. They helped to decide where benches and lamps were needed.",
      "Las cifras muestran cuándo hay mucha gente. Ayudaron a decidir dónde hacían falta bancos y farolas.",
      "Les chiffres montrent quand la promenade est bondée. Ils ont aidé à décider où mettre des bancs et des lampadaires.",
      "Os números mostram quando há muita gente. Ajudaram a decidir onde faltavam bancos e candeeiros.",
      "Ipinapakita ng bilang kung kailan matao ang lakaran. Nakatulong ito sa pagpapasya kung saan kailangan ng bangko at ilaw.",
      "តួលេខបង្ហាញពេលណាមានមនុស្សច្រើន។ វាជួយសម្រេចថាត្រូវការកៅអី និងភ្លើងនៅកន្លែងណា។",
    ),
    note: "The first year is over: what the figures were used for.",
    earlier: [
      {
        days_ago: 430,
        note: null,
        body: inSix("The figures show when the walk is crowded.", "Las cifras muestran cuándo hay mucha gente."),
      },
    ],
  },
  "People counter, Beach Promenade": {
    body: inSix(
      "A trial for one summer. It counts people, not who they are.",
      "Una prueba de un verano. Cuenta personas, no quiénes son.",
    ),
  },
  "Information kiosk, Central Library": {
    subtitle: inSix("Shows events, buses and directions.", "Muestra actos, autobuses y direcciones."),
    body: inSix(
      "The kiosk is switched off while the entrance is being rebuilt. It forgets what you looked for after one minute.",
      "El quiosco está apagado mientras se reforma la entrada. Olvida lo que buscaste al cabo de un minuto.",
    ),
  },
  "Licence plate reader, Dock Road": {
    body: inSix(
      "Registered lorries do not have to stop at the barrier. Plates of other vehicles are not kept.",
      "Los camiones registrados no tienen que parar en la barrera. Las demás matrículas no se guardan.",
    ),
  },
  "Noise monitor, Warehouse District": {
    subtitle: inSix(
      "Measures how loud it is at night. It does not record voices.",
      "Mide el ruido nocturno. No graba voces.",
    ),
    body: inSix(
      "Neighbours asked for figures about the nights with concerts.",
      "El vecindario pidió cifras sobre las noches con conciertos.",
    ),
  },
  "Smart bin sensors, Beach Promenade": {
    body: inSix(
      "Bins are emptied when they are full, not by the calendar.",
      "Las papeleras se vacían cuando están llenas, no según el calendario.",
    ),
  },
  "Smart bin sensors, Old Town": {
    subtitle: inSix("Shows when a bin is full.", "Avisa cuando una papelera está llena."),
    body: inSix(
      "The sensors are out of order and will be replaced.",
      "Los sensores están averiados y se van a cambiar.",
    ),
  },
  "Traffic counter, Customs Street": {
    subtitle: inSix(
      "Counted cars and lorries until the street was closed to them.",
      "Contó coches y camiones hasta que se cerró la calle.",
    ),
    body: inSix(
      "The counter was removed. Its figures stay in the traffic report.",
      "El contador se retiró. Sus cifras siguen en el informe de tráfico.",
    ),
  },
  "Wi-Fi footfall counter, Market Hall": {
    subtitle: inSix(
      "Would count phones that look for Wi-Fi, to see how busy the hall is.",
      "Contaría los teléfonos que buscan Wi-Fi, para saber cuánta gente hay.",
    ),
    body: inSix(
      "Proposed by the market’s traders. It has not been decided yet.",
      "Propuesto por los comerciantes del mercado. Aún no está decidido.",
    ),
  },
  "Building permit triage": {
    body: inSix(
      "A planner decides every case. The order is a suggestion, and nobody is refused by it.",
      "Una persona técnica decide cada caso. El orden es una sugerencia y no deniega nada a nadie.",
    ),
    note: "After the first review: nobody is refused by the order, and the page says so.",
    earlier: [
      {
        days_ago: 380,
        note: null,
        body: inSix(
          "A planner decides every case. The order is a suggestion.",
          "Una persona técnica decide cada caso. El orden es una sugerencia.",
        ),
      },
    ],
    questions: [
      ask(
        inSix("Can I ask for another place in the order?", "¿Puedo pedir otro lugar en el orden?"),
        inSix(
          "Yes. Write to the permits desk and say why it is urgent.",
          "Sí. Escribe a la oficina de licencias y explica la urgencia.",
        ),
      ),
    ],
  },
  "Parking demand forecast": {
    body: inSix(
      "It uses figures from car parks, not data about drivers.",
      "Usa cifras de los aparcamientos, no datos de conductores.",
    ),
  },
  "Pothole finder": {
    subtitle: inSix(
      "Looked for potholes in photos of the road, after faces and number plates were blurred.",
      "Buscaba baches en fotos de la calzada, con caras y matrículas difuminadas.",
    ),
    body: inSix(
      "The trial has ended. The photos were deleted; the list of repairs is public.",
      "La prueba ha terminado. Las fotos se borraron; la lista de reparaciones es pública.",
    ),
    former_body: inSix("A trial on twelve streets.", "Una prueba en doce calles."),
  },
  "Ferry crowding forecast": {
    body: inSix("Tickets sold and the weather are all it knows.", "Solo conoce los billetes vendidos y el tiempo."),
  },
  "Housing benefit check": {
    subtitle: inSix(
      "Will compare applications with the rules and flag what is missing.",
      "Comparará las solicitudes con las normas e indicará qué falta.",
    ),
    body: inSix("It is being designed. Nothing is decided with it.", "Se está diseñando. No se decide nada con él."),
  },
  "Along Harbour Walk": {
    subtitle: inSix(
      "What you pass between the ferry pier and the beach",
      "Lo que encuentras entre el muelle de ferris y la playa",
      "Ce que vous croisez entre l’embarcadère et la plage",
      "O que encontra entre o cais dos ferries e a praia",
      "Ang madaraanan mo mula pantalan ng ferry hanggang dalampasigan",
      "អ្វីដែលអ្នកឆ្លងកាត់ពីផែសាឡាងទៅឆ្នេរ",
    ),
    body: inSix(
      "A walk of forty minutes, in this order. Only the Wi-Fi at the ferry terminal can tell one phone from another.",
      "Un paseo de cuarenta minutos, en este orden. Solo el Wi-Fi de la terminal de ferris distingue un teléfono de otro.",
      "Une promenade de quarante minutes, dans cet ordre. Seul le Wi-Fi de la gare maritime distingue un téléphone d’un autre.",
      "Um passeio de quarenta minutos, por esta ordem. Só o Wi-Fi do terminal de ferries distingue um telefone de outro.",
      "Apatnapung minutong lakad, ayon sa pagkakasunod na ito. Ang Wi-Fi lang sa terminal ng ferry ang nakakakilala ng isang telepono sa iba.",
      "ដំណើររយៈពេលសែសិបនាទី តាមលំដាប់នេះ។ មានតែវ៉ាយហ្វាយនៅចំណតសាឡាងប៉ុណ្ណោះដែលអាចសម្គាល់ទូរស័ព្ទមួយពីមួយទៀត។",
    ),
  },
  "Getting through the port": {
    subtitle: inSix("Devices on Dock Road and around it", "Dispositivos en Dock Road y alrededores"),
    body: inSix(
      "Everything the city runs where lorries, ferries and people meet.",
      "Todo lo que gestiona la ciudad donde se cruzan camiones, ferris y personas.",
    ),
  },
  "Decisions with algorithms": {
    subtitle: inSix("Where software helps the city to decide", "Dónde ayuda el software a decidir a la ciudad"),
    body: inSix(
      "A person is responsible for every one of these decisions.",
      "De cada una de estas decisiones responde una persona.",
    ),
  },
};
