import type { Words } from "../words.ts";

export const es: Words = {
  device: {
    accountable: {
      name: "Responsable",
      prompt: "¿Quién responde por esta tecnología?",
      guidance: "Empiece por quien está al mando y siga con los proveedores.",
      sentence: "Esta tecnología es responsabilidad de {list}.",
    },
    purpose: {
      name: "Finalidad",
      prompt: "¿Para qué está aquí?",
      guidance: "Elija hasta tres finalidades, la más importante primero. Un efecto secundario no es una finalidad.",
      sentence: "Esta tecnología se usa con fines de {list}.",
    },
    tech: {
      name: "Tecnología",
      prompt: "¿Qué tipo de tecnología es?",
      guidance: "Elija todo lo que el dispositivo lleva dentro. Ponga primero lo que puede reconocer a personas.",
      sentence: "Esta tecnología usa {list}.",
    },
    data: {
      name: "Tipo de datos",
      prompt: "¿Qué datos recoge?",
      guidance: "Diga qué sale del dispositivo, no solo qué se publica después.",
      sentence: "Esta tecnología recoge {list}.",
    },
    process: {
      name: "Tratamiento",
      prompt: "¿Qué se hace con los datos?",
      guidance: "Incluya también lo que protege los datos, como el cifrado o la anonimización.",
      sentence: "Los datos {list}.",
    },
    access: {
      name: "Acceso",
      prompt: "¿Quién puede ver los datos?",
      guidance: "Piense en la ciudad, en el proveedor, en otras empresas y en las propias personas.",
      sentence: "Los datos están disponibles para {list}.",
    },
    retention: {
      name: "Conservación",
      prompt: "¿Cuánto tiempo se guardan los datos?",
      guidance: "Escriba un plazo que se pueda comprobar, como «30 días». Si no se guarda nada, dígalo.",
      sentence: "Los datos se guardan {list}.",
    },
    storage: {
      name: "Almacenamiento",
      prompt: "¿Dónde se guardan los datos?",
      guidance: "Diga en qué lugar están los datos y también sus copias de seguridad.",
      sentence: "Los datos se almacenan {list}.",
    },
  },
  algorithm: {
    purpose: {
      name: "Finalidad",
      prompt: "¿Para qué se usa este sistema?",
      guidance: "Elija hasta tres finalidades, la más importante primero. Un efecto secundario no es una finalidad.",
      sentence: "Este sistema se usa con fines de {list}.",
    },
    accountable: {
      name: "Responsable",
      prompt: "¿Quién responde por este sistema?",
      guidance: "Nombre a quien lo usa y a quien lo suministra, e indique el papel de cada uno.",
      sentence: "Este sistema es responsabilidad de {list}.",
    },
    affected: {
      name: "Personas afectadas",
      prompt: "¿A quién afecta este sistema?",
      guidance: "Piense también en quienes aparecen en los datos sin haberlo elegido y en el barrio en su conjunto.",
      sentence: "Este sistema afecta a {list}.",
    },
    functional_modes: {
      name: "Qué hace",
      prompt: "¿Qué hace este sistema?",
      guidance: "Elija cada cosa que el sistema hace e indique cuánto decide por sí solo.",
      sentence: "Este sistema {list}.",
    },
    risks_mitigation: {
      name: "Riesgos y medidas",
      prompt: "¿Qué puede salir mal y qué se hace para evitarlo?",
      guidance: "Describa el riesgo tal como lo viviría una persona y después lo que hace para reducirlo.",
      sentence: "Los riesgos incluyen {list}.",
    },
    rights: {
      name: "Derechos",
      prompt: "¿Qué puede hacer usted?",
      guidance: "Diga cómo se ejerce cada derecho: a quién escribir o llamar y cuánto tarda la respuesta.",
      sentence: "Usted tiene derecho a {list}.",
    },
    input_dataset: {
      name: "Datos de entrada",
      prompt: "¿Qué datos usa?",
      guidance: "Describa los datos que recibe mientras funciona, no aquellos con los que se entrenó.",
      sentence: "Este sistema usa {list}.",
    },
    processing: {
      name: "Método",
      prompt: "¿Qué método se aplica a los datos?",
      guidance: "Elija la familia del método. El nombre y la versión del producto van en los detalles.",
      sentence: "Los datos {list}.",
    },
    output_dataset: {
      name: "Resultado",
      prompt: "¿Qué produce?",
      guidance: "Describa lo que sale del sistema: una decisión, una recomendación, un texto, una acción.",
      sentence: "Este sistema produce {list}.",
    },
    access: {
      name: "Acceso",
      prompt: "¿Quién puede ver los datos?",
      guidance: "Piense en la ciudad, en el proveedor, en otras empresas y en las propias personas.",
      sentence: "Los datos están disponibles para {list}.",
    },
    retention: {
      name: "Conservación",
      prompt: "¿Cuánto tiempo se guardan los datos?",
      guidance: "Escriba un plazo que se pueda comprobar, como «30 días». Si no se guarda nada, dígalo.",
      sentence: "Los datos se guardan {list}.",
    },
    storage: {
      name: "Almacenamiento",
      prompt: "¿Dónde se guardan los datos?",
      guidance: "Diga en qué lugar están los datos y también sus copias de seguridad.",
      sentence: "Los datos se almacenan {list}.",
    },
  },
  contexts: {
    role: {
      name: "Papel",
      description: "Qué parte tiene esta organización en el sistema.",
      values: {
        vendor: { name: "Proveedor", description: "Construye, vende o alquila el sistema." },
        deployer: { name: "Operador", description: "Pone en marcha el sistema aquí y se ocupa de él." },
      },
    },
    relationship: {
      name: "Relación",
      description: "De qué manera toca el sistema a estas personas.",
      values: {
        community: {
          name: "Comunidad",
          description: "El grupo o el barrio nota los efectos en conjunto, aunque el sistema no mire a cada persona.",
        },
        bystander: {
          name: "Por casualidad",
          description: "Aparecen en los datos por casualidad, sin que el sistema diga nada sobre ellas.",
        },
        subject: {
          name: "Objeto de la decisión",
          description: "El resultado trata sobre ellas y las afecta directamente.",
        },
      },
    },
    autonomy: {
      name: "Cuánto decide",
      description: "Quién decide y quién lleva a cabo la decisión.",
      values: {
        human_decides: {
          name: "Decide una persona",
          description: "El sistema propone y una persona decide cada vez.",
        },
        human_executes: {
          name: "Ejecuta una persona",
          description: "El sistema decide y una persona lo lleva a cabo.",
        },
        autonomous: {
          name: "Por sí solo",
          description: "El sistema decide y actúa sin que una persona intervenga en cada caso.",
        },
      },
    },
    pii: {
      name: "Datos personales",
      description: "Hasta qué punto los datos permiten saber de quién se trata.",
      values: {
        de_identified: {
          name: "Anonimizado",
          description: "Se ha quitado todo lo que permitiría saber razonablemente de quién son los datos.",
        },
        pseudonymous: {
          name: "Con código",
          description:
            "Un código ocupa el lugar del nombre: se reconoce a la misma persona otra vez, y con más datos se podría saber quién es.",
        },
        identifiable: {
          name: "Identificable",
          description:
            "Los datos dicen quién es la persona, por ejemplo con su nombre, su cara o la placa de su vehículo.",
        },
      },
    },
  },
  variables: {
    title: "Nombre",
    description: "Descripción",
    additional_description: "Detalles",
    duration: "Cuánto tiempo",
    risk: "Qué puede salir mal",
    mitigation: "Qué se hace al respecto",
    rights: "Cómo ejercer este derecho",
  },
  data_flow: "Recorrido de los datos",
  elements: {
    institution: ["Organismo público", "Una administración u otra entidad pública que responde por esta tecnología."],
    organization: ["Organización", "Una empresa, asociación u otra entidad que responde por esta tecnología."],

    accessibility: ["Accesibilidad", "Ayuda a que todas las personas puedan usar un lugar o un servicio por igual."],
    agency_interaction: ["Control directo", "Permite manejar algo de este lugar o interactuar con ello."],
    arts_culture: ["Arte y cultura", "Da espacio a obras artísticas o a la vida cultural."],
    commerce: ["Comercio", "Sirve para comprar y vender productos o servicios."],
    connectivity: ["Conexión a internet", "Conecta teléfonos y otros aparatos a una red o a internet."],
    dining: ["Comida y bebida", "Forma parte de un servicio de comidas, como un restaurante o un comedor."],
    ecology: ["Naturaleza", "Ayuda a conocer y vigilar el estado del medio natural."],
    energy_efficiency: ["Ahorro de energía", "Ayuda a gastar menos energía."],
    enforcement: ["Cumplimiento de normas", "Sirve para comprobar que se respetan las normas y actuar si no es así."],
    entry: ["Control de acceso", "Comprueba quién puede entrar en un lugar o usar un servicio."],
    fire_emergency: [
      "Bomberos y emergencias",
      "Apoya a los servicios que acuden cuando hay un incendio u otra emergencia.",
    ],
    health: [
      "Salud ambiental",
      "Vigila aquello del entorno que influye en la salud, como el aire, el agua o el ruido.",
    ],
    inform: ["Servicio de información", "Ofrece información o ayuda sobre un lugar o un servicio."],
    logistics: ["Transporte de mercancías", "Ayuda a transportar y repartir mercancías o materiales."],
    mobility: ["Movilidad", "Ayuda a que personas y vehículos se muevan por la ciudad."],
    planning_decision_making: [
      "Planificación y decisiones",
      "Aporta datos para planificar, decidir y saber si una decisión funcionó.",
    ],
    research_development: ["Estudios y pruebas", "Forma parte de una investigación o de la prueba de algo nuevo."],
    safety_security: ["Seguridad", "Ayuda a prevenir accidentes, daños o delitos en este lugar."],
    social: ["Encuentro", "Permite estar en contacto con otra persona o con un grupo."],
    switch: ["Encendido y apagado", "Enciende, apaga, abre, cierra o regula algo, como la luz o una puerta."],
    waste_management: ["Residuos", "Ayuda a recoger, separar y tratar la basura."],
    water_efficiency: ["Ahorro de agua", "Ayuda a gastar menos agua."],
    wayfinding_services: ["Orientación", "Ayuda a encontrar el camino y los servicios de este lugar."],

    identifiable_image: [
      "Fotos que pueden identificar a personas",
      "Toma fotos tan nítidas que se puede reconocer a una persona o leer la placa de un vehículo.",
    ],
    identifiable_video: [
      "Video que puede identificar a personas",
      "Graba video tan nítido que se puede reconocer a una persona o leer la placa de un vehículo.",
    ],
    identifiable_nfc: [
      "Lector de proximidad que puede identificar a personas (NFC)",
      "Lee de cerca una tarjeta o un teléfono que puede estar vinculado a una persona concreta.",
    ],
    identifiable_rfid: [
      "Lector de etiquetas que puede identificar a personas (RFID)",
      "Lee por radio una etiqueta o tarjeta que puede estar vinculada a una persona concreta.",
    ],
    identifiable_wifi_sensor: [
      "Sensor wifi que puede identificar a personas",
      "Capta las señales wifi de los teléfonos y puede seguir el recorrido de un mismo aparato.",
    ],
    voice: ["Grabación de voz", "Registra voces, de modo que se puede saber qué se dice o quién habla."],
    intercom: [
      "Sistema de interfonía",
      "Permite hablar con alguien que está en otro punto del edificio o del recinto.",
    ],
    contactless_payments: [
      "Pago sin contacto",
      "Cobra al acercar una tarjeta, un teléfono o un reloj, que están vinculados a una persona.",
    ],
    de_identified_image: [
      "Fotos anonimizadas",
      "Toma fotos, pero borra caras y placas de vehículos antes de que se usen o se guarden.",
    ],
    de_identified_video: [
      "Video anonimizado",
      "Graba video, pero borra caras y placas de vehículos antes de que se use o se guarde.",
    ],
    de_identified_voice: [
      "Voz anonimizada",
      "Capta sonido, pero quita lo que distingue a quien habla antes de que se use o se guarde.",
    ],
    person_detection: ["Detección de personas", "Nota que hay personas y cuántas son, pero no sabe quiénes son."],
    facial_characterization: [
      "Análisis de la cara",
      "Calcula a partir de la cara cosas como la edad aproximada o el gesto, sin saber de quién se trata.",
    ],
    air_quality: ["Calidad del aire", "Mide lo que hay en el aire, como polvo fino, ozono, polen o gases."],
    assistance_station: ["Punto de ayuda", "Un lugar donde pedir ayuda, a una persona o a un asistente virtual."],
    augmented_reality: ["Realidad aumentada", "Añade imágenes o sonidos digitales a lo que usted ve a su alrededor."],
    biometrics: ["Biometría", "Mide rasgos del cuerpo, como la cara, las huellas o la forma de andar."],
    cellular: ["Red móvil", "Se comunica por la red de telefonía móvil."],
    chatbot: ["Asistente conversacional", "Un programa que contesta preguntas como si fuera una conversación."],
    dtpr_api: [
      "Servicio de datos DTPR",
      "Permite que otros programas lean qué sistemas y sensores hay en este lugar, según el estándar DTPR.",
    ],
    electric_vehicle_charger: [
      "Cargador de vehículos eléctricos",
      "Recarga la batería de autos y otros vehículos eléctricos.",
    ],
    gps: ["GPS", "Calcula dónde está algo con la ayuda de satélites."],
    hands_free: ["Control sin manos", "Se maneja con la voz o con gestos, sin tocar nada."],
    image: ["Cámara de fotos", "Toma imágenes fijas."],
    image_infrared: ["Cámara de fotos infrarroja", "Toma imágenes fijas del calor o de luz que el ojo no ve."],
    inclinometer: ["Sensor de inclinación", "Mide cuánto se inclina un objeto."],
    induction_loop: [
      "Bucle de inducción",
      "Un cable bajo el pavimento que nota cuándo pasa un vehículo u otro objeto de metal.",
    ],
    li_dar: [
      "Escáner láser (LiDAR)",
      "Mide distancias con rayos láser y forma con ellas un modelo en tres dimensiones.",
    ],
    location_beacon: [
      "Baliza de localización",
      "Emite por Bluetooth una señal que los teléfonos cercanos pueden reconocer.",
    ],
    microphone: ["Micrófono", "Capta sonido."],
    motion_detector: ["Detector de movimiento", "Nota cuándo algo se mueve cerca."],
    nfc: [
      "Lector de proximidad (NFC)",
      "Se comunica con tarjetas o teléfonos que se acercan, sin recoger datos que identifiquen a nadie.",
    ],
    non_identifiable_video: [
      "Video que no puede identificar a personas",
      "Graba video tan poco nítido que no se distinguen caras ni placas de vehículos.",
    ],
    passive_infrared_sensor: [
      "Sensor de calor (infrarrojo pasivo)",
      "Nota el calor que desprenden las personas y los objetos cercanos.",
    ],
    personal_device: ["Dispositivo personal", "Un teléfono, una tableta u otro aparato que lleva una sola persona."],
    piezoelectric_sensor: [
      "Sensor de presión y vibración",
      "Convierte presión, golpes o vibraciones en una señal eléctrica para medirlos.",
    ],
    radar: ["Radar", "Detecta con ondas de radio los objetos y cómo se mueven."],
    rfid: [
      "Lector de etiquetas por radio (RFID)",
      "Lee por radio etiquetas pegadas a objetos, sin vincularlas a una persona.",
    ],
    soil_moisture_sensor: ["Sensor de humedad del suelo", "Mide cuánta agua hay en la tierra."],
    sound_level_meter: ["Sonómetro", "Mide lo fuerte que es el ruido."],
    system_screen: ["Pantalla", "Una pantalla instalada aquí con la que se maneja el sistema."],
    thermometer: ["Termómetro", "Mide la temperatura del entorno."],
    ultrasonic_level_sensor: [
      "Sensor de ultrasonidos",
      "Mide distancias con un sonido que no se oye, por ejemplo para saber lo lleno que está un contenedor.",
    ],
    unmanned_aircraft_system: ["Dron", "Una aeronave sin piloto a bordo, junto con el equipo que la dirige."],
    video_camera: ["Cámara de video", "Graba o transmite video."],
    video_camera_infrared: [
      "Cámara de video infrarroja",
      "Graba o transmite video del calor o de luz que el ojo no ve.",
    ],
    water_quality: ["Calidad del agua", "Mide lo que hay en el agua, como oxígeno, acidez o nitratos."],
    weather_station: ["Estación meteorológica", "Mide el tiempo: temperatura, lluvia, viento y presión."],
    weighing_scale: ["Báscula", "Mide el peso, sin recoger datos que identifiquen a nadie."],
    wireless_access_point: ["Punto de acceso wifi", "Da conexión inalámbrica a una red o a internet."],
    wireless_charging_roadway: [
      "Calzada que recarga vehículos",
      "Bobinas bajo la calzada que recargan vehículos eléctricos en marcha o estacionados.",
    ],

    personal: ["Datos personales", "Datos sobre personas a las que se puede identificar."],
    binary: ["Datos binarios", "Datos comprimidos que solo un programa puede leer."],
    boolean: ["Sí o no", "Datos con solo dos valores posibles, como abierto o cerrado."],
    pixel_based_image: ["Fotos o imágenes", "Una imagen digital hecha de muchos puntos pequeños."],
    spatial: ["Lugares y formas", "Dicen dónde está algo o qué forma tiene un espacio, como una dirección o un plano."],
    tabular: ["Tablas", "Datos ordenados en filas y columnas."],
    values_time: ["Mediciones en el tiempo", "Valores que se miden una y otra vez a intervalos regulares."],

    aggregated: ["Totales y promedios", "Las mediciones sueltas se reúnen en totales o promedios."],
    ai_system: [
      "Sistema de IA",
      "Un sistema automático o de inteligencia artificial saca de los datos un resultado nuevo.",
    ],
    bitmap_manipulation: [
      "Retoque de imágenes",
      "Se cambian puntos de la imagen, por ejemplo para difuminar una parte.",
    ],
    code_signing: [
      "Software firmado",
      "Una firma digital demuestra quién hizo el programa y que nadie lo ha cambiado después.",
    ],
    computer_vision: ["Visión artificial", "Un programa reconoce o cuenta lo que se ve en fotos o video."],
    cryptonets: ["Redes sobre datos cifrados", "Una red neuronal trabaja con los datos sin descifrarlos (cryptonet)."],
    de_identified: [
      "Anonimización posterior",
      "Después de salir del aparato, se quita de los datos lo que identifica a personas.",
    ],
    differential_privacy: [
      "Privacidad diferencial",
      "Se publican tendencias de un grupo de forma que no se pueda saber nada de una sola persona.",
    ],
    encrypted: ["Cifrado", "Los datos están codificados y solo los lee quien tiene permiso."],
    encrypted_at_rest: [
      "Cifrado en el almacenamiento",
      "Los datos guardados están codificados, también si alguien se lleva el disco.",
    ],
    federated_learning: [
      "Aprendizaje federado",
      "El sistema aprende en muchos aparatos a la vez, y los datos de cada uno no se reúnen en un solo lugar.",
    ],
    hardware_audits: [
      "Aparatos revisados",
      "Especialistas externos comprueban cada cierto tiempo que el aparato es seguro y solo recoge lo que se dice.",
    ],
    homomorphic_encryption: [
      "Cifrado homomórfico",
      "Permite calcular con datos cifrados: solo el resultado se descifra.",
    ],
    immutable_query_ledger: [
      "Registro permanente de usos",
      "Cada consulta y cada cambio de los datos queda anotado y no se puede borrar.",
    ],
    k_anonymity: [
      "Anonimato en grupo",
      "Los datos se hacen menos precisos hasta que cada persona se confunde con varias otras (k-anonimato).",
    ],
    raw_data: ["Datos sin tratar", "Los datos siguen tal como se recogieron."],
    rdua_approved: [
      "Evaluación de uso responsable",
      "Antes de empezar se evaluó el uso de los datos y se concluyó que trae más beneficio que daño.",
    ],
    regulated: ["Regulado por ley", "Una ley o norma fija cómo se pueden usar estos datos."],
    reviewed_internally: [
      "Revisión propia",
      "La organización examinó ella misma los beneficios, los riesgos y la privacidad.",
    ],
    secure_multi_party_computing: [
      "Cálculo conjunto seguro",
      "Varias partes obtienen un resultado común sin enseñarse sus datos unas a otras.",
    ],
    transport_layer_security: [
      "Conexión cifrada (TLS)",
      "Los datos viajan cifrados por la red, como en una página web segura.",
    ],
    trusted_execution_environment: [
      "Entorno de ejecución protegido",
      "Los datos se tratan en una zona aislada del procesador a la que no llega ningún otro programa.",
    ],
    zero_knowledge_proofs: [
      "Prueba de conocimiento cero",
      "Se demuestra que algo es cierto sin revelar el dato mismo, por ejemplo ser mayor de edad.",
    ],

    available_for_resale: ["Se pueden vender", "Los datos pueden venderse a otras empresas."],
    available_to_3rd_parties: [
      "Disponibles para terceros",
      "Organizaciones que no participan en esto pueden recibir los datos, no siempre a cambio de dinero.",
    ],
    available_to_download: [
      "Disponibles para descargar",
      "Cualquiera puede descargar los datos de internet, gratis o pagando.",
    ],
    available_to_me: ["Disponibles para usted", "Usted puede ver sus propios datos, y otras personas no."],
    available_to_the_accountable_organization: [
      "Disponibles para el responsable",
      "La organización que responde por la tecnología puede ver los datos.",
    ],
    available_to_vendor: [
      "Disponibles para el proveedor",
      "La empresa que suministra la tecnología puede ver los datos.",
    ],
    not_available_to_me: ["No disponibles para usted", "Ni usted ni otra persona particular puede ver estos datos."],
    not_available_to_the_accountable_organization: [
      "No disponibles para el responsable",
      "La organización que responde por la tecnología no puede ver los datos.",
    ],
    not_available_to_vendor: [
      "No disponibles para el proveedor",
      "La empresa que suministra la tecnología no puede ver los datos.",
    ],

    data_retained: ["Datos guardados", "Los datos se guardan durante {{duration}} y después se borran."],
    no_data_retained: ["No se guardan datos", "No se guarda ningún dato."],

    backed_up_internationally: [
      "Copias en el extranjero",
      "Hay copias de seguridad fuera del país o la región donde se recogen los datos.",
    ],
    backed_up_locally: [
      "Copias aquí mismo",
      "Hay copias de seguridad en el mismo país o región donde se recogen los datos.",
    ],
    shared_storage_and_governance: [
      "Almacén y gobierno compartidos",
      "Varias organizaciones guardan los datos juntas, con reglas comunes sobre quién los ve y cuándo se borran.",
    ],
    stored_locally: ["Guardados en este país", "Los datos se guardan en el mismo país o región donde se recogen."],
    stored_on_3rd_party_cloud: [
      "Guardados en la nube de otra empresa",
      "Los datos están en el centro de datos de una empresa que los guarda por encargo.",
    ],
    stored_primarily_internationally: [
      "Guardados sobre todo en el extranjero",
      "La mayor parte de los datos se guarda fuera del país o la región donde se recogen.",
    ],
    stored_primarily_locally: [
      "Guardados sobre todo aquí",
      "La mayor parte de los datos se guarda en el mismo país o región donde se recogen.",
    ],

    border_immigration: ["Fronteras y migración", "Apoya trámites o decisiones sobre fronteras, visas o asilo."],
    content_moderation: [
      "Moderación de contenidos",
      "Filtra, ordena o retira lo que la gente publica cuando va contra las reglas.",
    ],
    education: ["Educación", "Ayuda a enseñar, aprender o evaluar lo aprendido."],
    eligibility_benefits: [
      "Ayudas y prestaciones",
      "Interviene en quién recibe una ayuda o un servicio público esencial.",
    ],
    employment: ["Empleo", "Se usa para contratar, organizar turnos o evaluar el trabajo."],
    financial_services: ["Servicios financieros", "Apoya decisiones sobre créditos, seguros o posibles fraudes."],
    healthcare: ["Atención sanitaria", "Ayuda a diagnosticar, tratar o atender a pacientes."],
    marketing_personalization: ["Publicidad y personalización", "Adapta anuncios u ofertas a cada persona o grupo."],
    risk_assessment: [
      "Evaluación de riesgos y prioridades",
      "Puntúa u ordena casos o personas para saber a cuáles atender primero.",
    ],
    translation_language: ["Traducción", "Traduce textos, voz o carteles para que el idioma no sea una barrera."],

    people: ["Personas", "Las personas sobre las que se usa el sistema o cuya vida cambia por él."],

    agentic_mode: [
      "Actuar",
      "Divide una tarea en pasos y los realiza con otros programas, por ejemplo reservar una cita.",
    ],
    analytical_mode: ["Clasificar y puntuar", "Clasifica, puntúa, ordena o predice a partir de datos."],
    generative_mode: ["Crear", "Produce textos, imágenes, sonidos o videos nuevos."],
    perceptive_mode: ["Percibir", "Convierte lo que captan cámaras, micrófonos o escáneres en datos utilizables."],
    physical_mode: ["Mover", "Cambia algo en el mundo físico, como un semáforo, una barrera o un robot."],
    semantic_mode: ["Comprender", "Entiende de qué trata un texto o una voz y encuentra lo que tiene relación."],

    autonomy_loss: ["Pérdida de autonomía", "Las personas podrían tener menos libertad para decidir por sí mismas."],
    civil_liberties_harm: [
      "Daño a las libertades",
      "Podría limitar derechos como expresarse, reunirse, moverse o no ser vigilado sin motivo.",
    ],
    environmental_harm: [
      "Daño al medio ambiente",
      "Podría consumir mucha energía o agua, o dejar contaminación y residuos.",
    ],
    financial_harm: [
      "Daño económico",
      "Personas o empresas podrían perder dinero, por ejemplo por un error o un fraude.",
    ],
    physical_harm: ["Daño físico", "Alguien podría resultar herido, o algo podría romperse."],
    political_economic_harm: [
      "Daño político y económico",
      "Podría influir en elecciones, dar demasiado poder a unos pocos o debilitar instituciones.",
    ],
    psychological_harm: ["Daño psicológico", "Podría causar angustia, miedo, dependencia u otro malestar."],
    reputational_harm: [
      "Daño a la reputación",
      "Una persona o un grupo podría quedar mal por un error o una etiqueta injusta.",
    ],
    societal_cultural_harm: [
      "Daño social y cultural",
      "Podría dañar la confianza, la convivencia o la variedad de lenguas y culturas.",
    ],

    right_access: ["Ver sus datos", "Puede saber qué datos suyos hay, cómo se usan y pedir una copia."],
    right_algorithmic_transparency: [
      "Saber cómo funciona",
      "Puede recibir una explicación sencilla de cómo funciona el sistema en general.",
    ],
    right_be_forgotten: [
      "Pedir que se borren sus datos",
      "Puede pedir que se borren sus datos cuando ya no hay motivo para tenerlos.",
    ],
    right_contest: [
      "Reclamar contra una decisión",
      "Puede oponerse a una decisión sobre usted, dar su versión y pedir que se reconsidere.",
    ],
    right_correction: ["Corregir sus datos", "Puede pedir que se corrijan o completen los datos sobre usted."],
    right_individual_decision_explanation: [
      "Pedir que se explique una decisión",
      "Puede pedir que le expliquen por qué se tomó una decisión sobre usted y qué papel tuvo el sistema.",
    ],
    right_non_discrimination: [
      "Trato justo",
      "El sistema no debe tratarle peor por su origen, sexo, edad, religión, discapacidad u otro rasgo protegido.",
    ],
    right_object: ["Parar el uso de sus datos", "Puede pedir que dejen de usar sus datos, aunque no se borren."],
    right_purpose_limitation: [
      "Uso solo para lo anunciado",
      "Sus datos solo pueden usarse para lo que se anunció al recogerlos.",
    ],
    right_to_human_review: [
      "Pedir que lo vea una persona",
      "Puede pedir que una persona con poder para cambiarla tome o revise la decisión.",
    ],
    right_to_notice: [
      "Ser avisado de su uso",
      "Debe saber que se usa un sistema automático antes de que decida algo sobre usted.",
    ],

    input_about_a_measurement: [
      "Mediciones",
      "Recibe valores de sensores, como temperatura, ruido o calidad del aire.",
    ],
    input_about_a_place: ["Lugares", "Recibe ubicaciones, rutas, planos u otros datos de un lugar."],
    input_about_behaviour: [
      "Lo que hace la gente",
      "Recibe lo que la gente hizo, como qué eligió, buscó o por dónde pasó.",
    ],
    input_biometric: [
      "Rasgos del cuerpo",
      "Recibe rasgos del cuerpo, como la cara, la voz, las huellas o la forma de andar.",
    ],
    input_decision: ["Decisión sobre una persona", "Recibe una decisión que otro sistema ya tomó sobre una persona."],
    input_generated_content: [
      "Contenido hecho por IA",
      "Recibe textos, imágenes o sonidos que hizo otro sistema de IA.",
    ],
    input_operational_data: [
      "Funcionamiento de un servicio",
      "Recibe horarios, rutas, presupuestos u otros datos de un servicio, no de una persona.",
    ],
    input_physical_action: [
      "Suceso físico",
      "Recibe la señal de que algo cambió, como una puerta que se abre o una alarma que suena.",
    ],
    input_recommendation: [
      "Recomendación o pronóstico",
      "Recibe un consejo, un pronóstico o una puntuación de otro sistema.",
    ],
    input_sensitive_personal: [
      "Datos personales sensibles",
      "Recibe datos sobre salud, dinero, creencias, sexualidad, situación migratoria u otros asuntos protegidos.",
    ],

    affect_emotion_analysis: [
      "Análisis de emociones",
      "Intenta adivinar el ánimo por la cara, la voz o las palabras, lo que muchas veces no es fiable.",
    ],
    anomaly_detection: ["Detección de lo inusual", "Aprende qué es lo normal y avisa de lo que se aparta de ello."],
    biometric_recognition: [
      "Reconocimiento por el cuerpo",
      "Averigua o comprueba quién es una persona por su cara, su voz u otro rasgo del cuerpo.",
    ],
    classification_prediction: [
      "Clasificación y predicción",
      "Pone cada caso en una categoría o calcula un valor esperado a partir de casos anteriores.",
    ],
    clustering_segmentation: [
      "Agrupación",
      "Reúne personas, lugares o hechos parecidos en grupos que nadie definió antes.",
    ],
    language_models: [
      "Modelo de lenguaje",
      "Lee, escribe, resume o traduce textos prediciendo qué palabras vienen después.",
    ],
    optimization: [
      "Búsqueda del mejor plan",
      "Busca la mejor ruta, el mejor horario o el mejor reparto dentro de unos límites.",
    ],
    privacy_transformation: [
      "Ocultación de la identidad",
      "Borra, difumina o sustituye lo que identifica a personas antes de que se usen los datos.",
    ],
    recommendation_ranking: [
      "Recomendación y orden",
      "Sugiere cosas u ordena una lista según lo que parece interesar a cada persona.",
    ],
    search_retrieval: ["Búsqueda", "Encuentra entre muchos documentos los que responden a una pregunta."],
    speech_audio: ["Habla y sonido", "Pasa voz a texto, texto a voz, o reconoce sonidos."],

    output_about_a_measurement: [
      "Mediciones",
      "Produce valores medidos o calculados, como un índice de calidad del aire.",
    ],
    output_about_a_place: ["Lugares", "Produce rutas, mapas u otros datos de un lugar."],
    output_about_behaviour: [
      "Lo que hace la gente",
      "Produce datos de lo que la gente hizo, como recorridos o tiempos de estancia.",
    ],
    output_biometric: [
      "Rasgos del cuerpo",
      "Produce datos sobre caras, voces o movimientos que se pueden comparar más tarde.",
    ],
    output_decision: [
      "Decisión sobre una persona",
      "Produce una decisión que vale para una persona, como un sí o un no.",
    ],
    output_generated_content: ["Contenido hecho por IA", "Produce textos, imágenes, sonidos o videos nuevos."],
    output_operational_data: [
      "Funcionamiento de un servicio",
      "Produce horarios, rutas, repartos u otros datos de un servicio, no de una persona.",
    ],
    output_physical_action: ["Acción física", "Pone en marcha algo real, como abrir una puerta o cambiar un semáforo."],
    output_recommendation: [
      "Recomendación o pronóstico",
      "Produce un consejo, un pronóstico o una puntuación que no obliga.",
    ],
    output_sensitive_personal: [
      "Datos personales sensibles",
      "Produce datos sobre salud, dinero, creencias, sexualidad, situación migratoria u otros asuntos protegidos.",
    ],
  },
};
