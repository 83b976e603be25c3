import type { Words } from "../words.ts";

export const fr: Words = {
  device: {
    accountable: {
      name: "Responsable",
      prompt: "Qui répond de cette technologie ?",
      guidance: "Commencez par qui dirige, puis les fournisseurs.",
      sentence: "Cette technologie a pour responsable {list}.",
    },
    purpose: {
      name: "Finalité",
      prompt: "À quoi sert cette technologie ?",
      guidance:
        "Choisissez trois finalités au plus, la principale en premier. Un effet secondaire n’est pas une finalité.",
      sentence: "Cette technologie sert à {list}.",
    },
    tech: {
      name: "Technologie",
      prompt: "De quel type de technologie s’agit-il ?",
      guidance: "Choisissez tout ce que contient l’appareil. Mettez en premier ce qui peut reconnaître des personnes.",
      sentence: "Cette technologie utilise {list}.",
    },
    data: {
      name: "Type de données",
      prompt: "Quelles données sont recueillies ?",
      guidance: "Dites ce qui sort de l’appareil, pas seulement ce qui est publié ensuite.",
      sentence: "Cette technologie recueille {list}.",
    },
    process: {
      name: "Traitement",
      prompt: "Que fait-on de ces données ?",
      guidance: "Indiquez aussi ce qui protège les données, comme le chiffrement ou l’anonymisation.",
      sentence: "Les données sont {list}.",
    },
    access: {
      name: "Accès",
      prompt: "Qui peut voir ces données ?",
      guidance: "Pensez à la ville, au fournisseur, à d’autres entreprises et aux personnes elles-mêmes.",
      sentence: "Les données peuvent être consultées par {list}.",
    },
    retention: {
      name: "Conservation",
      prompt: "Combien de temps les données sont-elles gardées ?",
      guidance: "Écrivez une durée que l’on peut vérifier, comme « 30 jours ». Si rien n’est gardé, dites-le.",
      sentence: "Les données sont conservées {list}.",
    },
    storage: {
      name: "Stockage",
      prompt: "Où les données sont-elles gardées ?",
      guidance: "Dites où se trouvent les données, et aussi leurs copies de sauvegarde.",
      sentence: "Les données sont stockées {list}.",
    },
  },
  algorithm: {
    purpose: {
      name: "Finalité",
      prompt: "À quoi sert ce système ?",
      guidance:
        "Choisissez trois finalités au plus, la principale en premier. Un effet secondaire n’est pas une finalité.",
      sentence: "Ce système sert à {list}.",
    },
    accountable: {
      name: "Responsable",
      prompt: "Qui répond de ce système ?",
      guidance: "Nommez qui l’utilise et qui le fournit, et indiquez le rôle de chacun.",
      sentence: "Ce système a pour responsable {list}.",
    },
    affected: {
      name: "Personnes concernées",
      prompt: "Qui ce système concerne-t-il ?",
      guidance:
        "Pensez aussi à celles et ceux qui figurent dans les données sans l’avoir choisi, et au quartier entier.",
      sentence: "Ce système concerne {list}.",
    },
    functional_modes: {
      name: "Ce qu’il fait",
      prompt: "Que fait ce système ?",
      guidance: "Choisissez chaque chose que fait le système et indiquez à quel point il décide seul.",
      sentence: "Ce système {list}.",
    },
    risks_mitigation: {
      name: "Risques et mesures",
      prompt: "Qu’est-ce qui peut mal tourner, et que fait-on pour l’éviter ?",
      guidance: "Décrivez le risque tel qu’une personne le vivrait, puis ce que vous faites pour le réduire.",
      sentence: "Parmi les risques figurent {list}.",
    },
    rights: {
      name: "Droits",
      prompt: "Que pouvez-vous faire ?",
      guidance: "Dites comment exercer chaque droit : à qui écrire ou téléphoner, et sous quel délai vient la réponse.",
      sentence: "Vous avez le droit {list}.",
    },
    input_dataset: {
      name: "Données d’entrée",
      prompt: "Quelles données ce système utilise-t-il ?",
      guidance: "Décrivez les données reçues pendant le fonctionnement, pas celles qui ont servi à l’entraîner.",
      sentence: "Ce système utilise {list}.",
    },
    processing: {
      name: "Méthode",
      prompt: "Quelle méthode est appliquée aux données ?",
      guidance: "Choisissez la famille de méthode. Le nom et la version du produit vont dans les précisions.",
      sentence: "Les données sont {list}.",
    },
    output_dataset: {
      name: "Résultat",
      prompt: "Que produit ce système ?",
      guidance: "Décrivez ce qui sort du système : une décision, une recommandation, un texte, une action.",
      sentence: "Ce système produit {list}.",
    },
    access: {
      name: "Accès",
      prompt: "Qui peut voir ces données ?",
      guidance: "Pensez à la ville, au fournisseur, à d’autres entreprises et aux personnes elles-mêmes.",
      sentence: "Les données peuvent être consultées par {list}.",
    },
    retention: {
      name: "Conservation",
      prompt: "Combien de temps les données sont-elles gardées ?",
      guidance: "Écrivez une durée que l’on peut vérifier, comme « 30 jours ». Si rien n’est gardé, dites-le.",
      sentence: "Les données sont conservées {list}.",
    },
    storage: {
      name: "Stockage",
      prompt: "Où les données sont-elles gardées ?",
      guidance: "Dites où se trouvent les données, et aussi leurs copies de sauvegarde.",
      sentence: "Les données sont stockées {list}.",
    },
  },
  contexts: {
    role: {
      name: "Rôle",
      description: "La part que prend cette organisation dans le système.",
      values: {
        vendor: { name: "Fournisseur", description: "Construit, vend ou loue le système." },
        deployer: { name: "Exploitant", description: "Met le système en service ici et s’en occupe." },
      },
    },
    relationship: {
      name: "Lien",
      description: "De quelle manière le système touche ces personnes.",
      values: {
        community: {
          name: "Collectivité",
          description:
            "Le groupe ou le quartier ressent les effets ensemble, même si le système ne regarde pas chacun.",
        },
        bystander: {
          name: "Par hasard",
          description: "Figurent par hasard dans les données, sans que le système dise quoi que ce soit sur elles.",
        },
        subject: {
          name: "Objet de la décision",
          description: "Le résultat porte sur elles et les touche directement.",
        },
      },
    },
    autonomy: {
      name: "Part de décision",
      description: "Qui décide, et qui applique la décision.",
      values: {
        human_decides: {
          name: "Une personne décide",
          description: "Le système propose et une personne décide à chaque fois.",
        },
        human_executes: {
          name: "Une personne exécute",
          description: "Le système décide et une personne applique la décision.",
        },
        autonomous: {
          name: "Tout seul",
          description: "Le système décide et agit sans qu’une personne intervienne à chaque fois.",
        },
      },
    },
    pii: {
      name: "Données personnelles",
      description: "À quel point les données permettent de savoir de qui il s’agit.",
      values: {
        de_identified: {
          name: "Anonymisé",
          description: "On a retiré ce qui permettrait raisonnablement de savoir à qui sont les données.",
        },
        pseudonymous: {
          name: "Codé",
          description:
            "Un code remplace le nom : on reconnaît la même personne d’une fois à l’autre, et d’autres données pourraient dire qui elle est.",
        },
        identifiable: {
          name: "Identifiable",
          description: "Les données disent qui est la personne, par exemple par son nom, son visage ou sa plaque.",
        },
      },
    },
  },
  variables: {
    title: "Nom",
    description: "Description",
    additional_description: "Précisions",
    duration: "Durée",
    risk: "Ce qui peut mal tourner",
    mitigation: "Ce qui est fait",
    rights: "Comment exercer ce droit",
  },
  data_flow: "Parcours des données",
  elements: {
    institution: [
      "Institution publique",
      "Une administration ou un autre organisme public qui répond de cette technologie.",
    ],
    organization: [
      "Organisation",
      "Une entreprise, une association ou une autre entité qui répond de cette technologie.",
    ],

    accessibility: ["Accessibilité", "Aide chacun à utiliser un lieu ou un service à égalité avec les autres."],
    agency_interaction: ["Commande directe", "Permet d’agir sur un élément du lieu ou d’interagir avec lui."],
    arts_culture: ["Arts et culture", "Donne une place à la création artistique ou à la vie culturelle."],
    commerce: ["Commerce", "Sert à acheter et à vendre des produits ou des services."],
    connectivity: ["Connexion à internet", "Relie des téléphones et d’autres appareils à un réseau ou à internet."],
    dining: ["Restauration", "Fait partie d’un service de repas, comme un restaurant ou une cantine."],
    ecology: ["Nature", "Aide à connaître et à suivre l’état du milieu naturel."],
    energy_efficiency: ["Économies d’énergie", "Aide à consommer moins d’énergie."],
    enforcement: [
      "Respect des règles",
      "Sert à vérifier que les règles sont suivies et à agir quand elles ne le sont pas.",
    ],
    entry: ["Contrôle d’accès", "Vérifie qui peut entrer dans un lieu ou utiliser un service."],
    fire_emergency: [
      "Incendie et urgences",
      "Appuie les services qui interviennent en cas d’incendie ou d’autre urgence.",
    ],
    health: [
      "Santé environnementale",
      "Suit ce qui, autour de nous, agit sur la santé, comme l’air, l’eau ou le bruit.",
    ],
    inform: ["Information", "Renseigne ou aide au sujet d’un lieu ou d’un service."],
    logistics: ["Transport de marchandises", "Aide à transporter et à livrer des marchandises ou des matériaux."],
    mobility: ["Mobilité", "Aide les personnes et les véhicules à se déplacer dans la ville."],
    planning_decision_making: [
      "Planification et décisions",
      "Apporte des données pour planifier, décider et savoir si une décision a porté ses fruits.",
    ],
    research_development: ["Recherche et essais", "Fait partie d’une étude ou de l’essai de quelque chose de nouveau."],
    safety_security: ["Sécurité", "Aide à prévenir les accidents, les dégâts ou les délits dans ce lieu."],
    social: ["Lien social", "Permet d’être en contact avec une autre personne ou un groupe."],
    switch: [
      "Allumage et réglage",
      "Allume, éteint, ouvre, ferme ou règle quelque chose, comme une lampe ou une porte.",
    ],
    waste_management: ["Déchets", "Aide à ramasser, à trier et à traiter les déchets."],
    water_efficiency: ["Économies d’eau", "Aide à consommer moins d’eau."],
    wayfinding_services: ["Orientation", "Aide à trouver son chemin et les services de ce lieu."],

    identifiable_image: [
      "Photos pouvant identifier des personnes",
      "Prend des photos assez nettes pour reconnaître une personne ou lire une plaque d’immatriculation.",
    ],
    identifiable_video: [
      "Vidéo pouvant identifier des personnes",
      "Filme assez nettement pour reconnaître une personne ou lire une plaque d’immatriculation.",
    ],
    identifiable_nfc: [
      "Lecteur de proximité pouvant identifier des personnes (NFC)",
      "Lit de près une carte ou un téléphone qui peut être rattaché à une personne précise.",
    ],
    identifiable_rfid: [
      "Lecteur d’étiquettes pouvant identifier des personnes (RFID)",
      "Lit par radio une étiquette ou une carte qui peut être rattachée à une personne précise.",
    ],
    identifiable_wifi_sensor: [
      "Capteur wifi pouvant identifier des personnes",
      "Capte les signaux wifi des téléphones et peut suivre le trajet d’un même appareil.",
    ],
    voice: ["Enregistrement de voix", "Enregistre des voix : on peut savoir ce qui est dit ou qui parle."],
    intercom: ["Interphone", "Permet de parler à quelqu’un qui se trouve ailleurs dans le bâtiment ou sur le site."],
    contactless_payments: [
      "Paiement sans contact",
      "Encaisse quand on approche une carte, un téléphone ou une montre, rattachés à une personne.",
    ],
    de_identified_image: [
      "Photos anonymisées",
      "Prend des photos, mais efface visages et plaques avant qu’elles soient utilisées ou gardées.",
    ],
    de_identified_video: [
      "Vidéo anonymisée",
      "Filme, mais efface visages et plaques avant que la vidéo soit utilisée ou gardée.",
    ],
    de_identified_voice: [
      "Voix anonymisée",
      "Capte le son, mais retire ce qui distingue la personne qui parle avant tout usage ou stockage.",
    ],
    person_detection: [
      "Détection de personnes",
      "Remarque qu’il y a des personnes et combien, mais ne sait pas qui elles sont.",
    ],
    facial_characterization: [
      "Analyse du visage",
      "Déduit d’un visage des choses comme l’âge approximatif ou l’expression, sans savoir de qui il s’agit.",
    ],
    air_quality: [
      "Qualité de l’air",
      "Mesure ce que contient l’air, comme les poussières fines, l’ozone, le pollen ou des gaz.",
    ],
    assistance_station: [
      "Borne d’assistance",
      "Un endroit où demander de l’aide, à une personne ou à un assistant virtuel.",
    ],
    augmented_reality: [
      "Réalité augmentée",
      "Ajoute des images ou des sons numériques à ce que vous voyez autour de vous.",
    ],
    biometrics: ["Biométrie", "Mesure des traits du corps, comme le visage, les empreintes ou la démarche."],
    cellular: ["Réseau mobile", "Communique par le réseau de téléphonie mobile."],
    chatbot: ["Agent conversationnel", "Un programme qui répond aux questions comme dans une conversation."],
    dtpr_api: [
      "Service de données DTPR",
      "Permet à d’autres programmes de lire quels systèmes et capteurs se trouvent ici, selon le standard DTPR.",
    ],
    electric_vehicle_charger: [
      "Borne de recharge électrique",
      "Recharge la batterie des voitures et d’autres véhicules électriques.",
    ],
    gps: ["GPS", "Calcule où se trouve quelque chose à l’aide de satellites."],
    hands_free: ["Commande sans les mains", "Se commande à la voix ou par gestes, sans rien toucher."],
    image: ["Appareil photo", "Prend des images fixes."],
    image_infrared: [
      "Appareil photo infrarouge",
      "Prend des images fixes de la chaleur ou d’une lumière invisible à l’œil.",
    ],
    inclinometer: ["Capteur d’inclinaison", "Mesure à quel point un objet penche."],
    induction_loop: [
      "Boucle d’induction",
      "Un fil sous la chaussée qui remarque le passage d’un véhicule ou d’un autre objet en métal.",
    ],
    li_dar: ["Scanner laser (LiDAR)", "Mesure des distances au laser et en tire une forme en trois dimensions."],
    location_beacon: [
      "Balise de localisation",
      "Émet par Bluetooth un signal que les téléphones proches peuvent reconnaître.",
    ],
    microphone: ["Microphone", "Capte le son."],
    motion_detector: ["Détecteur de mouvement", "Remarque quand quelque chose bouge à proximité."],
    nfc: [
      "Lecteur de proximité (NFC)",
      "Communique avec les cartes ou téléphones que l’on approche, sans recueillir de quoi identifier quelqu’un.",
    ],
    non_identifiable_video: [
      "Vidéo ne pouvant pas identifier de personnes",
      "Filme de façon si peu nette qu’on ne distingue ni visages ni plaques d’immatriculation.",
    ],
    passive_infrared_sensor: [
      "Capteur de chaleur (infrarouge passif)",
      "Remarque la chaleur que dégagent les personnes et les objets proches.",
    ],
    personal_device: [
      "Appareil personnel",
      "Un téléphone, une tablette ou un autre appareil que porte une seule personne.",
    ],
    piezoelectric_sensor: [
      "Capteur de pression et de vibration",
      "Transforme une pression, un choc ou une vibration en signal électrique pour les mesurer.",
    ],
    radar: ["Radar", "Détecte par ondes radio les objets et leurs mouvements."],
    rfid: [
      "Lecteur d’étiquettes radio (RFID)",
      "Lit par radio des étiquettes posées sur des objets, sans les rattacher à une personne.",
    ],
    soil_moisture_sensor: ["Capteur d’humidité du sol", "Mesure combien d’eau contient la terre."],
    sound_level_meter: ["Sonomètre", "Mesure la force du bruit."],
    system_screen: ["Écran", "Un écran installé ici, qui sert à commander le système."],
    thermometer: ["Thermomètre", "Mesure la température alentour."],
    ultrasonic_level_sensor: [
      "Capteur à ultrasons",
      "Mesure des distances avec un son inaudible, par exemple pour savoir si un conteneur est plein.",
    ],
    unmanned_aircraft_system: ["Drone", "Un appareil volant sans pilote à bord, avec l’équipement qui le dirige."],
    video_camera: ["Caméra vidéo", "Enregistre ou transmet de la vidéo."],
    video_camera_infrared: [
      "Caméra vidéo infrarouge",
      "Enregistre ou transmet une vidéo de la chaleur ou d’une lumière invisible à l’œil.",
    ],
    water_quality: ["Qualité de l’eau", "Mesure ce que contient l’eau, comme l’oxygène, l’acidité ou les nitrates."],
    weather_station: ["Station météo", "Mesure le temps qu’il fait : température, pluie, vent et pression."],
    weighing_scale: ["Balance", "Mesure un poids, sans recueillir de quoi identifier quelqu’un."],
    wireless_access_point: ["Point d’accès wifi", "Donne une connexion sans fil à un réseau ou à internet."],
    wireless_charging_roadway: [
      "Chaussée qui recharge les véhicules",
      "Des bobines sous la chaussée rechargent les véhicules électriques qui roulent ou sont garés dessus.",
    ],

    personal: ["Données personnelles", "Des données sur des personnes que l’on peut identifier."],
    binary: ["Données binaires", "Des données compressées que seul un programme peut lire."],
    boolean: ["Oui ou non", "Des données qui n’ont que deux valeurs possibles, comme ouvert ou fermé."],
    pixel_based_image: ["Images", "Une image numérique faite de nombreux petits points."],
    spatial: [
      "Lieux et formes",
      "Elles disent où se trouve une chose ou quelle forme a un espace, comme une adresse ou un plan.",
    ],
    tabular: ["Tableaux", "Des données rangées en lignes et en colonnes."],
    values_time: ["Mesures dans le temps", "Des valeurs relevées encore et encore, à intervalles réguliers."],

    aggregated: ["Totaux et moyennes", "Les mesures isolées sont réunies en totaux ou en moyennes."],
    ai_system: [
      "Système d’IA",
      "Un système automatique ou d’intelligence artificielle tire des données un résultat nouveau.",
    ],
    bitmap_manipulation: [
      "Retouche d’images",
      "Des points de l’image sont modifiés, par exemple pour flouter une partie.",
    ],
    code_signing: [
      "Logiciel signé",
      "Une signature numérique prouve qui a fait le programme et que personne ne l’a changé depuis.",
    ],
    computer_vision: [
      "Vision par ordinateur",
      "Un programme reconnaît ou compte ce que montrent des photos ou une vidéo.",
    ],
    cryptonets: [
      "Réseaux sur données chiffrées",
      "Un réseau de neurones travaille sur les données sans les déchiffrer (cryptonet).",
    ],
    de_identified: [
      "Anonymisation après coup",
      "Une fois sorties de l’appareil, les données perdent ce qui identifie des personnes.",
    ],
    differential_privacy: [
      "Confidentialité différentielle",
      "On publie les tendances d’un groupe de façon à ne rien révéler sur une personne en particulier.",
    ],
    encrypted: ["Chiffrement", "Les données sont codées et seules les personnes autorisées peuvent les lire."],
    encrypted_at_rest: [
      "Chiffrement du stockage",
      "Les données gardées sont codées, même si quelqu’un emporte le disque.",
    ],
    federated_learning: [
      "Apprentissage fédéré",
      "Le système apprend sur de nombreux appareils à la fois, sans réunir leurs données en un seul lieu.",
    ],
    hardware_audits: [
      "Appareils contrôlés",
      "Des spécialistes extérieurs vérifient régulièrement que l’appareil est sûr et ne recueille que ce qui est annoncé.",
    ],
    homomorphic_encryption: [
      "Chiffrement homomorphe",
      "Permet de calculer sur des données chiffrées : seul le résultat est déchiffré.",
    ],
    immutable_query_ledger: [
      "Registre permanent des usages",
      "Chaque consultation et chaque changement des données est noté et ne peut pas être effacé.",
    ],
    k_anonymity: [
      "Anonymat de groupe",
      "Les données sont rendues moins précises jusqu’à ce que chacun se confonde avec d’autres (k-anonymat).",
    ],
    raw_data: ["Données brutes", "Les données restent telles qu’elles ont été recueillies."],
    rdua_approved: [
      "Évaluation d’usage responsable",
      "Avant le début, l’usage des données a été évalué et jugé plus utile que nuisible.",
    ],
    regulated: ["Encadré par la loi", "Une loi ou un règlement fixe ce que l’on peut faire de ces données."],
    reviewed_internally: [
      "Examen interne",
      "L’organisation a examiné elle-même les avantages, les risques et le respect de la vie privée.",
    ],
    secure_multi_party_computing: [
      "Calcul commun sécurisé",
      "Plusieurs parties obtiennent un résultat commun sans se montrer leurs données.",
    ],
    transport_layer_security: [
      "Connexion chiffrée (TLS)",
      "Les données circulent chiffrées sur le réseau, comme sur un site web sécurisé.",
    ],
    trusted_execution_environment: [
      "Environnement d’exécution protégé",
      "Les données sont traitées dans une zone isolée du processeur qu’aucun autre programme n’atteint.",
    ],
    zero_knowledge_proofs: [
      "Preuve sans divulgation",
      "On prouve qu’une chose est vraie sans révéler la donnée elle-même, par exemple que l’on est majeur.",
    ],

    available_for_resale: ["Revente possible", "Les données peuvent être vendues à d’autres entreprises."],
    available_to_3rd_parties: [
      "Accès pour des tiers",
      "Des organisations qui n’y prennent aucune part peuvent recevoir les données, pas toujours contre de l’argent.",
    ],
    available_to_download: [
      "Téléchargement possible",
      "Tout le monde peut télécharger les données sur internet, gratuitement ou non.",
    ],
    available_to_me: [
      "Accès pour vous",
      "Vous pouvez voir vos propres données, les autres personnes ne le peuvent pas.",
    ],
    available_to_the_accountable_organization: [
      "Accès pour le responsable",
      "L’organisation qui répond de la technologie peut voir les données.",
    ],
    available_to_vendor: [
      "Accès pour le fournisseur",
      "L’entreprise qui fournit la technologie peut voir les données.",
    ],
    not_available_to_me: ["Pas d’accès pour vous", "Ni vous ni aucun autre particulier ne pouvez voir ces données."],
    not_available_to_the_accountable_organization: [
      "Pas d’accès pour le responsable",
      "L’organisation qui répond de la technologie ne peut pas voir les données.",
    ],
    not_available_to_vendor: [
      "Pas d’accès pour le fournisseur",
      "L’entreprise qui fournit la technologie ne peut pas voir les données.",
    ],

    data_retained: ["Données gardées", "Les données sont gardées pendant {{duration}}, puis effacées."],
    no_data_retained: ["Aucune donnée gardée", "Aucune donnée n’est gardée."],

    backed_up_internationally: [
      "Sauvegarde à l’étranger",
      "Des copies de sauvegarde se trouvent hors du pays ou de la région où les données sont recueillies.",
    ],
    backed_up_locally: [
      "Sauvegarde sur place",
      "Des copies de sauvegarde se trouvent dans le pays ou la région où les données sont recueillies.",
    ],
    shared_storage_and_governance: [
      "Stockage et règles partagés",
      "Plusieurs organisations gardent les données ensemble, avec des règles communes d’accès et d’effacement.",
    ],
    stored_locally: [
      "Stockage dans ce pays",
      "Les données sont gardées dans le pays ou la région où elles sont recueillies.",
    ],
    stored_on_3rd_party_cloud: [
      "Stockage chez un hébergeur",
      "Les données se trouvent dans le centre de données d’une entreprise chargée de les garder.",
    ],
    stored_primarily_internationally: [
      "Stockage surtout à l’étranger",
      "La plupart des données sont gardées hors du pays ou de la région où elles sont recueillies.",
    ],
    stored_primarily_locally: [
      "Stockage surtout sur place",
      "La plupart des données sont gardées dans le pays ou la région où elles sont recueillies.",
    ],

    border_immigration: [
      "Frontières et immigration",
      "Appuie des démarches ou des décisions sur les frontières, les visas ou l’asile.",
    ],
    content_moderation: [
      "Modération de contenus",
      "Filtre, classe ou retire ce que le public publie quand cela enfreint les règles.",
    ],
    education: ["Éducation", "Aide à enseigner, à apprendre ou à évaluer les acquis."],
    eligibility_benefits: [
      "Aides et prestations",
      "Intervient dans l’attribution d’une aide ou d’un service public essentiel.",
    ],
    employment: ["Emploi", "Sert à recruter, à organiser les horaires ou à évaluer le travail."],
    financial_services: [
      "Services financiers",
      "Appuie des décisions sur des crédits, des assurances ou des fraudes possibles.",
    ],
    healthcare: ["Soins de santé", "Aide à diagnostiquer, à soigner ou à accueillir des patients."],
    marketing_personalization: [
      "Publicité et personnalisation",
      "Adapte des annonces ou des offres à chaque personne ou groupe.",
    ],
    risk_assessment: [
      "Évaluation des risques et priorités",
      "Note ou classe des dossiers ou des personnes pour savoir de qui s’occuper d’abord.",
    ],
    translation_language: [
      "Traduction",
      "Traduit des textes, des paroles ou des panneaux pour que la langue ne soit pas un obstacle.",
    ],

    people: ["Personnes", "Les personnes sur qui le système est utilisé ou dont il change la vie."],

    agentic_mode: [
      "Agir",
      "Découpe une tâche en étapes et les réalise avec d’autres programmes, par exemple prendre un rendez-vous.",
    ],
    analytical_mode: ["Classer et noter", "Classe, note, ordonne ou prédit à partir de données."],
    generative_mode: ["Créer", "Produit des textes, des images, des sons ou des vidéos nouveaux."],
    perceptive_mode: ["Percevoir", "Transforme ce que captent caméras, micros ou scanners en données utilisables."],
    physical_mode: ["Faire bouger", "Change quelque chose dans le monde réel, comme un feu, une barrière ou un robot."],
    semantic_mode: ["Comprendre", "Saisit de quoi parle un texte ou une voix et trouve ce qui s’y rapporte."],

    autonomy_loss: ["Perte d’autonomie", "Des personnes pourraient être moins libres de décider par elles-mêmes."],
    civil_liberties_harm: [
      "Atteinte aux libertés",
      "Pourrait limiter des droits comme s’exprimer, se réunir, circuler ou ne pas être surveillé sans raison.",
    ],
    environmental_harm: [
      "Dommage à l’environnement",
      "Pourrait consommer beaucoup d’énergie ou d’eau, ou polluer et laisser des déchets.",
    ],
    financial_harm: [
      "Dommage financier",
      "Des personnes ou des entreprises pourraient perdre de l’argent, par une erreur ou une fraude.",
    ],
    physical_harm: ["Dommage physique", "Quelqu’un pourrait être blessé, ou quelque chose pourrait être abîmé."],
    political_economic_harm: [
      "Dommage politique et économique",
      "Pourrait peser sur des élections, donner trop de pouvoir à quelques-uns ou affaiblir des institutions.",
    ],
    psychological_harm: [
      "Dommage psychologique",
      "Pourrait causer de l’angoisse, de la peur, une dépendance ou un autre mal-être.",
    ],
    reputational_harm: [
      "Atteinte à la réputation",
      "Une erreur ou une étiquette injuste pourrait nuire à l’image d’une personne ou d’un groupe.",
    ],
    societal_cultural_harm: [
      "Dommage social et culturel",
      "Pourrait abîmer la confiance, la vie commune ou la diversité des langues et des cultures.",
    ],

    right_access: [
      "Voir vos données",
      "Vous pouvez savoir quelles données existent sur vous, à quoi elles servent, et en demander une copie.",
    ],
    right_algorithmic_transparency: [
      "Savoir comment il fonctionne",
      "Vous pouvez recevoir une explication simple du fonctionnement général du système.",
    ],
    right_be_forgotten: [
      "Faire effacer vos données",
      "Vous pouvez demander que vos données soient effacées quand rien ne justifie plus de les garder.",
    ],
    right_contest: [
      "Contester une décision",
      "Vous pouvez contester une décision prise à votre sujet, donner votre version et demander un nouvel examen.",
    ],
    right_correction: ["Corriger vos données", "Vous pouvez demander que vos données soient corrigées ou complétées."],
    right_individual_decision_explanation: [
      "Se faire expliquer une décision",
      "Vous pouvez demander pourquoi une décision a été prise à votre sujet et quel rôle le système a joué.",
    ],
    right_non_discrimination: [
      "Traitement équitable",
      "Le système ne doit pas vous désavantager pour votre origine, sexe, âge, religion, handicap ou autre trait protégé.",
    ],
    right_object: [
      "Arrêter l’usage de vos données",
      "Vous pouvez demander que l’on cesse d’utiliser vos données, même sans les effacer.",
    ],
    right_purpose_limitation: [
      "Usage limité à ce qui est annoncé",
      "Vos données ne peuvent servir qu’à ce qui a été annoncé quand elles ont été recueillies.",
    ],
    right_to_human_review: [
      "Examen par une personne",
      "Vous pouvez demander qu’une personne qui a le pouvoir de la changer prenne ou revoie la décision.",
    ],
    right_to_notice: [
      "Être averti de son usage",
      "Vous devez savoir qu’un système automatique est utilisé avant qu’il décide quoi que ce soit à votre sujet.",
    ],

    input_about_a_measurement: [
      "Mesures",
      "Reçoit des valeurs de capteurs, comme la température, le bruit ou la qualité de l’air.",
    ],
    input_about_a_place: ["Lieux", "Reçoit des positions, des trajets, des plans ou d’autres données sur un lieu."],
    input_about_behaviour: [
      "Ce que font les gens",
      "Reçoit ce que des personnes ont fait, par exemple ce qu’elles ont choisi, cherché ou par où elles sont passées.",
    ],
    input_biometric: [
      "Traits du corps",
      "Reçoit des traits du corps, comme le visage, la voix, les empreintes ou la démarche.",
    ],
    input_decision: [
      "Décision sur une personne",
      "Reçoit une décision qu’un autre système a déjà prise sur une personne.",
    ],
    input_generated_content: [
      "Contenu fait par une IA",
      "Reçoit des textes, des images ou des sons faits par un autre système d’IA.",
    ],
    input_operational_data: [
      "Fonctionnement d’un service",
      "Reçoit des horaires, des trajets, des budgets ou d’autres données sur un service, pas sur une personne.",
    ],
    input_physical_action: [
      "Événement physique",
      "Reçoit le signal que quelque chose a changé, comme une porte qui s’ouvre ou une alarme qui sonne.",
    ],
    input_recommendation: [
      "Recommandation ou prévision",
      "Reçoit un conseil, une prévision ou une note d’un autre système.",
    ],
    input_sensitive_personal: [
      "Données personnelles sensibles",
      "Reçoit des données sur la santé, l’argent, les croyances, la sexualité, le droit de séjour ou d’autres sujets protégés.",
    ],

    affect_emotion_analysis: [
      "Analyse des émotions",
      "Essaie de deviner l’humeur d’après le visage, la voix ou les mots, ce qui est souvent peu fiable.",
    ],
    anomaly_detection: ["Détection de l’inhabituel", "Apprend ce qui est normal et signale ce qui s’en écarte."],
    biometric_recognition: [
      "Reconnaissance par le corps",
      "Trouve ou vérifie qui est une personne d’après son visage, sa voix ou un autre trait du corps.",
    ],
    classification_prediction: [
      "Classement et prédiction",
      "Range chaque cas dans une catégorie ou estime une valeur à partir de cas passés.",
    ],
    clustering_segmentation: [
      "Regroupement",
      "Réunit les personnes, lieux ou faits semblables en groupes que personne n’a définis d’avance.",
    ],
    language_models: [
      "Modèle de langage",
      "Lit, écrit, résume ou traduit des textes en prédisant les mots qui suivent.",
    ],
    optimization: [
      "Recherche du meilleur plan",
      "Cherche le meilleur trajet, le meilleur horaire ou le meilleur partage dans des limites données.",
    ],
    privacy_transformation: [
      "Masquage des identités",
      "Efface, floute ou remplace ce qui identifie des personnes avant que les données soient utilisées.",
    ],
    recommendation_ranking: [
      "Recommandation et classement",
      "Suggère des choses ou trie une liste selon ce qui semble intéresser chaque personne.",
    ],
    search_retrieval: ["Recherche", "Trouve, parmi de nombreux documents, ceux qui répondent à une question."],
    speech_audio: ["Parole et son", "Change la parole en texte ou le texte en parole, ou reconnaît des sons."],

    output_about_a_measurement: [
      "Mesures",
      "Produit des valeurs mesurées ou calculées, comme un indice de qualité de l’air.",
    ],
    output_about_a_place: ["Lieux", "Produit des trajets, des cartes ou d’autres données sur un lieu."],
    output_about_behaviour: [
      "Ce que font les gens",
      "Produit des données sur ce que des personnes ont fait, comme des trajets ou des temps passés sur place.",
    ],
    output_biometric: [
      "Traits du corps",
      "Produit des données sur des visages, des voix ou des gestes, que l’on peut comparer plus tard.",
    ],
    output_decision: [
      "Décision sur une personne",
      "Produit une décision qui vaut pour une personne, comme un oui ou un non.",
    ],
    output_generated_content: [
      "Contenu fait par une IA",
      "Produit des textes, des images, des sons ou des vidéos nouveaux.",
    ],
    output_operational_data: [
      "Fonctionnement d’un service",
      "Produit des horaires, des trajets, des répartitions ou d’autres données sur un service, pas sur une personne.",
    ],
    output_physical_action: [
      "Action physique",
      "Déclenche une chose réelle, comme ouvrir une porte ou changer un feu.",
    ],
    output_recommendation: [
      "Recommandation ou prévision",
      "Produit un conseil, une prévision ou une note qui n’oblige à rien.",
    ],
    output_sensitive_personal: [
      "Données personnelles sensibles",
      "Produit des données sur la santé, l’argent, les croyances, la sexualité, le droit de séjour ou d’autres sujets protégés.",
    ],
  },
};
