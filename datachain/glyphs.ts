import { __iconData as accessibility } from "lucide-react/icons/accessibility";
import { __iconData as activity } from "lucide-react/icons/activity";
import { __iconData as angle } from "lucide-react/icons/angle";
import { __iconData as aperture } from "lucide-react/icons/aperture";
import { __iconData as audioLines } from "lucide-react/icons/audio-lines";
import { __iconData as audioWaveform } from "lucide-react/icons/audio-waveform";
import { __iconData as badgeCheck } from "lucide-react/icons/badge-check";
import { __iconData as bandage } from "lucide-react/icons/bandage";
import { __iconData as banknote } from "lucide-react/icons/banknote";
import { __iconData as banknoteX } from "lucide-react/icons/banknote-x";
import { __iconData as bell } from "lucide-react/icons/bell";
import { __iconData as bike } from "lucide-react/icons/bike";
import { __iconData as binary } from "lucide-react/icons/binary";
import { __iconData as bluetooth } from "lucide-react/icons/bluetooth";
import { __iconData as bookOpenText } from "lucide-react/icons/book-open-text";
import { __iconData as botMessageSquare } from "lucide-react/icons/bot-message-square";
import { __iconData as braces } from "lucide-react/icons/braces";
import { __iconData as brain } from "lucide-react/icons/brain";
import { __iconData as brainCircuit } from "lucide-react/icons/brain-circuit";
import { __iconData as briefcase } from "lucide-react/icons/briefcase";
import { __iconData as building } from "lucide-react/icons/building";
import { __iconData as buildingComplex } from "lucide-react/icons/building-complex";
import { __iconData as bus } from "lucide-react/icons/bus";
import { __iconData as calculator } from "lucide-react/icons/calculator";
import { __iconData as calendarClock } from "lucide-react/icons/calendar-clock";
import { __iconData as calendarOff } from "lucide-react/icons/calendar-off";
import { __iconData as camera } from "lucide-react/icons/camera";
import { __iconData as carFront } from "lucide-react/icons/car-front";
import { __iconData as cctv } from "lucide-react/icons/cctv";
import { __iconData as chartColumn } from "lucide-react/icons/chart-column";
import { __iconData as chartLine } from "lucide-react/icons/chart-line";
import { __iconData as chartScatter } from "lucide-react/icons/chart-scatter";
import { __iconData as clipboardCheck } from "lucide-react/icons/clipboard-check";
import { __iconData as clipboardList } from "lucide-react/icons/clipboard-list";
import { __iconData as cloud } from "lucide-react/icons/cloud";
import { __iconData as cloudBackup } from "lucide-react/icons/cloud-backup";
import { __iconData as cloudSun } from "lucide-react/icons/cloud-sun";
import { __iconData as coins } from "lucide-react/icons/coins";
import { __iconData as cpu } from "lucide-react/icons/cpu";
import { __iconData as creditCard } from "lucide-react/icons/credit-card";
import { __iconData as crop } from "lucide-react/icons/crop";
import { __iconData as database } from "lucide-react/icons/database";
import { __iconData as databaseBackup } from "lucide-react/icons/database-backup";
import { __iconData as doorOpen } from "lucide-react/icons/door-open";
import { __iconData as download } from "lucide-react/icons/download";
import { __iconData as draftingCompass } from "lucide-react/icons/drafting-compass";
import { __iconData as drone } from "lucide-react/icons/drone";
import { __iconData as droplet } from "lucide-react/icons/droplet";
import { __iconData as droplets } from "lucide-react/icons/droplets";
import { __iconData as earth } from "lucide-react/icons/earth";
import { __iconData as equal } from "lucide-react/icons/equal";
import { __iconData as eraser } from "lucide-react/icons/eraser";
import { __iconData as evCharger } from "lucide-react/icons/ev-charger";
import { __iconData as eye } from "lucide-react/icons/eye";
import { __iconData as faceSlightlySmiling } from "lucide-react/icons/face-slightly-smiling";
import { __iconData as factory } from "lucide-react/icons/factory";
import { __iconData as film } from "lucide-react/icons/film";
import { __iconData as fingerprintPattern } from "lucide-react/icons/fingerprint-pattern";
import { __iconData as flaskConical } from "lucide-react/icons/flask-conical";
import { __iconData as folderOpen } from "lucide-react/icons/folder-open";
import { __iconData as folderUsers } from "lucide-react/icons/folder-users";
import { __iconData as footprints } from "lucide-react/icons/footprints";
import { __iconData as gauge } from "lucide-react/icons/gauge";
import { __iconData as gavel } from "lucide-react/icons/gavel";
import { __iconData as globeLock } from "lucide-react/icons/globe-lock";
import { __iconData as graduationCap } from "lucide-react/icons/graduation-cap";
import { __iconData as hand } from "lucide-react/icons/hand";
import { __iconData as handCoins } from "lucide-react/icons/hand-coins";
import { __iconData as handHelping } from "lucide-react/icons/hand-helping";
import { __iconData as handshake } from "lucide-react/icons/handshake";
import { __iconData as hardDrive } from "lucide-react/icons/hard-drive";
import { __iconData as hatGlasses } from "lucide-react/icons/hat-glasses";
import { __iconData as heartPulse } from "lucide-react/icons/heart-pulse";
import { __iconData as idCardLanyard } from "lucide-react/icons/id-card-lanyard";
import { __iconData as image } from "lucide-react/icons/image";
import { __iconData as info } from "lucide-react/icons/info";
import { __iconData as keyRound } from "lucide-react/icons/key-round";
import { __iconData as landmark } from "lucide-react/icons/landmark";
import { __iconData as languages } from "lucide-react/icons/languages";
import { __iconData as leaf } from "lucide-react/icons/leaf";
import { __iconData as lightbulb } from "lucide-react/icons/lightbulb";
import { __iconData as listOrdered } from "lucide-react/icons/list-ordered";
import { __iconData as lock } from "lucide-react/icons/lock";
import { __iconData as magnet } from "lucide-react/icons/magnet";
import { __iconData as mapPin } from "lucide-react/icons/map-pin";
import { __iconData as mapPinHouse } from "lucide-react/icons/map-pin-house";
import { __iconData as megaphone } from "lucide-react/icons/megaphone";
import { __iconData as megaphoneOff } from "lucide-react/icons/megaphone-off";
import { __iconData as messageCircleQuestionMark } from "lucide-react/icons/message-circle-question-mark";
import { __iconData as messageSquareExclamationPoint } from "lucide-react/icons/message-square-exclamation-point";
import { __iconData as messageSquareText } from "lucide-react/icons/message-square-text";
import { __iconData as mic } from "lucide-react/icons/mic";
import { __iconData as monitor } from "lucide-react/icons/monitor";
import { __iconData as network } from "lucide-react/icons/network";
import { __iconData as nfc } from "lucide-react/icons/nfc";
import { __iconData as parcel } from "lucide-react/icons/package";
import { __iconData as palette } from "lucide-react/icons/palette";
import { __iconData as pencilSparkles } from "lucide-react/icons/pencil-sparkles";
import { __iconData as personStanding } from "lucide-react/icons/person-standing";
import { __iconData as phoneCall } from "lucide-react/icons/phone-call";
import { __iconData as pointer } from "lucide-react/icons/pointer";
import { __iconData as puzzle } from "lucide-react/icons/puzzle";
import { __iconData as radar } from "lucide-react/icons/radar";
import { __iconData as radioTower } from "lucide-react/icons/radio-tower";
import { __iconData as rectangleGoggles } from "lucide-react/icons/rectangle-goggles";
import { __iconData as recycle } from "lucide-react/icons/recycle";
import { __iconData as road } from "lucide-react/icons/road";
import { __iconData as robotArm } from "lucide-react/icons/robot-arm";
import { __iconData as routeOff } from "lucide-react/icons/route-off";
import { __iconData as router } from "lucide-react/icons/router";
import { __iconData as ruler } from "lucide-react/icons/ruler";
import { __iconData as satellite } from "lucide-react/icons/satellite";
import { __iconData as scale } from "lucide-react/icons/scale";
import { __iconData as scanBox } from "lucide-react/icons/scan-box";
import { __iconData as scanEye } from "lucide-react/icons/scan-eye";
import { __iconData as scanFace } from "lucide-react/icons/scan-face";
import { __iconData as scrollText } from "lucide-react/icons/scroll-text";
import { __iconData as search } from "lucide-react/icons/search";
import { __iconData as searchCheck } from "lucide-react/icons/search-check";
import { __iconData as shapes } from "lucide-react/icons/shapes";
import { __iconData as share2 } from "lucide-react/icons/share-2";
import { __iconData as shield } from "lucide-react/icons/shield";
import { __iconData as shoppingBag } from "lucide-react/icons/shopping-bag";
import { __iconData as sigma } from "lucide-react/icons/sigma";
import { __iconData as signature } from "lucide-react/icons/signature";
import { __iconData as signpost } from "lucide-react/icons/signpost";
import { __iconData as siren } from "lucide-react/icons/siren";
import { __iconData as slidersHorizontal } from "lucide-react/icons/sliders-horizontal";
import { __iconData as smartphone } from "lucide-react/icons/smartphone";
import { __iconData as smartphoneNfc } from "lucide-react/icons/smartphone-nfc";
import { __iconData as sparkles } from "lucide-react/icons/sparkles";
import { __iconData as speech } from "lucide-react/icons/speech";
import { __iconData as split } from "lucide-react/icons/split";
import { __iconData as sprout } from "lucide-react/icons/sprout";
import { __iconData as squareLetterP } from "lucide-react/icons/square-letter-p";
import { __iconData as squarePen } from "lucide-react/icons/square-pen";
import { __iconData as squareUserRound } from "lucide-react/icons/square-user-round";
import { __iconData as stamp } from "lucide-react/icons/stamp";
import { __iconData as stethoscope } from "lucide-react/icons/stethoscope";
import { __iconData as table } from "lucide-react/icons/table";
import { __iconData as tag } from "lucide-react/icons/tag";
import { __iconData as tags } from "lucide-react/icons/tags";
import { __iconData as target } from "lucide-react/icons/target";
import { __iconData as thermometer } from "lucide-react/icons/thermometer";
import { __iconData as thermometerSun } from "lucide-react/icons/thermometer-sun";
import { __iconData as thumbsDown } from "lucide-react/icons/thumbs-down";
import { __iconData as timer } from "lucide-react/icons/timer";
import { __iconData as toggleLeft } from "lucide-react/icons/toggle-left";
import { __iconData as toggleRight } from "lucide-react/icons/toggle-right";
import { __iconData as trash } from "lucide-react/icons/trash";
import { __iconData as treeDeciduous } from "lucide-react/icons/tree-deciduous";
import { __iconData as trendingUp } from "lucide-react/icons/trending-up";
import { __iconData as triangleExclamationPoint } from "lucide-react/icons/triangle-exclamation-point";
import { __iconData as unlink } from "lucide-react/icons/unlink";
import { __iconData as userCheck } from "lucide-react/icons/user-check";
import { __iconData as userLock } from "lucide-react/icons/user-lock";
import { __iconData as userRound } from "lucide-react/icons/user-round";
import { __iconData as userRoundSearch } from "lucide-react/icons/user-round-search";
import { __iconData as userX } from "lucide-react/icons/user-x";
import { __iconData as users } from "lucide-react/icons/users";
import { __iconData as utensils } from "lucide-react/icons/utensils";
import { __iconData as vault } from "lucide-react/icons/vault";
import { __iconData as venetianMask } from "lucide-react/icons/venetian-mask";
import { __iconData as video } from "lucide-react/icons/video";
import { __iconData as volume2 } from "lucide-react/icons/volume-2";
import { __iconData as vote } from "lucide-react/icons/vote";
import { __iconData as waypoints } from "lucide-react/icons/waypoints";
import { __iconData as webcam } from "lucide-react/icons/webcam";
import { __iconData as weight } from "lucide-react/icons/weight";
import { __iconData as wifi } from "lucide-react/icons/wifi";
import { __iconData as wind } from "lucide-react/icons/wind";
import { __iconData as workflow } from "lucide-react/icons/workflow";
import { __iconData as wrench } from "lucide-react/icons/wrench";
import { __iconData as wrenchOff } from "lucide-react/icons/wrench-off";
import { __iconData as zap } from "lucide-react/icons/zap";

/** One shape of a glyph, in a 24 × 24 field, stroked rather than filled; a few dots use `fill="currentColor"`. */
export type GlyphNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];
type Drawing = { readonly node: readonly GlyphNode[] };

// lucide-react exports the drawing beside the component, but its types omit it.
declare module "lucide-react/icons/*" {
  export const __iconData: Drawing;
}

/** Drops `key`: it is for React and must not be written as an SVG attribute. */
const drawn = ({ node }: Drawing): readonly GlyphNode[] =>
  node.map(([tag, attributes]) => [
    tag,
    Object.fromEntries(Object.entries(attributes).filter(([name]) => name !== "key")),
  ]);

/** Our own: Lucide has no crossed-out building. */
const buildingOff: readonly GlyphNode[] = [
  ["path", { d: "m2 2 20 20" }],
  ["path", { d: "M8 2h10a2 2 0 0 1 2 2v10" }],
  ["path", { d: "M4 4v16a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2" }],
  ["path", { d: "M9 22v-4h6v4" }],
  ["path", { d: "M12 6h.01" }],
  ["path", { d: "M16 6h.01" }],
  ["path", { d: "M16 10h.01" }],
  ["path", { d: "M8 14h.01" }],
];

/** Names appear in stored data: never remove one that was released. */
const DRAWINGS = {
  accessibility: drawn(accessibility),
  activity: drawn(activity),
  angle: drawn(angle),
  aperture: drawn(aperture),
  "audio-lines": drawn(audioLines),
  "audio-waveform": drawn(audioWaveform),
  "badge-check": drawn(badgeCheck),
  bandage: drawn(bandage),
  banknote: drawn(banknote),
  "banknote-x": drawn(banknoteX),
  bell: drawn(bell),
  bike: drawn(bike),
  binary: drawn(binary),
  bluetooth: drawn(bluetooth),
  "book-open-text": drawn(bookOpenText),
  "bot-message-square": drawn(botMessageSquare),
  braces: drawn(braces),
  brain: drawn(brain),
  "brain-circuit": drawn(brainCircuit),
  briefcase: drawn(briefcase),
  building: drawn(building),
  "building-complex": drawn(buildingComplex),
  "building-off": buildingOff,
  bus: drawn(bus),
  calculator: drawn(calculator),
  "calendar-clock": drawn(calendarClock),
  "calendar-off": drawn(calendarOff),
  camera: drawn(camera),
  "car-front": drawn(carFront),
  cctv: drawn(cctv),
  "chart-column": drawn(chartColumn),
  "chart-line": drawn(chartLine),
  "chart-scatter": drawn(chartScatter),
  "clipboard-check": drawn(clipboardCheck),
  "clipboard-list": drawn(clipboardList),
  cloud: drawn(cloud),
  "cloud-backup": drawn(cloudBackup),
  "cloud-sun": drawn(cloudSun),
  coins: drawn(coins),
  cpu: drawn(cpu),
  "credit-card": drawn(creditCard),
  crop: drawn(crop),
  database: drawn(database),
  "database-backup": drawn(databaseBackup),
  "door-open": drawn(doorOpen),
  download: drawn(download),
  "drafting-compass": drawn(draftingCompass),
  drone: drawn(drone),
  droplet: drawn(droplet),
  droplets: drawn(droplets),
  earth: drawn(earth),
  equal: drawn(equal),
  eraser: drawn(eraser),
  "ev-charger": drawn(evCharger),
  eye: drawn(eye),
  "face-slightly-smiling": drawn(faceSlightlySmiling),
  factory: drawn(factory),
  film: drawn(film),
  "fingerprint-pattern": drawn(fingerprintPattern),
  "flask-conical": drawn(flaskConical),
  "folder-open": drawn(folderOpen),
  "folder-users": drawn(folderUsers),
  footprints: drawn(footprints),
  gauge: drawn(gauge),
  gavel: drawn(gavel),
  "globe-lock": drawn(globeLock),
  "graduation-cap": drawn(graduationCap),
  hand: drawn(hand),
  "hand-coins": drawn(handCoins),
  "hand-helping": drawn(handHelping),
  handshake: drawn(handshake),
  "hard-drive": drawn(hardDrive),
  "hat-glasses": drawn(hatGlasses),
  "heart-pulse": drawn(heartPulse),
  "id-card-lanyard": drawn(idCardLanyard),
  image: drawn(image),
  info: drawn(info),
  "key-round": drawn(keyRound),
  landmark: drawn(landmark),
  languages: drawn(languages),
  leaf: drawn(leaf),
  lightbulb: drawn(lightbulb),
  "list-ordered": drawn(listOrdered),
  lock: drawn(lock),
  magnet: drawn(magnet),
  "map-pin": drawn(mapPin),
  "map-pin-house": drawn(mapPinHouse),
  megaphone: drawn(megaphone),
  "megaphone-off": drawn(megaphoneOff),
  "message-circle-question-mark": drawn(messageCircleQuestionMark),
  "message-square-exclamation-point": drawn(messageSquareExclamationPoint),
  "message-square-text": drawn(messageSquareText),
  mic: drawn(mic),
  monitor: drawn(monitor),
  network: drawn(network),
  nfc: drawn(nfc),
  package: drawn(parcel),
  palette: drawn(palette),
  "pencil-sparkles": drawn(pencilSparkles),
  "person-standing": drawn(personStanding),
  "phone-call": drawn(phoneCall),
  pointer: drawn(pointer),
  puzzle: drawn(puzzle),
  radar: drawn(radar),
  "radio-tower": drawn(radioTower),
  "rectangle-goggles": drawn(rectangleGoggles),
  recycle: drawn(recycle),
  road: drawn(road),
  "robot-arm": drawn(robotArm),
  "route-off": drawn(routeOff),
  router: drawn(router),
  ruler: drawn(ruler),
  satellite: drawn(satellite),
  scale: drawn(scale),
  "scan-box": drawn(scanBox),
  "scan-eye": drawn(scanEye),
  "scan-face": drawn(scanFace),
  "scroll-text": drawn(scrollText),
  search: drawn(search),
  "search-check": drawn(searchCheck),
  shapes: drawn(shapes),
  "share-2": drawn(share2),
  shield: drawn(shield),
  "shopping-bag": drawn(shoppingBag),
  sigma: drawn(sigma),
  signature: drawn(signature),
  signpost: drawn(signpost),
  siren: drawn(siren),
  "sliders-horizontal": drawn(slidersHorizontal),
  smartphone: drawn(smartphone),
  "smartphone-nfc": drawn(smartphoneNfc),
  sparkles: drawn(sparkles),
  speech: drawn(speech),
  split: drawn(split),
  sprout: drawn(sprout),
  "square-letter-p": drawn(squareLetterP),
  "square-pen": drawn(squarePen),
  "square-user-round": drawn(squareUserRound),
  stamp: drawn(stamp),
  stethoscope: drawn(stethoscope),
  table: drawn(table),
  tag: drawn(tag),
  tags: drawn(tags),
  target: drawn(target),
  thermometer: drawn(thermometer),
  "thermometer-sun": drawn(thermometerSun),
  "thumbs-down": drawn(thumbsDown),
  timer: drawn(timer),
  "toggle-left": drawn(toggleLeft),
  "toggle-right": drawn(toggleRight),
  trash: drawn(trash),
  "tree-deciduous": drawn(treeDeciduous),
  "trending-up": drawn(trendingUp),
  "triangle-exclamation-point": drawn(triangleExclamationPoint),
  unlink: drawn(unlink),
  "user-check": drawn(userCheck),
  "user-lock": drawn(userLock),
  "user-round": drawn(userRound),
  "user-round-search": drawn(userRoundSearch),
  "user-x": drawn(userX),
  users: drawn(users),
  utensils: drawn(utensils),
  vault: drawn(vault),
  "venetian-mask": drawn(venetianMask),
  video: drawn(video),
  "volume-2": drawn(volume2),
  vote: drawn(vote),
  waypoints: drawn(waypoints),
  webcam: drawn(webcam),
  weight: drawn(weight),
  wifi: drawn(wifi),
  wind: drawn(wind),
  workflow: drawn(workflow),
  wrench: drawn(wrench),
  "wrench-off": drawn(wrenchOff),
  zap: drawn(zap),
};

export type GlyphName = keyof typeof DRAWINGS;
/** Keyed by string: stored data may have a name from a later release. */
export const GLYPHS: Readonly<Record<string, readonly GlyphNode[]>> = DRAWINGS;
/** Glyphs offered for custom elements. */
export const GLYPH_NAMES = Object.keys(DRAWINGS) as readonly GlyphName[];
