import type { Words } from "../words.ts";

export const tl: Words = {
  device: {
    accountable: {
      name: "May pananagutan",
      prompt: "Sino ang may pananagutan sa teknolohiyang ito?",
      guidance: "Unahin ang namamahala, saka ang mga supplier.",
      sentence: "Nasa pananagutan ng {list} ang teknolohiyang ito.",
    },
    purpose: {
      name: "Layunin",
      prompt: "Para saan ang teknolohiyang ito?",
      guidance:
        "Pumili ng hanggang tatlong layunin, una ang pinakamahalaga. Hindi layunin ang epektong nagkataon lang.",
      sentence: "Ginagamit ang teknolohiyang ito para sa {list}.",
    },
    tech: {
      name: "Teknolohiya",
      prompt: "Anong uri ng teknolohiya ito?",
      guidance:
        "Unahin ang anumang makakakilala ng tao. Ilarawan ang ginagawa ng device dito, hindi ang lahat ng kaya nito.",
      sentence: "Gumagamit ang teknolohiyang ito ng {list}.",
    },
    data: {
      name: "Uri ng datos",
      prompt: "Anong uri ng datos ang kinokolekta?",
      guidance:
        "Sabihin ang anyo ng datos na lumalabas sa device. Kung may sinasabi ito tungkol sa tao, piliin din ang personal na datos.",
      sentence: "Kumokolekta ang teknolohiyang ito ng {list}.",
    },
    process: {
      name: "Pagproseso",
      prompt: "Paano pinoproseso ang datos?",
      guidance:
        "Sabihin kung ano ang nangyayari sa datos mula sa pagkolekta hanggang sa paggamit, at kung paano ito pinoprotektahan.",
      sentence: "Ang datos ay {list}.",
    },
    access: {
      name: "Pag-access",
      prompt: "Sino ang makakakita ng datos?",
      guidance:
        "Sabihin kung sino ang may access at sino ang wala. Isipin din ang supplier at ang mga binibigyan ng kopya.",
      sentence: "Makikita ng {list} ang datos.",
    },
    retention: {
      name: "Pag-iimbak",
      prompt: "Gaano katagal iniimbak ang datos?",
      guidance: "Magbigay ng tiyak na tagal, gaya ng “30 araw”, hindi “hangga’t kailangan”.",
      sentence: "Iniimbak ang datos {list}.",
    },
    storage: {
      name: "Lugar ng datos",
      prompt: "Saan iniimbak ang datos?",
      guidance:
        "Sabihin kung nasa bansa kung saan ito kinolekta ang datos at mga kopya nito, at kung sino ang namamahala sa mga server.",
      sentence: "Nakaimbak ang datos {list}.",
    },
  },
  algorithm: {
    purpose: {
      name: "Layunin",
      prompt: "Para saan ang sistemang ito?",
      guidance:
        "Pumili ng hanggang tatlong layunin, una ang pinakamahalaga. Sabihin ang gustong makamit, hindi kung paano ito gumagana.",
      sentence: "Ginagamit ang sistemang ito para sa {list}.",
    },
    accountable: {
      name: "May pananagutan",
      prompt: "Sino ang may pananagutan sa sistemang ito?",
      guidance:
        "Unahin ang gumagamit ng sistema sa lugar na ito, saka ang gumawa nito. Markahan ang papel ng bawat isa.",
      sentence: "Nasa pananagutan ng {list} ang sistemang ito.",
    },
    affected: {
      name: "Mga taong apektado",
      prompt: "Sino ang apektado ng sistemang ito?",
      guidance:
        "Isipin din ang mga hindi kailanman piniling gamitin ito. Isa-isahin ang mga grupo at ang kaugnayan nila sa sistema.",
      sentence: "Apektado ng sistemang ito ang {list}.",
    },
    functional_modes: {
      name: "Ginagawa",
      prompt: "Ano ang ginagawa ng sistemang ito?",
      guidance: "Piliin ang bawat ginagawa ng sistema at sabihin, sa bawat isa, kung gaano pa kalaki ang pasya ng tao.",
      sentence: "Ang sistemang ito ay {list}.",
    },
    risks_mitigation: {
      name: "Mga panganib at pag-iingat",
      prompt: "Ano ang mga panganib at paano iniiwasan?",
      guidance:
        "Sabihin nang tapat ang panganib, sa isang kongkretong halimbawa, saka kung ano ang ginagawa para hindi ito mangyari.",
      sentence: "Kabilang sa mga panganib ang {list}.",
    },
    rights: {
      name: "Mga karapatan",
      prompt: "Ano ang mga karapatan mo?",
      guidance: "Sabihin kung ano ang magagawa ng tao at paano: address, telepono o form na may sumasagot.",
      sentence: "May karapatan kang {list}.",
    },
    input_dataset: {
      name: "Datos na pumapasok",
      prompt: "Anong datos ang tinatanggap ng sistemang ito?",
      guidance: "Ilarawan ang datos na pumapasok habang ginagamit ang sistema, hindi ang ginamit sa pag-train nito.",
      sentence: "Gumagamit ang sistemang ito ng {list}.",
    },
    processing: {
      name: "Paraan",
      prompt: "Anong paraan ang ginagamit sa pagproseso ng datos?",
      guidance: "Piliin ang uri ng algoritmo o modelo. Idagdag ang pangalan ng produkto kung hayag ito.",
      sentence: "Ang datos ay {list}.",
    },
    output_dataset: {
      name: "Resulta",
      prompt: "Ano ang inilalabas ng sistemang ito?",
      guidance:
        "Ilarawan ang lumalabas sa sistema habang ginagamit ito at kung ano ang sinasabi nito tungkol sa mga tao.",
      sentence: "Naglalabas ang sistemang ito ng {list}.",
    },
    access: {
      name: "Pag-access",
      prompt: "Sino ang makakakita ng datos?",
      guidance:
        "Sabihin kung sino ang may access at sino ang wala. Isipin din ang supplier at ang mga binibigyan ng kopya.",
      sentence: "Makikita ng {list} ang datos.",
    },
    retention: {
      name: "Pag-iimbak",
      prompt: "Gaano katagal iniimbak ang datos?",
      guidance: "Magbigay ng tiyak na tagal, gaya ng “30 araw”, hindi “hangga’t kailangan”.",
      sentence: "Iniimbak ang datos {list}.",
    },
    storage: {
      name: "Lugar ng datos",
      prompt: "Saan iniimbak ang datos?",
      guidance:
        "Sabihin kung nasa bansa kung saan ito kinolekta ang datos at mga kopya nito, at kung sino ang namamahala sa mga server.",
      sentence: "Nakaimbak ang datos {list}.",
    },
  },
  contexts: {
    role: {
      name: "Papel",
      description: "Kung ano ang kinalaman ng organisasyong ito sa sistema.",
      values: {
        vendor: { name: "Supplier", description: "Gumawa, nagbenta o nagbigay ng lisensiya para magamit ang sistema." },
        deployer: {
          name: "Nagpapatakbo",
          description: "Nagpasyang gamitin ang sistema sa lugar na ito at nangangalaga rito.",
        },
      },
    },
    relationship: {
      name: "Kaugnayan",
      description: "Kung paano naaapektuhan ng sistema ang mga taong ito.",
      values: {
        community: {
          name: "Komunidad",
          description: "Sama-samang nararamdaman ng isang barangay o grupo ang epekto, pati ng mga wala sa datos.",
        },
        bystander: {
          name: "Nadamay lang",
          description: "Napapasama sa datos kahit walang pinagpapasyahan ang sistema tungkol sa kaniya.",
        },
        subject: {
          name: "Pinagpapasyahan",
          description: "May resultang inilalabas ang sistema tungkol sa taong ito na direktang may epekto sa kaniya.",
        },
      },
    },
    autonomy: {
      name: "Gaano ito nagpapasya",
      description: "Kung sino ang nagpapasya at sino ang nagsasagawa ng pasya.",
      values: {
        human_decides: {
          name: "Tao ang nagpapasya",
          description: "Nagmumungkahi lang ang sistema; tao ang nagpapasya kung ano ang gagawin.",
        },
        human_executes: {
          name: "Tao ang nagpapatupad",
          description: "Ang sistema ang nagpapasya; tao ang nagsasagawa nito.",
        },
        autonomous: {
          name: "Kumikilos mag-isa",
          description: "Nagpapasya at kumikilos mag-isa ang sistema, nang walang sumusuri sa bawat kaso.",
        },
      },
    },
    pii: {
      name: "Personal na datos",
      description: "Kung hanggang saan ipinakikita ng datos kung sino ang tao.",
      values: {
        de_identified: {
          name: "Di-makikilala",
          description: "Inalis na ang nag-uugnay ng datos sa isang tao; hindi inaasahang may makikilala pa.",
        },
        pseudonymous: {
          name: "May kodigo",
          description:
            "Kodigo sa halip na pangalan: makikilalang iisang tao siya, at kung may dagdag na datos, kung sino siya.",
        },
        identifiable: {
          name: "Makikilala",
          description: "Ipinakikita ng datos kung sino ang tao, halimbawa sa pangalan, mukha, boses o plaka.",
        },
      },
    },
  },
  variables: {
    title: "Pangalan",
    description: "Paglalarawan",
    additional_description: "Dagdag na detalye",
    duration: "Gaano katagal",
    risk: "Ang maaaring maging problema",
    mitigation: "Ang ginagawa tungkol dito",
    rights: "Paano gamitin ang karapatang ito",
  },
  data_flow: "Daloy ng datos",
  elements: {
    institution: [
      "Institusyon",
      "Isang pampublikong tanggapan, gaya ng lungsod, paaralan o ospital, na may pananagutan sa ginagawa rito.",
    ],
    organization: ["Organisasyon", "Isang kompanya, samahan o iba pang grupo na may pananagutan sa ginagawa rito."],

    accessibility: [
      "Akses para sa lahat",
      "Tumutulong para magamit ng lahat ang lugar o serbisyo, pati ng mga may kapansanan.",
    ],
    agency_interaction: [
      "Kontrol at pakikipag-ugnayan",
      "Hinahayaan kang kontrolin ang isang bagay sa lugar na ito o makipag-ugnayan dito.",
    ],
    arts_culture: ["Sining at kultura", "Bahagi ng isang likhang sining, palabas o iba pang gawaing pangkultura."],
    commerce: ["Kalakalan", "Para sa pagbili, pagbenta o pagbayad ng mga produkto at serbisyo."],
    connectivity: ["Koneksiyon", "Ikinokonekta ang mga telepono at iba pang device sa internet o sa ibang network."],
    dining: ["Pagkain", "Tumutulong sa paghahain ng pagkain at inumin, halimbawa sa kantina o karinderya."],
    ecology: ["Kalikasan", "Binabantayan ang kalikasan: halaman, hayop, lupa, tubig o klima."],
    energy_efficiency: [
      "Pagtitipid ng enerhiya",
      "Tumutulong na bawasan ang konsumo ng kuryente, halimbawa sa pagdilim ng ilaw kapag walang tao.",
    ],
    enforcement: [
      "Pagpapatupad ng batas",
      "Ginagamit para tingnan kung sinusunod ang mga patakaran at para magmulta o kumilos kung hindi.",
    ],
    entry: ["Pagpasok", "Tinitingnan kung puwedeng pumasok ang isang tao sa lugar o gumamit ng serbisyo."],
    fire_emergency: [
      "Sunog at emergency",
      "Tumutulong sa mga rumeresponde na malaman, marating at maaksiyunan ang panganib.",
    ],
    health: [
      "Kapaligiran at kalusugan",
      "Sinusukat ang mga bagay sa paligid na may epekto sa kalusugan, gaya ng hangin, ingay o init.",
    ],
    inform: ["Impormasyon", "Nagbibigay ng impormasyon tungkol sa lugar o serbisyo, o sumasagot sa may tanong."],
    logistics: ["Paghahatid ng produkto", "Tumutulong sa paghahatid ng mga kalakal at materyales."],
    mobility: [
      "Paggalaw at biyahe",
      "Tumutulong sa paggalaw ng mga tao at sasakyan, naglalakad man, nagbibisikleta o bumibiyahe.",
    ],
    planning_decision_making: [
      "Pagpaplano at pagpapasya",
      "Nagbibigay ng bilang para sa pagpaplano ng lungsod, sa pagpapasya, o para makita kung umubra ang isang hakbang.",
    ],
    research_development: [
      "Pananaliksik at pagsubok",
      "Ginagamit para pag-aralan ang isang tanong o subukan ang isang bagong bagay.",
    ],
    safety_security: [
      "Kaligtasan at seguridad",
      "Tumutulong na maiwasan ang aksidente at krimen at mapanatiling ligtas ang lugar.",
    ],
    social: ["Pakikisalamuha", "Tumutulong sa mga tao na magkita, mag-usap o gumawa ng bagay nang magkasama."],
    switch: ["Bukas at patay", "Nagpapagana ng isang bagay: nagbubukas o nagsasara, nagpapalakas o nagpapahina."],
    waste_management: ["Basura at pagre-recycle", "Tumutulong sa pagkolekta, pagbubukod at pagtatapon ng basura."],
    water_efficiency: [
      "Pagtitipid ng tubig",
      "Tumutulong na bawasan ang gamit na tubig, halimbawa sa pagdidilig o paghahanap ng tagas.",
    ],
    wayfinding_services: [
      "Direksiyon at serbisyo",
      "Tumutulong na mahanap ang daan at ang mga serbisyo sa isang lugar.",
    ],
    border_immigration: [
      "Hangganan at imigrasyon",
      "Ginagamit sa pagbabantay ng hangganan o sa pasya tungkol sa visa, imigrasyon at asylum.",
    ],
    content_moderation: [
      "Pagsala ng content",
      "Sinasala, inaayos o inaalis ang mga ipinopost ng tao ayon sa itinakdang patakaran.",
    ],
    education: ["Edukasyon", "Tumutulong sa pagtuturo at pag-aaral, halimbawa sa pagpapaliwanag o pagmamarka ng gawa."],
    eligibility_benefits: [
      "Ayuda at benepisyo",
      "Tumutulong magpasya kung sino ang tatanggap ng ayuda, pabahay o iba pang mahalagang serbisyong pampubliko.",
    ],
    employment: [
      "Trabaho",
      "Ginagamit sa pagtanggap ng empleyado, pag-iskedyul ng shift o pagsusuri ng trabaho ng tao.",
    ],
    financial_services: [
      "Serbisyong pinansiyal",
      "Ginagamit sa mga pasya tungkol sa utang, insurance o panloloko sa pera.",
    ],
    healthcare: [
      "Pangangalagang medikal",
      "Tumutulong sa paggamot ng mga pasyente, halimbawa sa pagtukoy ng sakit o kung sino ang uunahin.",
    ],
    marketing_personalization: [
      "Patalastas at pag-aangkop",
      "Pumipili ng mga patalastas o alok ayon sa alam o hinuha tungkol sa bawat tao.",
    ],
    risk_assessment: [
      "Pagtaya ng panganib at triage",
      "Binibigyan ng antas ng panganib o pangangailangan ang mga tao o kaso para malaman kung alin ang uunahin.",
    ],
    translation_language: [
      "Pagsasalin at wika",
      "Isinasalin ang salita, teksto o karatula para mas maraming tao ang makaintindi.",
    ],

    identifiable_image: [
      "Larawang nakakakilala",
      "Kumukuha ng larawang sapat na malinaw para makilala ang mukha o mabasa ang plaka.",
    ],
    identifiable_video: [
      "Video na nakakakilala",
      "Kumukuha ng video na sapat na malinaw para makilala ang mukha o mabasa ang plaka.",
    ],
    identifiable_nfc: [
      "Malapitang reader na nakakakilala (NFC)",
      "Nagbabasa nang malapitan ng card o teleponong nakaugnay sa isang tao, gaya ng card sa biyahe.",
    ],
    identifiable_rfid: [
      "Reader ng tag na nakakakilala (RFID)",
      "Nagbabasa sa pamamagitan ng radyo ng tag o card na nakaugnay sa isang tao.",
    ],
    identifiable_wifi_sensor: [
      "Wi-Fi sensor na nakakakilala",
      "Sinasagap ang signal ng mga teleponong malapit at maaaring makilala ulit ang parehong telepono.",
    ],
    voice: ["Boses", "Sinasagap ang pagsasalita, kaya maaaring malaman kung sino ang nagsasalita o ano ang sinasabi."],
    intercom: [
      "Intercom sa pinto",
      "Nagagamit para makausap ang tao sa ibang lugar, halimbawa sa pinto o sa pindutan ng tulong.",
    ],
    contactless_payments: [
      "Pagbabayad nang walang dikit",
      "Tumatanggap ng bayad kapag itinapat ang card o telepono, na nakaugnay sa isang tao.",
    ],
    de_identified_image: [
      "Larawang walang pagkakakilanlan",
      "Kumukuha ng larawan at binubura o pinalalabo ang mga mukha at plaka bago ito gamitin o iimbak.",
    ],
    de_identified_video: [
      "Video na walang pagkakakilanlan",
      "Kumukuha ng video at binubura o pinalalabo ang mga mukha at plaka bago ito gamitin o iimbak.",
    ],
    de_identified_voice: [
      "Boses na walang pagkakakilanlan",
      "Sinasagap ang boses at inaalis ang nagpapakilala sa nagsasalita bago gamitin o iimbak ang tunog.",
    ],
    person_detection: [
      "Pagtukoy na may tao",
      "Napapansin na may tao sa larawan, nasaan at ilan sila, pero hindi kung sino sila.",
    ],
    facial_characterization: [
      "Pagtantiya mula sa mukha",
      "Tinatantiya mula sa mukha ang gaya ng edad o ekspresyon, nang hindi kinikilala kung sino ito.",
    ],
    air_quality: ["Kalidad ng hangin", "Sinusukat ang nasa hangin, gaya ng pinong alikabok, ozone, polen o mga gas."],
    assistance_station: [
      "Himpilan ng tulong",
      "Lugar kung saan makahihingi ng tulong, sa tao o sa digital na katulong.",
    ],
    augmented_reality: [
      "Dinagdagang realidad (AR)",
      "Nagpapakita ng digital na larawan o teksto sa ibabaw ng nakikita sa paligid.",
    ],
    biometrics: [
      "Pagkilala sa katawan",
      "Sinusukat ang mga katangian ng katawan, gaya ng mukha, fingerprint, boses o paraan ng paglakad.",
    ],
    cellular: ["Network ng cellphone", "Nagpapadala ng datos sa network ng mga cellphone."],
    chatbot: ["Kausap na computer (chatbot)", "Programang sumasagot sa mga tanong na parang nakikipag-usap."],
    dtpr_api: [
      "Serbisyo ng datos ng DTPR",
      "Hinahayaang mabasa ng ibang programa kung anong mga sensor at sistema ang nasa isang lugar, ayon sa DTPR.",
    ],
    electric_vehicle_charger: [
      "Charger ng sasakyang de-kuryente",
      "Nagbibigay ng kuryente para makargahan ang baterya ng sasakyan.",
    ],
    gps: ["GPS", "Tinutukoy gamit ang signal ng mga satellite kung nasaan ang isang device o sasakyan."],
    hands_free: ["Kontrol nang walang hawak", "Tumutugon sa boses o kumpas, nang walang kailangang hawakan."],
    image: ["Kamera ng larawan", "Kumukuha ng mga larawan, hindi video."],
    image_infrared: [
      "Infrared na kamera ng larawan",
      "Kumukuha ng larawan gamit ang infrared, na nagpapakita ng init o nakakakita sa dilim.",
    ],
    inclinometer: [
      "Sensor ng pagkahilig",
      "Sinusukat kung nakahilig ang isang bagay at gaano, halimbawa ang poste o pader.",
    ],
    induction_loop: [
      "Likaw sa kalsada (induction loop)",
      "Kawad na nakabaon sa kalsada na nakapapansin kapag may dumaang kotse o ibang metal.",
    ],
    li_dar: ["Laser scanner (LiDAR)", "Sinusukat ang layo gamit ang laser at bumubuo ng 3D na modelo ng naroon."],
    location_beacon: [
      "Pananda ng lokasyon",
      "Naglalabas ng signal sa Bluetooth na nagsasabi sa mga teleponong malapit kung nasaan sila.",
    ],
    microphone: ["Mikropono", "Sinasagap ang mga tunog sa lugar."],
    motion_detector: ["Sensor ng galaw", "Napapansin kapag may gumagalaw sa malapit."],
    nfc: [
      "Malapitang reader (NFC)",
      "Nakikipagpalitan ng datos sa card o teleponong ilang sentimetro lang ang layo, nang hindi alam kung kanino ito.",
    ],
    non_identifiable_video: [
      "Video na hindi nakakakilala",
      "Kumukuha ng video na napakalabo o napakalayo kaya hindi makilala ang mukha o mabasa ang plaka.",
    ],
    passive_infrared_sensor: [
      "Sensor ng init (passive infrared)",
      "Nararamdaman ang init ng tao, hayop o sasakyan sa harap nito.",
    ],
    personal_device: ["Sariling device", "Gumagana gamit ang telepono o ibang device na dala ng tao mismo."],
    piezoelectric_sensor: [
      "Sensor ng diin at yanig",
      "Sinusukat ang diin o yanig, halimbawa kapag may gulong o paang dumaan.",
    ],
    radar: ["Radar", "Napapansin gamit ang radio wave ang mga bagay sa malapit at kung gaano kabilis gumalaw."],
    rfid: [
      "Reader ng tag (RFID)",
      "Nagbabasa sa pamamagitan ng radyo ng mga tag sa bagay, nang hindi inuugnay sa tao.",
    ],
    soil_moisture_sensor: [
      "Sensor ng halumigmig ng lupa",
      "Sinusukat kung gaano karaming tubig ang nasa lupa, halimbawa para malaman kung kailan magdidilig.",
    ],
    sound_level_meter: ["Panukat ng ingay", "Sinusukat ang lakas ng tunog sa decibel."],
    system_screen: [
      "Iskrin",
      "Screen sa mismong device kung saan makababasa at makapipindot para gamitin ang sistema.",
    ],
    thermometer: ["Termometro", "Sinusukat ang temperatura ng hangin, tubig o ibabaw ng bagay."],
    ultrasonic_level_sensor: [
      "Sensor na ultrasonic",
      "Sinusukat ang layo gamit ang tunog na hindi natin naririnig, halimbawa kung gaano na kapuno ang lalagyan.",
    ],
    unmanned_aircraft_system: [
      "Drone",
      "Sasakyang panghimpapawid na walang sakay na piloto, kasama ang gamit sa lupa na nagkokontrol dito.",
    ],
    video_camera: ["Kamera ng video", "Kinukunan ng video ang nasa harap nito."],
    video_camera_infrared: [
      "Infrared na kamera ng video",
      "Kumukuha ng video gamit ang infrared, na nagpapakita ng init o nakakakita sa dilim.",
    ],
    water_quality: ["Kalidad ng tubig", "Sinusukat ang lagay ng tubig, halimbawa ang asim, oxygen o nitrate nito."],
    weather_station: ["Himpilan ng panahon", "Sinusukat ang lagay ng panahon: temperatura, ulan, hangin at presyon."],
    weighing_scale: ["Timbangan", "Sinusukat ang bigat ng isang bagay, nang hindi alam kung kanino ito."],
    wireless_access_point: [
      "Pinagmumulan ng Wi-Fi",
      "Nagbibigay ng wireless na access sa internet o sa lokal na network.",
    ],
    wireless_charging_roadway: [
      "Kalsadang nagcha-charge",
      "Mga coil sa ilalim ng kalsada na nagcha-charge nang walang kable sa mga sasakyang de-kuryenteng may pangsagap.",
    ],

    personal: ["Personal na datos", "Impormasyong nakaugnay sa isang taong maaaring makilala."],
    binary: ["Binary na datos", "Siksik na datos sa wika ng makina na programa lang ang makababasa."],
    boolean: ["Oo o hindi", "Dalawa lang ang puwedeng halaga ng bawat datos, gaya ng bakante o may gumagamit."],
    pixel_based_image: ["Mga larawan", "Mga digital na larawang binubuo ng maraming maliliit na tuldok."],
    spatial: [
      "Lugar at hugis",
      "Sinasabi kung nasaan ang isang bagay o ano ang hugis ng lugar, gaya ng address o plano ng gusali.",
    ],
    tabular: ["Mga talahanayan", "Datos na nasa mga hanay at kolum."],
    values_time: [
      "Sukat sa paglipas ng oras",
      "Parehong bagay na paulit-ulit na sinusukat, kasama ang oras ng bawat sukat.",
    ],

    aggregated: ["Kabuuan at average", "Kabuuan o average lang ng maraming kaso ang natitira, hindi ang bawat isa."],
    ai_system: ["Sistemang AI", "May bagong resultang kinukuwenta ang isang awtomatikong sistema mula sa datos."],
    bitmap_manipulation: [
      "Pagbabago ng larawan",
      "Binabago ang mga tuldok ng larawan, halimbawa para palabuin ang mukha.",
    ],
    code_signing: [
      "Programang may pirma",
      "Ipinakikita ng digital na pirma kung sino ang gumawa ng programa at na walang nagbago nito.",
    ],
    computer_vision: [
      "Paningin ng computer",
      "Inaalam ng programa kung ano ang nasa larawan o video, halimbawa kotse o mukha.",
    ],
    cryptonets: [
      "AI sa naka-encrypt na datos",
      "Gumagana ang neural network sa datos habang naka-encrypt pa ito (cryptonet).",
    ],
    de_identified: [
      "Inalis ang pagkakakilanlan pagkatapos",
      "Inaalis ang nagpapakita kung sino ang tao pagkaalis ng datos sa device.",
    ],
    differential_privacy: [
      "Pagkapribado sa ingay (differential privacy)",
      "Ipinakikita ang takbo ng grupo sa paraang walang nabubunyag tungkol sa sinumang tao.",
    ],
    encrypted: ["Naka-encrypt", "Ginagawang kodigo ang datos at ang may susi lang ang makababasa nito."],
    encrypted_at_rest: [
      "Naka-encrypt habang nakaimbak",
      "Nakakodigo ang datos sa disk, kaya hindi ito mababasa ng magnanakaw nito.",
    ],
    federated_learning: [
      "Hiwa-hiwalay na pagsasanay ng AI",
      "Sa mismong mga device natututo ang modelo; ang natutuhan lang ang ipinadadala, hindi ang datos.",
    ],
    hardware_audits: [
      "Pagsusuri ng kagamitan",
      "Paminsan-minsang sinusuri ng mga eksperto mula sa labas kung ano ang sinasagap ng device at kung ligtas ito.",
    ],
    homomorphic_encryption: [
      "Pagkuwenta habang naka-encrypt",
      "Kinukuwenta ang datos habang nakakodigo pa; ang resulta lang ang ginagawang nababasa.",
    ],
    immutable_query_ledger: [
      "Talaang hindi mababago",
      "Itinatala ang bawat pagtingin at pagbabago sa datos sa paraang walang makapag-iiba.",
    ],
    k_anonymity: [
      "Hindi matukoy sa grupo",
      "Binabawasan ang detalye hanggang magmukhang pareho ang bawat tao at ang ilan pang iba (k-anonymity).",
    ],
    raw_data: ["Hilaw na datos", "Nananatili ang datos gaya ng pagkakasagap, walang binabago."],
    rdua_approved: [
      "Sinuri ang paggamit ng datos",
      "Bago magsimula, sinuri kung mas marami ang pakinabang kaysa panganib sa paggamit ng datos.",
    ],
    regulated: ["Saklaw ng batas", "May batas o tuntunin kung paano puwedeng gamitin ang datos na ito."],
    reviewed_internally: [
      "Sinuri sa loob",
      "Sinuri mismo ng organisasyon ang pakinabang, panganib at privacy bago ito gamitin.",
    ],
    secure_multi_party_computing: [
      "Ligtas na sabayang pagkuwenta",
      "Sama-samang kinukuwenta ng ilang panig ang resulta nang hindi ipinakikita ang datos sa isa’t isa.",
    ],
    transport_layer_security: [
      "Naka-encrypt sa daan (TLS)",
      "Nakakodigo ang datos habang dumaraan sa network para walang makabasa.",
    ],
    trusted_execution_environment: [
      "Protektadong bahagi ng processor",
      "Pinoproseso ang datos sa nakahiwalay na bahagi ng computer na hindi nakikita ng ibang programa.",
    ],
    zero_knowledge_proofs: [
      "Patunay na walang inilalantad",
      "Napatutunayang totoo ang isang bagay, gaya ng pagiging nasa hustong gulang, nang hindi ibinibigay ang mismong datos.",
    ],

    available_for_resale: ["Puwedeng ibenta", "Maaaring ibenta ang datos sa ibang kompanya o tao."],
    available_to_3rd_parties: [
      "Ibinabahagi sa iba",
      "Nakakukuha rin ng datos ang ibang panig na hindi kasali sa pagkolekta.",
    ],
    available_to_download: [
      "Puwedeng i-download",
      "Makukuha ng kahit sino ang datos sa internet, libre man o may bayad.",
    ],
    available_to_me: ["Makikita mo", "Makikita mo ang sarili mong datos; hindi ito makikita ng ibang tao."],
    available_to_the_accountable_organization: [
      "Makikita ng may pananagutan",
      "Makikita ng organisasyong may pananagutan dito ang datos.",
    ],
    available_to_vendor: ["Makikita ng supplier", "Makikita ng kompanyang nagsu-supply ng teknolohiya ang datos."],
    not_available_to_me: ["Hindi mo makikita", "Walang paraan para makita mo o ng iba pang tao sa publiko ang datos."],
    not_available_to_the_accountable_organization: [
      "Hindi makikita ng may pananagutan",
      "Hindi makikita ng organisasyong may pananagutan dito ang datos.",
    ],
    not_available_to_vendor: [
      "Hindi makikita ng supplier",
      "Hindi makikita ng kompanyang nagsu-supply ng teknolohiya ang datos.",
    ],

    data_retained: ["Iniimbak ang datos", "Iniimbak ang datos sa loob ng {{duration}}, saka ito binubura."],
    no_data_retained: ["Walang iniimbak na datos", "Walang anumang iniimbak."],

    backed_up_internationally: [
      "May kopya sa ibang bansa",
      "May backup na nasa labas ng bansa o rehiyon kung saan kinolekta ang datos.",
    ],
    backed_up_locally: [
      "May kopya sa parehong bansa",
      "May backup na nasa bansa o rehiyon kung saan kinolekta ang datos.",
    ],
    shared_storage_and_governance: [
      "Pinagsasaluhang imbakan at patakaran",
      "Magkakasamang iniimbak ng ilang panig ang datos, at iisa ang patakaran sa access at pagbubura.",
    ],
    stored_locally: ["Nakaimbak sa bansang ito", "Nananatili ang datos sa bansa o rehiyon kung saan ito kinolekta."],
    stored_on_3rd_party_cloud: [
      "Nakaimbak sa cloud ng iba",
      "Nasa mga computer ng isang kompanyang nagpapaupa ng cloud ang datos.",
    ],
    stored_primarily_internationally: [
      "Karamihan ay nasa ibang bansa",
      "Nasa labas ng bansa o rehiyon kung saan kinolekta ang karamihan ng datos.",
    ],
    stored_primarily_locally: [
      "Karamihan ay nasa parehong bansa",
      "Nasa bansa o rehiyon kung saan kinolekta ang karamihan ng datos.",
    ],

    people: ["Mga tao", "Ang mga taong ginagamitan ng sistema o may buhay na binabago ng mga pasya nito."],

    agentic_mode: [
      "Kumikilos",
      "Hinahati sa mga hakbang ang layunin at isinasagawa ito sa ibang programa, gaya ng pagkuha ng iskedyul.",
    ],
    analytical_mode: [
      "Nag-uuri at nagbibigay ng puntos",
      "Nag-uuri, nagbibigay ng puntos, nagraranggo o tumataya mula sa datos.",
    ],
    generative_mode: ["Lumilikha", "Gumagawa ng teksto, larawan, tunog o code na wala pa noon."],
    perceptive_mode: [
      "Nakadarama",
      "Ginagawang datos ang larawan, tunog o dokumento, gaya ng pagpansin sa kotse o pagbasa ng teksto.",
    ],
    physical_mode: ["Nagpapagalaw", "May binabago sa pisikal na mundo, gaya ng ilaw-trapiko, pinto o robot."],
    semantic_mode: [
      "Umuunawa",
      "Kinukuha ang kahulugan ng teksto o pagsasalita at iniuugnay sa alam na, nang walang nililikhang bago.",
    ],

    autonomy_loss: [
      "Pagkawala ng sariling pagpili",
      "Maaaring maitulak ang mga tao sa isang pasya o mawalan ng paraan para tumanggi.",
    ],
    civil_liberties_harm: [
      "Pinsala sa kalayaan",
      "Maaaring malimitahan ang karapatang magsalita, magtipon, gumalaw o hindi manmanan nang walang dahilan.",
    ],
    environmental_harm: [
      "Pinsala sa kapaligiran",
      "Kumokonsumo ng kuryente, tubig o materyales at maaaring magdulot ng polusyon.",
    ],
    financial_harm: [
      "Pagkalugi",
      "Maaaring mawalan ng pera ang mga tao o negosyo dahil sa pagkakamali, pagtanggi o panloloko.",
    ],
    physical_harm: ["Pisikal na pinsala", "Maaaring may masaktan o masira kung magkamali ang sistema."],
    political_economic_harm: [
      "Pinsala sa politika at ekonomiya",
      "Maaaring makialam sa halalan, magtipon ng kapangyarihan sa iilan o magpahina sa mga institusyon.",
    ],
    psychological_harm: [
      "Pinsala sa isip at damdamin",
      "Maaaring magdulot ng takot, balisa o pagkaadik, halimbawa dahil parang laging may nagmamanman.",
    ],
    reputational_harm: [
      "Pinsala sa pangalan",
      "Maaaring masira ang pangalan ng tao o grupo dahil sa pagkakamali ng pagkilala o maling tatak.",
    ],
    societal_cultural_harm: [
      "Pinsala sa lipunan at kultura",
      "Maaaring magkalat ng maling impormasyon, magpahina ng tiwala o makawala ng mga wika at kaugalian.",
    ],

    right_access: [
      "Karapatang makita ang datos",
      "Puwede mong malaman kung anong datos mo ang hawak nila at para saan, at humingi ng kopya.",
    ],
    right_algorithmic_transparency: [
      "Karapatang malaman kung paano gumagana",
      "Puwede kang humingi ng paliwanag, sa simpleng salita, kung paano gumagana ang sistema sa kabuuan.",
    ],
    right_be_forgotten: [
      "Karapatang magpabura",
      "Puwede mong ipabura ang datos mo kapag hindi na ito kailangan o binabawi mo ang pahintulot mo.",
    ],
    right_contest: [
      "Karapatang tumutol sa pasya",
      "Puwede mong kontrahin ang pasya tungkol sa iyo, ibigay ang panig mo at hilinging pag-isipan ito muli.",
    ],
    right_correction: ["Karapatang magpatama", "Puwede mong ipatama ang mali o kulang na datos tungkol sa iyo."],
    right_individual_decision_explanation: [
      "Karapatan sa paliwanag",
      "Puwede mong malaman kung bakit ganoon ang pasya tungkol sa iyo at ano ang naging bahagi ng sistema.",
    ],
    right_non_discrimination: [
      "Karapatan sa pantay na trato",
      "Hindi ka puwedeng tratuhin nang masama dahil sa lahi, kasarian, edad, relihiyon, kapansanan o oryentasyong seksuwal.",
    ],
    right_object: [
      "Karapatang ipatigil ang paggamit",
      "Puwede mong hilinging itigil ang paggamit ng datos mo, kahit hindi ito binubura.",
    ],
    right_purpose_limitation: [
      "Karapatan sa limitadong paggamit",
      "Magagamit lang ang datos mo para sa sinabi sa iyo noong kinolekta ito.",
    ],
    right_to_human_review: [
      "Karapatan sa pasya ng tao",
      "Puwede mong hilinging isang taong may kapangyarihang baguhin ang resulta ang magpasya o sumuri sa kaso mo.",
    ],
    right_to_notice: [
      "Karapatang masabihan",
      "Dapat kang sabihan, bago ang anumang pasya, na may ginagamit na awtomatikong sistema.",
    ],

    input_about_a_measurement: [
      "Mga sukat ng sensor",
      "Tumatanggap ang sistema ng mga sukat, gaya ng temperatura, ingay, konsumo o kalidad ng hangin.",
    ],
    input_about_a_place: [
      "Datos tungkol sa lugar",
      "Tumatanggap ang sistema ng mga posisyon, ruta, mapa o plano ng gusali.",
    ],
    input_about_behaviour: [
      "Datos tungkol sa kilos",
      "Tumatanggap ang sistema ng ginawa ng mga tao, gaya ng pagpindot, pagpili, dinaanan o binili.",
    ],
    input_biometric: [
      "Datos ng katawan",
      "Tumatanggap ang sistema ng mga katangian ng katawan, gaya ng mukha, boses, fingerprint o paglakad.",
    ],
    input_decision: [
      "Naunang pasya tungkol sa isang tao",
      "Tumatanggap ang sistema ng pasyang nagawa na ng ibang sistema tungkol sa isang tao.",
    ],
    input_generated_content: [
      "Gawa ng AI",
      "Tumatanggap ang sistema ng teksto, larawan, tunog o video na gawa ng ibang AI.",
    ],
    input_operational_data: [
      "Datos ng pagpapatakbo",
      "Tumatanggap ang sistema ng mga iskedyul, ruta, dami ng gumagamit o badyet ng serbisyo, hindi ng isang tao.",
    ],
    input_physical_action: [
      "Pangyayaring pisikal",
      "Tumatanggap ang sistema ng hudyat na may nagbago, gaya ng bumukas na pinto.",
    ],
    input_recommendation: [
      "Mungkahi o pagtataya",
      "Tumatanggap ang sistema ng mungkahi, pagtataya o puntos mula sa iba, na hindi sapilitang sundin.",
    ],
    input_sensitive_personal: [
      "Sensitibong personal na datos",
      "Tumatanggap ng datos sa kalusugan, pera, paniniwala, seksuwalidad, katayuan sa paninirahan o ibang protektadong bagay.",
    ],

    affect_emotion_analysis: [
      "Pagsusuri ng emosyon",
      "Tinataya ang damdamin mula sa teksto, boses o mukha; pinagtatalunan kung gaano ito katama.",
    ],
    anomaly_detection: [
      "Pagpansin sa kakaiba",
      "Inaaral kung ano ang karaniwan at nagbababala kapag may kakaiba, gaya ng tagas ng tubig.",
    ],
    biometric_recognition: [
      "Pagkilala sa katawan",
      "Kinikilala ang isang partikular na tao sa mukha, boses, fingerprint o paglakad.",
    ],
    classification_prediction: [
      "Pag-uuri at pagtataya",
      "Natututo mula sa mga nakaraang kaso para magbigay ng uri o humula ng bilang.",
    ],
    clustering_segmentation: [
      "Pagpapangkat",
      "Pinagsasama ang magkakatulad na tao, lugar o kaso sa mga pangkat na walang nagtakda noon.",
    ],
    language_models: [
      "Modelo ng wika",
      "Nagbabasa at nagsusulat sa pagtaya ng susunod na salita, halimbawa para makipag-usap o magbuod.",
    ],
    optimization: [
      "Pagpili ng pinakamabuti",
      "Hinahanap ang pinakamabuting ruta, iskedyul o paghahati sa loob ng mga limitasyon.",
    ],
    privacy_transformation: [
      "Pagprotekta sa privacy",
      "Inaalis, pinalalabo o pinapalitan ang nagpapakilala sa tao bago gamitin ang datos.",
    ],
    recommendation_ranking: [
      "Mungkahi at ranggo",
      "Pinipili kung ano ang ipakikita at sa anong ayos, batay sa hilig o kilos.",
    ],
    search_retrieval: ["Paghahanap", "Hinahanap sa maraming dokumento o tala ang sumasagot sa isang tanong."],
    speech_audio: [
      "Pagsasalita at tunog",
      "Ginagawang teksto ang salita o salita ang teksto, o kinikilala ang mga tunog, pero hindi kung sino ang nagsasalita.",
    ],

    output_about_a_measurement: [
      "Sukat o tantiyang bilang",
      "Naglalabas ang sistema ng mga bilang sa paglipas ng oras, gaya ng marka ng hangin o pagtataya sa dami ng pasahero.",
    ],
    output_about_a_place: ["Datos tungkol sa lugar", "Naglalabas ang sistema ng mga posisyon, ruta, sona o mapa."],
    output_about_behaviour: [
      "Datos tungkol sa kilos",
      "Inilalarawan ng sistema ang ginawa ng mga tao, gaya ng dinaanan, pinili o tagal ng pananatili.",
    ],
    output_biometric: [
      "Datos ng katawan",
      "Naglalabas ang sistema ng modelo ng mukha, boses o paglakad na magagamit sa pagkilala ng tao.",
    ],
    output_decision: [
      "Pasya tungkol sa isang tao",
      "Naglalabas ang sistema ng may-bisang resulta tungkol sa isang tao, gaya ng oo o hindi sa kahilingan.",
    ],
    output_generated_content: ["Gawa ng AI", "Lumilikha ang sistema ng bagong teksto, larawan, tunog o video."],
    output_operational_data: [
      "Datos ng pagpapatakbo",
      "Naglalabas ang sistema ng mga iskedyul, ruta o plano ng serbisyo, hindi tungkol sa isang tao.",
    ],
    output_physical_action: [
      "Pisikal na aksiyon",
      "May pinapangyari ang sistema, gaya ng pagbukas ng pinto, pagpalit ng ilaw-trapiko o pagtunog ng alarma.",
    ],
    output_recommendation: [
      "Mungkahi o pagtataya",
      "Nagpapayo, tumataya o nagbibigay ng puntos ang sistema; iba ang nagpapasya.",
    ],
    output_sensitive_personal: [
      "Sensitibong personal na datos",
      "Naglalabas ng datos sa kalusugan, pera, paniniwala, seksuwalidad, katayuan sa paninirahan o ibang protektadong bagay.",
    ],
  },
};
