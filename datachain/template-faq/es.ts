import type { AllTemplateFaqs } from "../template-ids.ts";

export const es: AllTemplateFaqs = {
  people_counter: [
    [
      "¿Se graba mi cara?",
      "No. El aparato solo nota que alguien pasa y suma uno a la cuenta. Sus imágenes se tratan dentro del aparato y no se guardan.",
    ],
    [
      "¿Quién ve las cifras?",
      "La ciudad ve totales, por ejemplo cuántas personas pasaron en una hora. Nadie le ve a usted.",
    ],
    [
      "¿Para qué sirven las cifras?",
      "Ayudan a decidir cosas como lo ancho que debe ser un camino o cuándo hay que limpiar una plaza.",
    ],
  ],
  licence_plate_reader: [
    [
      "¿Puede averiguar quién soy?",
      "Sí. Con el registro de vehículos, la placa lleva al titular. Solo puede consultarlo personal autorizado y solo para la finalidad que se indica aquí.",
    ],
    [
      "¿Cuánto tiempo se guarda mi placa?",
      "El tiempo que se indica en esta página. Después se borran la foto y el número de la placa.",
    ],
    [
      "¿Puedo ver lo que hay guardado sobre mí?",
      "Sí. Pídalo a la organización que figura en esta página e indique la placa, el lugar, la fecha y la hora.",
    ],
  ],
  cctv: [
    [
      "¿Se graba mi cara?",
      "Sí, si está a la vista de la cámara. El video es tan nítido que se puede reconocer a las personas. Ningún programa busca caras.",
    ],
    [
      "¿Quién mira el video?",
      "Personal formado de la organización que figura en esta página. La policía solo recibe video si lo pide conforme a la ley.",
    ],
    [
      "¿Cuánto tiempo se guarda el video?",
      "El tiempo que se indica en esta página. Después se graba encima, salvo que haga falta como prueba.",
    ],
  ],
  wifi_counter: [
    [
      "¿Puede leer lo que hay en mi teléfono?",
      "No. Solo capta la señal que emite un teléfono cuando busca wifi, con el número del aparato.",
    ],
    [
      "¿Pueden seguirme?",
      "El número de su aparato se sustituye por un código. Mientras ese código está en uso, se puede reconocer el mismo teléfono en varios contadores.",
    ],
    ["¿Puedo negarme?", "Sí. Apague el wifi de su teléfono y no se contará."],
  ],
  air_quality: [
    ["¿Registra algo sobre mí?", "No. Solo mide el aire. No tiene cámara ni micrófono."],
    ["¿Dónde puedo ver las mediciones?", "Se publican. El enlace está en esta página."],
  ],
  noise_meter: [
    [
      "¿Escucha las conversaciones?",
      "No. El sonido se convierte al momento, dentro del aparato, en un valor de volumen. No se guarda ni se envía ningún sonido.",
    ],
    [
      "¿Para qué sirven las mediciones?",
      "Muestran dónde y cuándo hay demasiado ruido, para que la ciudad pueda actuar.",
    ],
  ],
  bin_sensor: [
    ["¿Sabe quién tiró algo?", "No. Mide con sonido la distancia hasta la basura. No tiene cámara."],
    ["¿De qué sirve?", "Las papeleras llenas se vacían antes y los camiones circulan menos."],
  ],
  parking_sensor: [
    ["¿Sabe de quién es el vehículo?", "No. Solo nota que hay un vehículo. No lee placas."],
    ["¿Puede acabar en una multa?", "Por sí solo, no. No sabe qué vehículo está ahí."],
  ],
  smart_lighting: [
    ["¿Me graba la farola?", "No. Nota el movimiento y el calor, y no tiene cámara."],
    [
      "¿Sabe alguien cuándo paso?",
      "No. La farola reacciona en el momento y no se guarda ningún registro de cada movimiento.",
    ],
  ],
  ev_charger: [
    ["¿Qué sabe de mí?", "Lo que hace falta para la factura: su tarjeta o su cuenta, la hora y cuánto ha cargado."],
    [
      "¿Quién ve mis datos?",
      "La empresa que gestiona el punto de carga y su proveedor de pago. La ciudad ve totales sin nombres.",
    ],
    [
      "¿Cuánto tiempo se guardan?",
      "Las facturas se guardan el tiempo que exige la ley. El plazo se indica en esta página.",
    ],
  ],
  kiosk: [
    ["¿Me graba el quiosco?", "No. Se usa con el dedo y no tiene cámara."],
    [
      "¿Se guarda lo que busco?",
      "Se cuenta qué páginas se abren, sin relación con usted. Lo que escribe se borra cuando se va.",
    ],
  ],
  drone: [
    [
      "¿Se me puede ver en las imágenes?",
      "Sí, puede ocurrir. El dron graba una zona, y a veces se puede reconocer a las personas que están en ella.",
    ],
    [
      "¿Cuándo vuela?",
      "Solo para la finalidad que se indica en esta página. Los vuelos previstos se anuncian cuando es posible.",
    ],
    [
      "¿Qué pasa con las imágenes en las que salgo?",
      "Las personas se difuminan antes de entregar imágenes a otros. El resto se borra pasado el tiempo que se indica en esta página.",
    ],
  ],
  chatbot: [
    [
      "¿Estoy escribiendo con una persona?",
      "No. Contesta un programa. En cualquier momento puede pedir que le atienda una persona.",
    ],
    [
      "¿Pueden ser erróneas las respuestas?",
      "Sí. Se componen automáticamente y pueden contener errores. Lo que vale es la información oficial a la que enlazan.",
    ],
    [
      "¿Se guarda lo que escribo?",
      "Sí, el tiempo que se indica en esta página, para mejorar las respuestas. Por favor, no escriba nada privado.",
    ],
  ],
  permit_triage: [
    ["¿Decide una computadora sobre mi solicitud?", "No. Propone un orden y señala lo que falta. Decide una persona."],
    [
      "¿En qué se fija?",
      "En lo que contienen su solicitud y los documentos que la acompañan. No reúne nada más sobre usted.",
    ],
    ["¿Qué puedo hacer si no estoy de acuerdo?", "Puede pedir una explicación y que otra persona vuelva a examinarlo."],
  ],
  signal_timing: [
    ["¿Sabe quién conduce?", "No. Trabaja con conteos de vehículos, bicicletas y personas a pie."],
    [
      "¿Y si se equivoca?",
      "Siempre valen unas reglas de seguridad fijas, como el tiempo mínimo para cruzar. El personal lo vigila y puede apagarlo.",
    ],
  ],
  benefit_check: [
    [
      "¿Puede una computadora rechazar mi solicitud?",
      "No. El sistema hace una propuesta. Cada rechazo lo decide y lo explica una persona.",
    ],
    [
      "¿Qué datos míos usa?",
      "Lo que usted declara y lo que saben las oficinas que figuran en esta página, como los ingresos y quiénes viven en su hogar. Son datos delicados.",
    ],
    [
      "¿Qué puedo hacer contra una decisión?",
      "Puede ver y corregir sus datos, preguntar por los motivos y reclamar. Esta página dice cómo.",
    ],
  ],
  document_redaction: [
    [
      "¿Se quitan mis datos de forma segura?",
      "El sistema marca lo que encuentra y una persona revisa cada documento antes de publicarlo. Aun así, puede haber un error.",
    ],
    [
      "¿Qué puedo hacer si encuentro mi nombre?",
      "Avise a la organización que figura en esta página. El documento se retira y se corrige.",
    ],
  ],
};
