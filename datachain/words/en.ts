import type { Words } from "../words.ts";

/** Titles join with "&" because lists of them join with "and". */
export const en: Words = {
  device: {
    accountable: {
      name: "Accountable",
      prompt: "Who is accountable for this technology?",
      guidance: "Start with whoever is in charge, then suppliers.",
      sentence: "This technology is the responsibility of {list}.",
    },
    purpose: {
      name: "Purpose",
      prompt: "What is it here for?",
      guidance: "Choose up to three purposes, the most important first. A side effect is not a purpose.",
      sentence: "This technology is used for {list}.",
    },
    tech: {
      name: "Technology",
      prompt: "What kind of technology is it?",
      guidance: "Choose everything the device has inside. Put technology that can identify people first.",
      sentence: "This technology uses {list}.",
    },
    data: {
      name: "Type of data",
      prompt: "What data does it collect?",
      guidance: "Say what leaves the device, not only what is published later.",
      sentence: "This technology collects {list}.",
    },
    process: {
      name: "Processing",
      prompt: "What is done with the data?",
      guidance: "Include what protects the data too, such as encryption or blurring.",
      sentence: "The data is {list}.",
    },
    access: {
      name: "Access",
      prompt: "Who can see the data?",
      guidance: "Think of the city, the supplier, other companies and the people themselves.",
      sentence: "The data can be seen by {list}.",
    },
    retention: {
      name: "Retention",
      prompt: "For how long is data kept?",
      guidance: 'Give a time that can be checked, such as "30 days". If nothing is kept, say so.',
      sentence: "The data is kept {list}.",
    },
    storage: {
      name: "Storage",
      prompt: "Where is the data kept?",
      guidance: "Say where the data is and where its backup copies are.",
      sentence: "The data is stored {list}.",
    },
  },
  algorithm: {
    purpose: {
      name: "Purpose",
      prompt: "What is this system used for?",
      guidance: "Choose up to three purposes, the most important first. A side effect is not a purpose.",
      sentence: "This system is used for {list}.",
    },
    accountable: {
      name: "Accountable",
      prompt: "Who is accountable for this system?",
      guidance: "Name who uses it and who supplies it, and say which is which.",
      sentence: "This system is the responsibility of {list}.",
    },
    affected: {
      name: "People affected",
      prompt: "Who is it used on?",
      guidance:
        "Think also of people who are in the data without having chosen it, and of the neighbourhood as a whole.",
      sentence: "This system affects {list}.",
    },
    functional_modes: {
      name: "What it does",
      prompt: "What does the system do?",
      guidance: "Choose everything it does, and say for each how much it decides on its own.",
      sentence: "This system {list}.",
    },
    risks_mitigation: {
      name: "Risks & safeguards",
      prompt: "What could go wrong, and what is done about it?",
      guidance: "Describe the risk as a person would live through it, then what you do to make it smaller.",
      sentence: "The risks include {list}.",
    },
    rights: {
      name: "Rights",
      prompt: "What can you do?",
      guidance: "Say how to use each right: who to write to or call, and how long an answer takes.",
      sentence: "You have the right to {list}.",
    },
    input_dataset: {
      name: "Data in",
      prompt: "What data does it use?",
      guidance: "Describe the data it takes in while it runs, not the data it was trained on.",
      sentence: "This system uses {list}.",
    },
    processing: {
      name: "Method",
      prompt: "How does it work with the data?",
      guidance: "Choose the family of the method. The name and version of the product belong in the details.",
      sentence: "The data is {list}.",
    },
    output_dataset: {
      name: "Results",
      prompt: "What does it produce?",
      guidance: "Describe what comes out: a decision, a recommendation, a text, an action.",
      sentence: "This system produces {list}.",
    },
    access: {
      name: "Access",
      prompt: "Who can see the data?",
      guidance: "Think of the city, the supplier, other companies and the people themselves.",
      sentence: "The data can be seen by {list}.",
    },
    retention: {
      name: "Retention",
      prompt: "For how long is data kept?",
      guidance: 'Give a time that can be checked, such as "30 days". If nothing is kept, say so.',
      sentence: "The data is kept {list}.",
    },
    storage: {
      name: "Storage",
      prompt: "Where is the data kept?",
      guidance: "Say where the data is and where its backup copies are.",
      sentence: "The data is stored {list}.",
    },
  },
  contexts: {
    role: {
      name: "Role",
      description: "What part this organization has in the system.",
      values: {
        vendor: { name: "Supplier", description: "Builds, sells or rents out the system." },
        deployer: { name: "Operator", description: "Puts the system to use here and runs it." },
      },
    },
    relationship: {
      name: "Relation",
      description: "How the system touches these people.",
      values: {
        community: {
          name: "Wider community",
          description:
            "A group or neighbourhood is affected as a whole, even if no one in it is looked at individually.",
        },
        bystander: {
          name: "Caught by chance",
          description: "They end up in the data although the system says nothing about them.",
        },
        subject: {
          name: "Decided about",
          description: "The result is about them and affects them directly.",
        },
      },
    },
    autonomy: {
      name: "How much it decides",
      description: "Who decides, and who carries the decision out.",
      values: {
        human_decides: {
          name: "Human decides",
          description: "The system suggests, and a person decides every time.",
        },
        human_executes: {
          name: "Human acts",
          description: "The system decides, and a person does what it says.",
        },
        autonomous: {
          name: "On its own",
          description: "The system decides and acts, and no one reviews each case.",
        },
      },
    },
    pii: {
      name: "Personal data",
      description: "How far the data can identify someone.",
      values: {
        de_identified: {
          name: "De-identified",
          description: "Whatever could reasonably show whose data it is has been taken out.",
        },
        pseudonymous: {
          name: "Coded",
          description:
            "A code stands in for the name: the same person can be recognised again, and named with the help of other data.",
        },
        identifiable: {
          name: "Identifiable",
          description: "The data shows who someone is, for example by name, face or licence plate.",
        },
      },
    },
  },
  variables: {
    title: "Name",
    description: "Description",
    additional_description: "Details",
    duration: "How long",
    risk: "What could go wrong",
    mitigation: "What is done about it",
    rights: "How to use this right",
  },
  data_flow: "Path of the data",
  elements: {
    institution: ["Public body", "A city, an agency or another public body that is accountable for this."],
    organization: ["Organization", "A company, an association or another organization that is accountable for this."],

    accessibility: ["Accessibility", "Helps everyone use a place or a service on equal terms."],
    agency_interaction: ["Hands-on control", "Lets you control something in this place or play a part in it."],
    arts_culture: ["Arts & culture", "Makes room for art and cultural life."],
    commerce: ["Buying & selling", "Is part of how goods and services are bought and sold."],
    connectivity: ["Internet connection", "Connects phones and other devices to a network or the internet."],
    dining: ["Food & drink", "Is part of a place where people eat and drink."],
    ecology: ["Nature", "Keeps watch over plants, animals, water and soil."],
    energy_efficiency: ["Saving energy", "Helps to use less energy."],
    enforcement: ["Enforcing rules", "Checks that rules are kept, and leads to action when they are not."],
    entry: ["Entry", "Checks who may enter a place or use a service."],
    fire_emergency: ["Fire & emergencies", "Helps the services that come when there is a fire or another emergency."],
    health: ["Healthy surroundings", "Monitors what affects people's health around here, such as air, water or noise."],
    inform: ["Information", "Tells people about a place or a service, or helps them with it."],
    logistics: ["Moving goods", "Helps to transport and deliver goods and materials."],
    mobility: ["Getting around", "Helps people and vehicles to move through the city."],
    planning_decision_making: [
      "Planning & decisions",
      "Gives facts for planning and deciding, and shows whether a decision worked.",
    ],
    research_development: ["Research & testing", "Is part of a study, or tries out something new."],
    safety_security: ["Safety & security", "Helps to prevent accidents, damage and crime."],
    social: ["Being together", "Brings people in touch with each other."],
    switch: ["Switching", "Turns something on or off, opens or closes it, or sets its strength."],
    waste_management: ["Waste", "Helps to collect, sort and treat rubbish."],
    water_efficiency: ["Saving water", "Helps to use less water."],
    wayfinding_services: ["Finding your way", "Helps people to find their way and the services around here."],

    identifiable_image: [
      "Photos that can identify people",
      "Takes photos sharp enough to recognise a face or read a licence plate.",
    ],
    identifiable_video: [
      "Video that can identify people",
      "Films sharply enough to recognise a face or read a licence plate.",
    ],
    identifiable_nfc: [
      "Close-range reader that can identify people (NFC)",
      "Reads a card or phone held close to it, which can be linked to one person.",
    ],
    identifiable_rfid: [
      "Radio tag reader that can identify people (RFID)",
      "Reads a tag or card by radio, which can be linked to one person.",
    ],
    identifiable_wifi_sensor: [
      "Wi-Fi sensor that can identify people",
      "Picks up the Wi-Fi signals of phones and can follow the same phone from place to place.",
    ],
    voice: ["Voice recording", "Records voices, so that what is said or who says it can be found out."],
    intercom: ["Intercom", "Lets you talk to someone elsewhere in the building or on the site."],
    contactless_payments: [
      "Contactless payment",
      "Takes payment when you hold out a card, phone or watch, which is linked to you.",
    ],
    de_identified_image: [
      "Photos with identity removed",
      "Takes photos, but blurs faces and licence plates before anyone uses or stores them.",
    ],
    de_identified_video: [
      "Video with identity removed",
      "Films, but blurs faces and licence plates before anyone uses or stores the video.",
    ],
    de_identified_voice: [
      "Voice with identity removed",
      "Picks up voices, but takes out what tells who is speaking before the sound is used or stored.",
    ],
    person_detection: ["Person detection", "Notices that people are there and how many, but not who they are."],
    facial_characterization: [
      "Face analysis",
      "Guesses things such as age range or mood from a face, without finding out whose face it is.",
    ],
    air_quality: ["Air quality", "Measures what is in the air, such as fine dust, ozone, pollen or gases."],
    assistance_station: ["Help point", "A place to ask for help, from a person or from an automatic assistant."],
    augmented_reality: ["Augmented reality", "Adds digital pictures or sounds to what you see around you."],
    biometrics: ["Biometrics", "Measures your body, such as your face, your fingerprints or the way you walk."],
    cellular: ["Mobile network", "Sends and receives data over the mobile phone network."],
    chatbot: ["Chatbot", "A program that answers questions as if you were talking with it."],
    dtpr_api: [
      "DTPR data service",
      "Lets other programs read which systems and sensors are here, described by the DTPR standard.",
    ],
    electric_vehicle_charger: [
      "Electric vehicle charger",
      "Charges the batteries of electric cars and other vehicles.",
    ],
    gps: ["GPS", "Works out where something is with the help of satellites."],
    hands_free: ["Hands-free control", "Is controlled by voice or gestures, without touching anything."],
    image: ["Photo camera", "Takes still pictures."],
    image_infrared: ["Infrared photo camera", "Takes still pictures of heat or of light that the eye cannot see."],
    inclinometer: ["Tilt sensor", "Measures how far something leans."],
    induction_loop: ["Induction loop", "A wire under the road that notices a vehicle or other metal above it."],
    li_dar: ["Laser scanner (LiDAR)", "Measures distances with laser light and builds a 3D model of what is there."],
    location_beacon: ["Location beacon", "Sends out a Bluetooth signal that phones nearby can recognise."],
    microphone: ["Microphone", "Picks up sound."],
    motion_detector: ["Motion detector", "Notices when something moves nearby."],
    nfc: [
      "Close-range reader (NFC)",
      "Exchanges data with a card or phone held close to it, without finding out whose it is.",
    ],
    non_identifiable_video: [
      "Video that cannot identify people",
      "Films at such low resolution that faces and licence plates cannot be recognised.",
    ],
    passive_infrared_sensor: [
      "Heat sensor (passive infrared)",
      "Notices the warmth of people and things in front of it.",
    ],
    personal_device: ["Personal device", "Works with a phone, tablet or watch that belongs to one person."],
    piezoelectric_sensor: [
      "Pressure & vibration sensor",
      "Turns pressure, knocks or vibration into a small electric signal to measure them.",
    ],
    radar: ["Radar", "Finds objects with radio waves and measures how they move."],
    rfid: ["Radio tag reader (RFID)", "Reads tags on things by radio, without linking them to a person."],
    soil_moisture_sensor: ["Soil moisture sensor", "Measures how wet the soil is."],
    sound_level_meter: ["Sound level meter", "Measures how loud it is."],
    system_screen: ["Screen", "A screen put up here through which you use the system."],
    thermometer: ["Thermometer", "Measures how warm or cold it is."],
    ultrasonic_level_sensor: [
      "Ultrasonic sensor",
      "Measures distance with sound that people cannot hear, for example to see how full a bin is.",
    ],
    unmanned_aircraft_system: ["Drone", "An aircraft without a pilot on board, and the equipment that steers it."],
    video_camera: ["Video camera", "Films what is in front of it."],
    video_camera_infrared: ["Infrared video camera", "Films heat or light that the eye cannot see."],
    water_quality: ["Water quality", "Measures what is in the water, such as oxygen, acidity or nitrates."],
    weather_station: ["Weather station", "Measures the weather: temperature, rain, wind and air pressure."],
    weighing_scale: ["Scale", "Measures weight, without finding out who or whose it is."],
    wireless_access_point: ["Wi-Fi access point", "Offers a wireless connection to a network or the internet."],
    wireless_charging_roadway: [
      "Road that charges vehicles",
      "Coils under the road charge electric vehicles while they drive or park on it.",
    ],

    personal: ["Personal data", "Facts about people who can be identified."],
    binary: ["Binary data", "Compressed data that only a program can read."],
    boolean: ["Yes or no", "Data with only two possible values, such as open or closed."],
    pixel_based_image: ["Pictures", "Digital pictures made up of many small dots."],
    spatial: ["Places & shapes", "Says where something is or how a space is laid out, such as an address or a plan."],
    tabular: ["Tables", "Data in rows and columns."],
    values_time: ["Measurements over time", "Values that are measured again and again at regular times."],

    aggregated: ["Totals & averages", "Single measurements are put together into totals or averages."],
    ai_system: ["AI system", "An automatic or artificial intelligence system works out something new from the data."],
    bitmap_manipulation: ["Picture editing", "Parts of a picture are changed, for example blurred or cut off."],
    code_signing: [
      "Signed software",
      "A digital signature proves who made the software and that no one has changed it since.",
    ],
    computer_vision: ["Computer vision", "Software recognises or counts what can be seen in pictures or video."],
    cryptonets: ["AI on encrypted data", "A neural network works with the data while it stays encrypted (cryptonet)."],
    de_identified: [
      "Identity removed later",
      "What identifies people is taken out of the data after it has left the device.",
    ],
    differential_privacy: [
      "Differential privacy",
      "Patterns of a group are shown in a way that gives nothing away about any one person.",
    ],
    encrypted: ["Encrypted", "The data is scrambled, and only those with permission can read it."],
    encrypted_at_rest: ["Encrypted in storage", "Stored data is scrambled, so a stolen disk shows nothing."],
    federated_learning: [
      "Federated learning",
      "The system learns on many devices at once, and their data is not brought together in one place.",
    ],
    hardware_audits: [
      "Inspected devices",
      "Outside experts check from time to time that the device is safe and collects only what is said here.",
    ],
    homomorphic_encryption: [
      "Homomorphic encryption",
      "Calculations are done on encrypted data, and only the result is made readable.",
    ],
    immutable_query_ledger: [
      "Permanent log of use",
      "Every access to the data and every change is logged and cannot be erased.",
    ],
    k_anonymity: [
      "Hidden in a group",
      "Details are made less exact until each person looks like several others (k-anonymity).",
    ],
    raw_data: ["Raw data", "The data stays just as it was collected."],
    rdua_approved: [
      "Responsible use assessment",
      "The use of the data was assessed beforehand and found to do more good than harm.",
    ],
    regulated: ["Governed by law", "A law or regulation says how this data may be used."],
    reviewed_internally: [
      "Internal review",
      "The organization itself has assessed the benefits, the risks and privacy.",
    ],
    secure_multi_party_computing: [
      "Secure joint computing",
      "Several parties work out a result together without showing each other their data.",
    ],
    transport_layer_security: ["Encrypted connection (TLS)", "Data is scrambled on its way, as on a secure website."],
    trusted_execution_environment: [
      "Sealed-off processor",
      "The data is handled in a sealed part of the processor that no other program can look into.",
    ],
    zero_knowledge_proofs: [
      "Zero-knowledge proof",
      "Proves that something is true without showing the facts, for example that you are old enough.",
    ],

    available_for_resale: ["May be sold on", "The data may be sold to other companies."],
    available_to_3rd_parties: [
      "Available to others",
      "Organizations that have no part in this can get the data, not always for money.",
    ],
    available_to_download: [
      "Available to download",
      "Anyone can download the data from the internet, for free or for a fee.",
    ],
    available_to_me: ["Available to you", "You can see the data about yourself, and other people cannot."],
    available_to_the_accountable_organization: [
      "Available to the organization in charge",
      "The organization in charge can see the data.",
    ],
    available_to_vendor: ["Available to the supplier", "The company that supplies the technology can see the data."],
    not_available_to_me: ["Not available to you", "Neither you nor any other private person can see this data."],
    not_available_to_the_accountable_organization: [
      "Not available to the organization in charge",
      "The organization in charge cannot see the data.",
    ],
    not_available_to_vendor: [
      "Not available to the supplier",
      "The company that supplies the technology cannot see the data.",
    ],

    data_retained: ["Data is kept", "The data is kept for {{duration}} and then deleted."],
    no_data_retained: ["No data is kept", "Nothing is stored."],

    backed_up_internationally: [
      "Backup copies abroad",
      "There are backup copies outside the country or region where the data is collected.",
    ],
    backed_up_locally: [
      "Backup copies here",
      "There are backup copies in the country or region where the data is collected.",
    ],
    shared_storage_and_governance: [
      "Shared storage & rules",
      "Several organizations store the data together, with common rules on who sees it and when it is deleted.",
    ],
    stored_locally: ["Stored in this country", "The data is stored in the country or region where it is collected."],
    stored_on_3rd_party_cloud: [
      "Stored in another company's cloud",
      "The data is in the data centre of a company that stores it for the organization.",
    ],
    stored_primarily_internationally: [
      "Stored mostly abroad",
      "Most of the data is stored outside the country or region where it is collected.",
    ],
    stored_primarily_locally: [
      "Stored mostly here",
      "Most of the data is stored in the country or region where it is collected.",
    ],

    border_immigration: ["Borders & immigration", "Is part of handling border crossings, visas or asylum."],
    content_moderation: [
      "Moderating content",
      "Filters, sorts or removes what people post when it goes against the rules.",
    ],
    education: ["Education", "Helps with teaching, learning or marking."],
    eligibility_benefits: [
      "Public benefits",
      "Plays a part in who gets public support such as benefits, housing or care.",
    ],
    employment: ["Work & jobs", "Is used to hire people, plan their shifts or judge their work."],
    financial_services: ["Money & insurance", "Is part of decisions about loans, insurance or possible fraud."],
    healthcare: ["Healthcare", "Helps to find out what patients have and to treat them."],
    marketing_personalization: [
      "Advertising & personal offers",
      "Fits advertisements or suggestions to a person or a group.",
    ],
    risk_assessment: ["Risk & urgency", "Scores or sorts people or cases to see who needs attention first."],
    translation_language: ["Translation", "Translates what is said or written, so that language is not a barrier."],

    people: ["People", "The people the system looks at or affects."],

    agentic_mode: ["Acting", "Plans how to do a task and does it in other software, such as booking a visit."],
    analytical_mode: ["Sorting & scoring", "Sorts, scores, ranks or predicts from data."],
    generative_mode: ["Creating", "Makes new text, pictures, sound or video."],
    perceptive_mode: ["Sensing", "Turns what cameras, microphones or scanners pick up into data."],
    physical_mode: ["Moving", "Changes something in the physical world, such as a traffic light, a gate or a robot."],
    semantic_mode: ["Understanding", "Grasps what a text or speech is about and finds what belongs to it."],

    autonomy_loss: ["Loss of free choice", "People could have less freedom to decide for themselves."],
    civil_liberties_harm: [
      "Harm to freedoms",
      "Could limit rights such as speaking out, gathering, moving freely or not being watched without reason.",
    ],
    environmental_harm: ["Harm to the environment", "Could use much energy or water, or leave pollution and waste."],
    financial_harm: ["Loss of money", "People or businesses could lose money, for example through a mistake or fraud."],
    physical_harm: ["Injury or damage", "Someone could be hurt, or something could be damaged."],
    political_economic_harm: [
      "Harm to politics & the economy",
      "Could sway elections, give a few too much power or weaken public institutions.",
    ],
    psychological_harm: ["Harm to the mind", "Could cause distress, fear, dependence or other strain."],
    reputational_harm: ["Harm to reputation", "A mistake or an unfair label could make a person or a group look bad."],
    societal_cultural_harm: [
      "Harm to society & culture",
      "Could damage trust, the way people live together, or the variety of languages and cultures.",
    ],

    right_access: [
      "See your data",
      "You can find out what data there is about you and how it is used, and get a copy.",
    ],
    right_algorithmic_transparency: [
      "Know how it works",
      "You can get an explanation in plain words of how the system comes to its results.",
    ],
    right_be_forgotten: [
      "Have your data deleted",
      "You can ask for your data to be deleted when there is no longer a reason to have it.",
    ],
    right_contest: [
      "Challenge a decision",
      "You can object to a decision about you, tell your side and have it considered again.",
    ],
    right_correction: ["Correct your data", "You can have wrong or incomplete data about you corrected."],
    right_individual_decision_explanation: [
      "Have a decision explained",
      "You can ask why a decision about you was made and what part the system had in it.",
    ],
    right_non_discrimination: [
      "Fair treatment",
      "The system must not treat you worse because of your origin, sex, age, religion, disability or the like.",
    ],
    right_object: [
      "Stop the use of your data",
      "You can ask that your data is no longer used, even if it is not deleted.",
    ],
    right_purpose_limitation: [
      "Use only for the stated purpose",
      "Your data may be used only for what was announced when it was collected.",
    ],
    right_to_human_review: [
      "Have a person look at it",
      "You can ask that a person who has the power to change the outcome makes or reviews the decision.",
    ],
    right_to_notice: [
      "Be told that it is used",
      "You must be told that an automatic system is used before it decides anything about you.",
    ],

    input_about_a_measurement: [
      "Measurements",
      "Takes in values from sensors, such as temperature, noise or the flow of water.",
    ],
    input_about_a_place: ["Places", "Takes in where something is, such as positions, routes, maps or floor plans."],
    input_about_behaviour: [
      "What people do",
      "Takes in what people did, such as where they walked, what they chose or searched for.",
    ],
    input_biometric: ["Features of the body", "Takes in faces, voices, fingerprints or the way people move."],
    input_decision: [
      "A decision about a person",
      "Takes in a decision that another system has already made about someone.",
    ],
    input_generated_content: ["Content made by AI", "Takes in text, pictures, sound or film made by another AI."],
    input_operational_data: [
      "How a service runs",
      "Takes in timetables, routes, budgets or public records that are not about any one person.",
    ],
    input_physical_action: [
      "A physical event",
      "Takes in the signal that something has happened, such as a door opening or an alarm sounding.",
    ],
    input_recommendation: [
      "A recommendation or forecast",
      "Takes in a suggestion, a forecast, a score or a ranking that another system has made.",
    ],
    input_sensitive_personal: [
      "Sensitive personal data",
      "Takes in data on health, money, beliefs, sexuality, residence status or other protected matters.",
    ],

    affect_emotion_analysis: [
      "Reading emotions",
      "Guesses moods or feelings from faces, voices or text, which is often unreliable.",
    ],
    anomaly_detection: ["Spotting the unusual", "Learns what is normal and reports what departs from it."],
    biometric_recognition: [
      "Recognising a person by their body",
      "Finds out or checks who someone is by face, fingerprint, voice, eye or walk.",
    ],
    classification_prediction: [
      "Classifying & predicting",
      "Puts a label on each case or estimates a number, learning from earlier cases.",
    ],
    clustering_segmentation: [
      "Grouping",
      "Puts people, places or events that are alike into groups that were not defined beforehand.",
    ],
    language_models: [
      "Language model",
      "Reads, writes, sums up or translates text by predicting which words come next.",
    ],
    optimization: ["Finding the best plan", "Searches for the best route, timetable or share-out within given limits."],
    privacy_transformation: [
      "Hiding identities",
      "Removes, blurs or replaces what identifies people before the data is used further.",
    ],
    recommendation_ranking: [
      "Recommending & ranking",
      "Suggests things or puts them in order, by what a person or people like them prefer.",
    ],
    search_retrieval: ["Searching", "Finds what fits a question in a collection of documents or records."],
    speech_audio: ["Speech & sound", "Turns speech into text or text into speech, or recognises sounds."],

    output_about_a_measurement: ["Measurements", "Produces values over time, such as an hourly score or a forecast."],
    output_about_a_place: ["Places", "Produces positions, routes, areas or maps."],
    output_about_behaviour: [
      "What people do",
      "Produces data on where people walked, what they chose or how long they stayed.",
    ],
    output_biometric: [
      "Features of the body",
      "Produces data about faces, voices or movements that can be matched later.",
    ],
    output_decision: ["A decision about a person", "Produces a binding result about someone, such as yes or no."],
    output_generated_content: ["Content made by AI", "Produces new text, pictures, sound or video."],
    output_operational_data: [
      "How a service runs",
      "Produces timetables, routes, estimates or budgets that are not about any one person.",
    ],
    output_physical_action: [
      "A physical action",
      "Makes something happen, such as opening a door, switching a light or sounding an alarm.",
    ],
    output_recommendation: [
      "A recommendation or forecast",
      "Produces a suggestion, a forecast, a score or a ranking that advises but does not bind.",
    ],
    output_sensitive_personal: [
      "Sensitive personal data",
      "Produces data on health, money, beliefs, sexuality, residence status or other protected matters.",
    ],
  },
};
