import type { AlgorithmField, DeviceField, PlaceField } from "#contract/import-fields.ts";
import type { QuestionId } from "#factsheet/template.ts";

/**
 * Column names in other people's files, most specific first: in the product's six languages and in known registers.
 * Our own field names are added by `indexOf`.
 */
export const DEVICE_COLUMNS: Readonly<Partial<Record<DeviceField | PlaceField, string>>> = {
  id: "device id uuid,uuid,guidepost id",
  reference:
    "ref,asset id,asset number,asset no,asset,external id,device id,sensor id,camera id,location id,site id,unit id,code,serial,identifier,reference number,inventory number,referencia,código,codigo,número de inventario,référence,numéro d'inventaire,identifiant,referência,sanggunian,numero ng ari-arian,លេខយោង,លេខសម្គាល់,kenmerk,nummer,objectid,fid,feature id,id",
  name: "sensor description,device name,title,label name,name of device,sensor name,description short,nombre,nombre del dispositivo,título,nom,nom de l'appareil,intitulé,nome,nome do dispositivo,pangalan,ឈ្មោះ,ឈ្មោះឧបករណ៍,naam",
  status:
    "state,device state,condition,operational status,estado,situación,statut,état,situação,kalagayan,katayuan,ស្ថានភាព,device status",
  device_type:
    "type,device category,category,kind,sensor type,camera type,tipo,tipo de dispositivo,categoría,type d'appareil,catégorie,categoria,uri,uri ng aparato,ប្រភេទ,ប្រភេទឧបករណ៍,soort",
  manufacturer:
    "make,maker,brand,manufacturer name,fabricante,marca,fabricant,marque,tagagawa,tatak,ក្រុមហ៊ុនផលិត,ម៉ាក,fabrikant,merk",
  model: "model name,model number,product,modelo,modèle,modelo ng aparato,ម៉ូដែល",
  vendor: "supplier,provider,contractor,proveedor,fournisseur,prestataire,fornecedor,tagapagtustos,អ្នកផ្គត់ផ្គង់,leverancier",
  accountable:
    "owner,accountable organization,responsible,responsible organization,operator,organisation,organization,propietario,responsable,propriétaire,organisme responsable,proprietário,responsável,may-ari,may pananagutan,ម្ចាស់,អង្គភាពទទួលខុសត្រូវ,eigenaar",
  department:
    "team,unit,division,departamento,área responsable,service,direction du service,departement,departamento responsável,kagawaran,departamento ng lungsod,នាយកដ្ឋាន,afdeling",
  quantity: "count,number of devices,amount,qty,cantidad,quantité,nombre d'appareils,quantidade,bilang,dami,ចំនួន,aantal",
  mobility: "mobile,is mobile,movilidad,mobilité,mobilidade,pagkilos,ភាពចល័ត",
  installed_on:
    "installation date,date installed,install date,installed,installation,commissioned,fecha de instalación,date d'installation,installé le,data de instalação,petsa ng pagkabit,petsa ng pagkakabit,កាលបរិច្ឆេទដំឡើង,ថ្ងៃដំឡើង",
  active_until:
    "end date,planned end,expires,removal date,decommissioned,valid until,fecha de fin,hasta,date de fin,actif jusqu'au,data de término,data final,petsa ng pagtatapos,ថ្ងៃបញ្ចប់,កាលបរិច្ឆេទបញ្ចប់",
  summary: "short description,purpose,observation goal,resumen,résumé,resumo,buod,សង្ខេប,doel",
  description:
    "long description,details,descripción,description longue,descrição,paglalarawan,ពិពណ៌នា,ការពិពណ៌នា,omschrijving",
  legal_basis:
    "legal ground,lawful basis,base legal,base jurídica,base légale,base juridique,legal na batayan,មូលដ្ឋានច្បាប់",
  privacy_url:
    "privacy statement,privacy link,privacy declaration,privacy policy,url de privacidad,lien de confidentialité,link de privacidade,link sa privacy,តំណឯកជនភាព",
  contact_email: "email,e mail,contact,correo,correo electrónico,courriel,adresse électronique,e mail de contato,អ៊ីមែល",
  contact_phone: "phone,telephone,tel,teléfono,téléphone,telefone,telepono,ទូរស័ព្ទ",
  contact_url: "website,url,link,web,sitio web,site web,site,website ng kontak,គេហទំព័រ",
  use_policy_url: "use policy,surveillance use policy,impact and use policy",
  council_decision: "decision,council resolution,resolution",
  council_decided_on: "decision date,date of decision,resolution date",
  yearly_cost:
    "annual cost,yearly costs,annual costs,cost per year,coste anual,coût annuel,custo anual,jaarlijkse kosten",
  contract_ends_on: "contract end,contract end date,contract expires,contract expiration,contract expiry",
  review_due_on:
    "review date,next review,review due,próxima revisión,prochain examen,próxima revisão,susunod na pagsusuri,ពិនិត្យបន្ទាប់",
  last_verified_on:
    "last checked,last verified,last inspection,verified,última verificación,dernière vérification,última verificação,huling sinuri,ពិនិត្យចុងក្រោយ",
  internal_notes:
    "note,notes,remark,remarks,comment,comments,nota,notas,observaciones,remarque,remarques,observações,tala,mga tala,កំណត់ចំណាំ,opmerking",
  labels: "tags,label,tag,themes,theme,etiquetas,étiquettes,rótulos,mga label,mga etiketa,ស្លាក",
  location_id: "place id,placement id",
  location_name:
    "place,place name,site name,location,lugar,nombre del lugar,lieu,nom du lieu,local,nome do local,lugar na kinalalagyan,ទីតាំង,ឈ្មោះទីតាំង,locatie",
  address: "street,street address,dirección,calle,adresse,rue,endereço,rua,direksyon,tirahan,kalye,អាសយដ្ឋាន,ផ្លូវ,adres",
  lat: "latitude,y,lat wgs84,y coordinate,latitud,latitud norte,latitude nord,រយៈទទឹង,geo lat,point y,breedtegraad",
  lng: "longitude,lon,long,x,lng wgs84,x coordinate,longitud,រយៈបណ្តោយ,geo lon,geo lng,point x,lengtegraad",
  coordinates:
    "coordinate,lat lng,lat lon,latlng,latlon,lat long,geo point 2d,geo point,geopoint,point,position,gps,coordenadas,coordonnées,coordenada,mga koordenada,និយាមកា",
  geometry: "geom,the geom,shape,geojson,geo shape,wkt,geometría,géométrie,geometria",
  precision: "accuracy,display precision,precisión,précision,precisão,katumpakan,ភាពច្បាស់លាស់",
  direction_deg:
    "direction,bearing,heading,azimuth,orientation,angle,dirección de la vista,rumbo,orientación,cap,orientação,direção,direksyon ng tingin,ទិស,ទិសដៅ",
  mounted_on:
    "mounting,mounted,mount,mount type,mounting type,support,montado en,soporte,monté sur,montado em,suporte,nakakabit sa,ដំឡើងលើ",
  radius_m: "radius,range,distance,radio,alcance,rayon,portée,raio,radyus,abot,កាំ",
  is_public: "public,visible,shown,público,visible para el público,publique,visível,pampubliko,សាធារណៈ,openbaar",
  sign_installed_on:
    "sign date,sign installed,letrero instalado,panneau posé le,placa instalada em,petsa ng karatula,ថ្ងៃដាក់ផ្លាក",
  sign_languages:
    "languages of sign,sign language,idiomas del letrero,langues du panneau,idiomas da placa,mga wika ng karatula,ភាសាផ្លាក",
};

export const ALGORITHM_COLUMNS: Readonly<Partial<Record<AlgorithmField, string>>> = {
  id: "uuid,guidepost id",
  reference:
    "source id,ref,lars,identifier,external id,system id,inventory id,referencia,référence,referência,sanggunian,លេខយោង,kenmerk,use case id,id",
  name: "title,system name,tool name,use case name,algorithm name,nombre,nom,nome,pangalan,ឈ្មោះ,naam",
  lifecycle: "status,phase,stage,development stage,estado,fase,statut,état,situação,kalagayan,ស្ថានភាព,life cycle",
  summary: "description short,short description,description,resumen,résumé,resumo,buod,សង្ខេប,omschrijving",
  start_month:
    "begin date,start date,in use since,begin,fecha de inicio,date de début,data de início,petsa ng simula,ថ្ងៃចាប់ផ្តើម",
  end_month:
    "end date,out of use since,retirement date,fecha de fin,date de fin,data de término,petsa ng pagtatapos,ថ្ងៃបញ្ចប់",
  deployer:
    "organization,organisation,agency,owner,responsible organization,organización,organisme,organização,organisasyon,អង្គភាព,organisatie",
  department: "team,unit,bureau,departamento,service,kagawaran,នាយកដ្ឋាន,afdeling",
  suppliers:
    "provider,supplier,vendor,vendors,external supplier,developer,proveedor,fournisseur,fornecedor,tagapagtustos,អ្នកផ្គត់ផ្គង់,leverancier",
  themes: "category,theme,domain,topic area,tema,thème,paksa,ប្រធានបទ,thema",
  publication_category:
    "risk category,classification,impact level,categoría de publicación,catégorie de publication,categoria de publicação,publicatiecategorie",
  algorithm_type: "model type,type,kind of algorithm,tipo de algoritmo,type d'algorithme,uri ng algoritmo,ប្រភេទអាល់កូរីត",
  contact_email: "contact,email,e mail,correo,courriel,អ៊ីមែល",
  contact_url: "contact link,contact page,contact form",
  review_due_on: "revision date,review date,next review,próxima revisión,prochain examen,próxima revisão",
  internal_notes: "note,notes,remark,remarks,comments,notas,remarques,observações,tala,កំណត់ចំណាំ",
  labels: "label,etiquetas,étiquettes,rótulos,mga label,ស្លាក",
};

/** Names of the Dutch standard in both dialects, of the British standard and of Eurocities. */
export const ANSWER_COLUMNS: Readonly<Partial<Record<QuestionId, string>>> = {
  purpose: "goal,purpose and impact,purpose,scope,objective,doel",
  benefits: "benefit,expected benefits",
  proportionality: "considerations,proportionality",
  alternatives: "alternatives considered",
  human_oversight: "human intervention,human decisions,human in the loop",
  process_integration: "process integration,decision making process",
  technical_description: "methods and models,technical operation,system architecture,how it works",
  data_summary: "source data,data,source data description,data sources",
  legal_basis: "lawful basis,legal basis",
  legal_refs: "lawful basis grouping,legal basis title",
  processing_register_url: "process index url,processing register link",
  assessments: "impacttoetsen grouping,impact assessments",
  assessments_note: "impacttoetsen,impact assessment explanation",
  datasets: "source data grouping,data source title",
  risks: "risks,risk management",
  monitoring: "monitoring",
  objection: "objection procedure,appeals and review",
  code_url: "publiccode,source code link,codebase url",
  public_page_url: "website,link,public page",
  source_register_url: "url,source link",
  search_terms: "tags,search terms,keywords",
  areas: "area,region",
  performance: "performance",
};

/** Columns of registers that give rows of a factsheet: a risk and its mitigation, a dataset and its link. */
export const ROW_COLUMNS: Readonly<Record<string, string>> = {
  "risks.risk": "risk name,risk description,risk title,risk,riesgo,risque,risco,risico,panganib,ហានិភ័យ",
  "risks.mitigation":
    "risk mitigation,mitigation,mitigations,mitigation measure,mitigating measure,maatregel,mitigación,atténuation,mitigação",
  "risks.likelihood": "risk likelihood,likelihood,risk probability",
  "risks.severity": "risk severity,severity,risk impact",
  "risks.residual": "residual risk,risk residual",
  "risks.owner_role": "risk owner",
  "datasets.title": "dataset name,dataset title,data set name,data set title,dataset,data set,data source name",
  "datasets.url": "dataset url,dataset link,data set url,data set link,data source link",
  "datasets.license": "dataset licence,dataset license",
  "datasets.quantity": "dataset size,dataset quantity",
  "models.name": "model name",
  "models.version": "model version",
  "models.provider": "model provider",
  "models.base_model": "base model",
  "models.task": "model task",
  "models.card_url": "model card,model card url,model card link",
  "assessments.kind": "assessment type,assessment kind,impact assessment type",
  "assessments.other_name": "assessment name,assessment title,impact assessment name",
  "assessments.done_on": "assessment date,date of assessment,impact assessment date",
  "assessments.url": "assessment url,assessment link,impact assessment link,impact assessment url",
  "assessments.status": "assessment status,impact assessment status",
  "legal_refs.title": "law,law title,law name,legal reference,wet,wetgeving",
  "legal_refs.url": "law url,law link,legal reference link,legal reference url",
  "incidents.what": "incident,incident description",
  "incidents.happened_on": "incident date",
  "sharing.recipient": "data recipient,recipient,shared with",
};
