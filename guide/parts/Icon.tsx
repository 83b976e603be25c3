import { createElement } from "react";
import { __iconData as arrowLeft } from "lucide-react/icons/arrow-left";
import { __iconData as arrowRight } from "lucide-react/icons/arrow-right";
import { __iconData as badgeCheck } from "lucide-react/icons/badge-check";
import { __iconData as bell } from "lucide-react/icons/bell";
import { __iconData as check } from "lucide-react/icons/check";
import { __iconData as chevronDown } from "lucide-react/icons/chevron-down";
import { __iconData as circleAlert } from "lucide-react/icons/circle-exclamation-point";
import { __iconData as cpu } from "lucide-react/icons/cpu";
import { __iconData as externalLink } from "lucide-react/icons/external-link";
import { __iconData as globe } from "lucide-react/icons/globe";
import { __iconData as hourglass } from "lucide-react/icons/hourglass";
import { __iconData as lock } from "lucide-react/icons/lock";
import { __iconData as mail } from "lucide-react/icons/mail";
import { __iconData as mapPin } from "lucide-react/icons/map-pin";
import { __iconData as messageCircle } from "lucide-react/icons/message-circle";
import { __iconData as phone } from "lucide-react/icons/phone";
import { __iconData as route } from "lucide-react/icons/route";
import { __iconData as shieldCheck } from "lucide-react/icons/shield-check";
import { __iconData as workflow } from "lucide-react/icons/workflow";
import { __iconData as circleSlash } from "lucide-react/icons/circle-slash";
import { __iconData as fileText } from "lucide-react/icons/file-text";
import { __iconData as search } from "lucide-react/icons/search";
import { __iconData as x } from "lucide-react/icons/x";
import { __iconData as listFilter } from "lucide-react/icons/list-filter";
import { __iconData as download } from "lucide-react/icons/download";
import { __iconData as rss } from "lucide-react/icons/rss";
import { __iconData as locate } from "lucide-react/icons/locate-fixed";
import { __iconData as plus } from "lucide-react/icons/plus";
import { __iconData as users } from "lucide-react/icons/users";
import { __iconData as volume } from "lucide-react/icons/volume-2";
import { __iconData as printer } from "lucide-react/icons/printer";
import { __iconData as link } from "lucide-react/icons/link";
import { Drawn } from "#datachain/Drawn.tsx";

const DRAWINGS = {
  "arrow-left": arrowLeft,
  "arrow-right": arrowRight,
  "badge-check": badgeCheck,
  bell,
  check,
  "chevron-down": chevronDown,
  hourglass,
  "circle-alert": circleAlert,
  cpu,
  "external-link": externalLink,
  globe,
  lock,
  mail,
  "map-pin": mapPin,
  "message-circle": messageCircle,
  phone,
  route,
  "shield-check": shieldCheck,
  workflow,
  "circle-slash": circleSlash,
  "file-text": fileText,
  search,
  x,
  "list-filter": listFilter,
  download,
  rss,
  "locate-fixed": locate,
  plus,
  users,
  "volume-2": volume,
  link,
  printer,
};
export type IconName = keyof typeof DRAWINGS;

const draw = (name: IconName) =>
  DRAWINGS[name].node.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }));

type Props = {
  readonly name: IconName;
  readonly small?: boolean;
  /** Points forwards or backwards, so it is mirrored in right-to-left languages. */
  readonly flips?: boolean;
};

/** Decorative: always beside words that say the same. */
export function Icon({ name, small = false, flips = false }: Props) {
  const size = small ? 20 : 24;
  return (
    <svg
      className={`g-icon${flips ? " g-flip" : ""}`}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <Drawn name={`icon ${name}`} render={() => draw(name)} />
    </svg>
  );
}
