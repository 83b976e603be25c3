import type { AlgorithmType, Lifecycle, PublicationCategory, SupplierRole, Theme } from "#contract/algorithms.ts";
import type { DeviceType } from "#contract/devices.ts";
import type { Mounting, Precision } from "#contract/locations.ts";
import type { Phase } from "#contract/statuses.ts";
import type * as z from "zod";
import type { ChoiceWords } from "./read-choice.ts";

type Words<S extends z.ZodType<string>> = ChoiceWords<z.infer<S>>;

/** Words for our choices: in the six languages of the product, Dutch where a register speaks it, and common English. */
export const DEVICE_TYPE_WORDS: Words<typeof DeviceType> = {
  sensor:
    "sensors,detector,counter,meter,people counter,beacon,capteur,détecteur,compteur,contador,detetor,medidor,tagasukat,pandama,sensor na aparato,ឧបករណ៍ចាប់សញ្ញា,សេនស័រ,air quality,temperature,sound,climate,weather station",
  camera:
    "cameras,cctv,video,webcam,anpr,alpr,lpr,licence plate reader,license plate reader,dome,bullet,ptz,cámara,caméra,câmera,câmara,kamera,កាមេរ៉ា,ម៉ាស៊ីនថត,optical camera,optical",
  kiosk: "kiosks,information kiosk,terminal,totem,quiosco,kiosko,kiosque,borne,quiosque,kiyosk,ស្តង់,គីអូស",
  network: "wifi,wi-fi,access point,gateway,antenna,router,lorawan,bluetooth,red,réseau,rede,network na kagamitan,បណ្តាញ",
  vehicle: "vehicles,drone,robot,car,bus,uav,vehículo,dron,véhicule,veículo,drone,sasakyan,យានយន្ត,ដ្រូន",
  app: "application,software,chatbot,website,aplicación,aplicativo,aplicação,logiciel,aplikasyon,កម្មវិធី",
  other: "others,misc,unknown,otro,otra,autre,outro,outra,iba pa,iba,ផ្សេងទៀត,ផ្សេងៗ,actuator,other unknown",
};

const MOBILITY_WORDS: ChoiceWords<"fixed" | "mobile"> = {
  fixed: "fijo,fija,fixe,fixo,fixa,nakapirmi,hindi gumagalaw,នៅនឹង,stationary,static,permanent,no,false,0",
  mobile: "móvil,movil,móvel,movel,gumagalaw,ចល័ត,moving,portable,yes,true,1",
};

export const PRECISION_WORDS: Words<typeof Precision> = {
  exact: "exacto,exacta,exacte,exato,exata,eksakto,tiyak,ពិតប្រាកដ,point,precise,full",
  street: "calle,rue,rua,kalye,kalsada,ផ្លូវ,road,block,street level",
  area: "área,zona,zone,quartier,bairro,lugar,pook,តំបន់,district,neighbourhood,neighborhood,area only,region",
  hidden: "oculto,oculta,caché,cachée,masqué,escondido,nakatago,លាក់,secret,not shown,none",
};

export const MOUNTING_WORDS: ChoiceWords<Mounting> = {
  pole: "lamp post,lamppost,light pole,street light,mast,post,traffic light,poste,farola,lampadaire,mât,poteau,luminária,haligi,បង្គោល",
  building: "wall,facade,façade,roof,edificio,pared,bâtiment,mur,toit,edifício,prédio,parede,gusali,pader,អគារ,ជញ្ជាំង",
  bridge: "overpass,gantry,puente,pont,portique,ponte,viaduto,tulay,ស្ពាន",
  vehicle: "car,bus,tram,police car,vehículo,véhicule,veículo,sasakyan,យានយន្ត",
  drone: "uav,aircraft,dron,ដ្រូន",
  ground: "pavement,sidewalk,road,street,suelo,acera,sol,trottoir,chão,calçada,lupa,bangketa,ដី",
  other: "others,misc,otro,otra,autre,outro,outra,iba pa,iba,ផ្សេងទៀត,ផ្សេងៗ",
};

export const PHASE_WORDS: ChoiceWords<Phase> = {
  planned: "plan,proposed,to be scheduled,planificado,previsto,prévu,planifié,planeado,planejado,nakaplano,បានគ្រោងទុក",
  procured: "ordered,bought,adquirido,comprado,commandé,acheté,encomendado,nabili,បានទិញ",
  pilot: "trial,test,piloto,pilote,essai,pagsubok,សាកល្បង",
  installed: "installed not active,pre operation,instalado,installé,nakakabit,nakalagay,បានដំឡើង",
  active:
    "in use,in service,operational,online,live,ok,turned on,on,activo,en servicio,actif,en service,ativo,em uso,aktibo,សកម្ម,កំពុងប្រើ",
  paused: "suspended,off,turned off,inactive,pausado,inactivo,en pause,suspendu,inactif,inativo,nakahinto,ផ្អាក",
  faulty:
    "broken,out of order,offline,error,defect,averiado,fuera de servicio,en panne,hors service,avariado,com defeito,sira,ខូច",
  decommissioned: "retired,dado de baja,retirado del servicio,mis hors service,désaffecté,desativado,itinigil na,ឈប់ប្រើ",
  removed: "dismantled,retirado,eliminado,retiré,enlevé,removido,tinanggal,inalis,បានដកចេញ",
  unknown: "to be checked,desconocido,inconnu,desconhecido,hindi alam,មិនស្គាល់,មិនដឹង",
};

const LIFECYCLE_WORDS: Words<typeof Lifecycle> = {
  unknown: "not known,onbekend,desconocido,inconnu,desconhecido,hindi alam,មិនដឹង",
  idea: "planned,idea,idée,ideia,ideya,គំនិត,proposal,proposed",
  design: "diseño,conception,desenho,projeto,disenyo,រចនា",
  development:
    "in development,in ontwikkeling,pre-deployment,desarrollo,en desarrollo,développement,en développement,desenvolvimento,em desenvolvimento,ginagawa,nililinang,កំពុងអភិវឌ្ឍ,អភិវឌ្ឍន៍",
  pilot: "beta,beta-pilot,trial,test,piloto,pilote,pagsubok,សាកល្បង",
  in_use:
    "in gebruik,production,deployed,operational,active,live,en uso,en service,utilisé,en cours d'utilisation,em uso,ginagamit,កំពុងប្រើ",
  paused: "suspended,pausado,en pausa,en pause,suspendu,nakahinto,ផ្អាក",
  retired:
    "buiten gebruik,archived,out of use,retirado,fuera de uso,retiré,hors service,fora de uso,aposentado,hindi na ginagamit,ឈប់ប្រើ",
};

const CATEGORY_WORDS: Words<typeof PublicationCategory> = {
  not_assessed:
    "not assessed,unassessed,unknown,niet beoordeeld,sin evaluar,no evaluado,non évalué,não avaliado,hindi pa natatasa,មិនទាន់វាយតម្លៃ",
  high_risk_ai:
    "high risk ai,high-risk,high risk,a,category a,hoog-risico-ai-systeem,hoog-risico ai-systeem (categorie a),hoog-risico ai-systemen,hoog-risico ai-systemen (categorie a),hoog risico,ia de alto riesgo,alto riesgo,ia à haut risque,haut risque,ia de alto risco,alto risco,mataas ang panganib na ai,ai ហានិភ័យខ្ពស់",
  impactful:
    "b,category b,impactvolle algoritmes,impactvolle algoritmes (categorie b),impactvol algoritme,high impact,limited risk,de impacto,con impacto,à fort impact,impactante,de grande impacto,may malaking epekto,មានផលប៉ះពាល់",
  other:
    "c,category c,overige algoritmes,overige algoritmes (categorie c),overig,others,minimal risk,otro,otros,autre,autres,outro,outros,iba pa,ផ្សេងទៀត",
};

const ALGORITHM_TYPE_WORDS: Words<typeof AlgorithmType> = {
  rule_based: "rules,rule based,basado en reglas,à base de règles,baseado em regras,batay sa tuntunin,ផ្អែកលើច្បាប់",
  self_learning_frozen: "self-learning,machine learning,frozen,trained,zelflerend",
  self_learning_online: "online learning,keeps learning,continuous learning",
  hybrid: "híbrido,hybride,haybrid,ចម្រុះ",
  generative: "generative ai,genai,llm,generativo,génératif,generatibo,បង្កើត",
  unknown: "desconocido,inconnu,desconhecido,hindi alam,មិនដឹង",
};

export const ROLE_WORDS: Words<typeof SupplierRole> = {
  developer: "desarrollador,développeur,desenvolvedor,tagagawa,អ្នកអភិវឌ្ឍ",
  vendor: "supplier,proveedor,fournisseur,fornecedor,tagapagtustos,អ្នកផ្គត់ផ្គង់,leverancier",
  hosting: "host,alojamiento,hébergement,hébergeur,hospedagem,បង្ហោះ",
  integrator: "integrador,intégrateur,អ្នករួមបញ្ចូល",
  data_provider: "data provider,proveedor de datos,fournisseur de données,fornecedor de dados,អ្នកផ្តល់ទិន្នន័យ",
  operator: "operador,opérateur,operator,tagapagpatakbo,ប្រតិបត្តិករ",
};

/** The Dutch names are those of the standard, by which its files name the themes. */
const THEME_WORDS: Words<typeof Theme> = {
  organisation_operations: "organisatie en bedrijfsvoering,organisation,organization,operations",
  culture_recreation: "cultuur en recreatie,culture,recreation",
  economy: "economie,economic affairs",
  public_finance: "overheidsfinanciën,financiën,finance,taxes",
  housing: "huisvesting,wonen",
  international: "internationaal,international affairs",
  migration_integration: "migratie en integratie,migration,integration",
  nature_environment: "natuur en milieu,environment,nature",
  education_science: "onderwijs en wetenschap,education,science",
  public_order_safety: "openbare orde en veiligheid,public safety,safety",
  law: "recht,justice",
  space_infrastructure: "ruimte en infrastructuur,infrastructure,planning",
  social_security: "sociale zekerheid,social protection,benefits",
  traffic: "verkeer,transport,mobility",
  work: "werk,employment",
  health_care: "zorg en gezondheid,health,health care",
};

/** By field, whichever record has it. */
export const CHOICE_WORDS: Readonly<Record<string, ChoiceWords<string>>> = {
  device_type: DEVICE_TYPE_WORDS,
  mobility: MOBILITY_WORDS,
  lifecycle: LIFECYCLE_WORDS,
  themes: THEME_WORDS,
  publication_category: CATEGORY_WORDS,
  algorithm_type: ALGORITHM_TYPE_WORDS,
};
