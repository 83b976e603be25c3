/**
 * Further words of registers, not certain enough to be read as options without a look: they are guesses on the screen.
 * By field, then by option; `status` by phase.
 */
export const GUESS_WORDS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  lifecycle: {
    idea: "concept,exploration,exploratory,ideation,initiation,initiated,onderzoek,verkenning,en estudio,à l'étude,em estudo,planung",
    design: "ontwerp,planning phase,acquisition,procurement,aanschaf,aanbesteding,licitación,marché public,licitação",
    development:
      "ontwikkeling,pre deployment,predeployment,implementation,implementing,implementatie,build,building,in progress,aanpassing,entwicklung,in entwicklung,construction,en construcción,en cours de développement",
    pilot:
      "proof of concept,poc,testing,limited use,proef,test phase,testfase,private beta,public beta,expérimentation,experimental,en pruebas,em teste,erprobung,pilotfase",
    in_use:
      "gebruik,actief,operationeel,in productie,productie,in production,in use,live use,in operation,operations and maintenance,implemented,deployment,en production,en producción,producción,em produção,opérationnel,operativo,operacional,in bedrijf,im einsatz,in betrieb,ativo,activo,actif,aktibo",
    paused: "on hold,inactive,stopgezet tijdelijk,tijdelijk buiten gebruik,opgeschort,en suspens,pausiert",
    retired:
      "discontinued,decommissioned,sunset,no longer used,stopped,ended,beëindigd,gestopt,niet in gebruik,not in use,niet meer in gebruik,uitgefaseerd,abandonné,arrêté,descontinuado,desativado,dado de baja,außer betrieb,abgeschaltet",
  },
  status: {
    planned: "gepland,to be installed,te plaatsen,geplant,à installer",
    pilot: "proef,testing,testfase",
    installed: "geplaatst,geïnstalleerd,installiert",
    active:
      "actief,in gebruik,in bedrijf,operationeel,working,functional,in operation,enabled,fonctionnel,funcionando,in betrieb,aktiv",
    paused: "tijdelijk uit,uitgeschakeld,uit,disabled,standby,ausgeschaltet",
    faulty:
      "kapot,storing,defect,in maintenance,maintenance,in onderhoud,under repair,damaged,en maintenance,en mantenimiento,em manutenção,defekt",
    decommissioned: "buiten gebruik,niet in gebruik,out of service,no longer used,außer betrieb,inoperative",
    removed: "verwijderd,taken down,weggehaald,retirada,entfernt",
    unknown: "onbekend,unbekannt",
  },
  device_type: {
    sensor:
      "meetpunt,luchtkwaliteit,temperatuur,geluid,dichtheidssensor,telpunt,aanwezigheid of nabijheid,klimaatsensor,chemiesensor,drukte,radar,lidar,loop,sensore,messstation",
    camera:
      "kentekencamera,beeld,verkeerscamera,surveillance,body worn,dash cam,speed camera,red light camera,caméra de surveillance,videosurveillance,videocámara,optische camera",
    network: "wifi sensor,hotspot,base station,zendmast,antenne",
    vehicle: "voertuig,drones,unmanned",
    other: "overig,anders,andere,sonstiges",
  },
  mobility: { fixed: "vast,niet verplaatsbaar,fest", mobile: "mobiel,verplaatsbaar,vehicle mounted,mobil" },
  precision: { exact: "precies,genau", street: "straat,straße", area: "gebied,wijk,buurt", hidden: "verborgen,geheim" },
  publication_category: {
    high_risk_ai: "hoog risico ai systeem,high risk ai system,high",
    impactful: "impactvol,impactvolle algoritmen,medium,limited",
    other: "overige algoritmen,minimal,low,laag,not impactful",
  },
  algorithm_type: {
    rule_based: "business rules,decision tree,regelgebaseerd,beslisregels,expert system,règles,reglas",
    self_learning_frozen:
      "classical ml,classical predictive machine learning,supervised,predictive,deep learning,neural network,aprendizaje automático,apprentissage automatique,aprendizado de máquina,maschinelles lernen",
    self_learning_online: "reinforcement learning,adaptive,continu lerend",
    generative: "large language model,chatbot,ia generativa,ia générative,generatieve ai",
  },
  "factsheet.personal_data": {
    none: "no,nee,geen,non,não,hindi,false,0",
    identifiable: "yes,ja,sí,oui,sim,oo,true,1,personal data,persoonsgegevens",
  },
  "factsheet.developed_in_house": {
    yes: "in house,developed in house,eigen ontwikkeling,internal,intern,in house development",
    no: "vendor,purchased from a vendor,vendor purchased,external,contractor,extern,leverancier,developed by contractor",
    partly:
      "both,combination,developed with both contracting and in house resources,contracting and in house,contracting and in-house",
  },
};
