import {
  BookMarked,
  Bot,
  BookOpen,
  Building2,
  ChartLine,
  FileArchive,
  FileChartColumn,
  Files,
  KeyRound,
  Landmark,
  Layers,
  LogIn,
  LayoutDashboard,
  MessageSquare,
  MessageSquarePlus,
  PenLine,
  QrCode,
  RadioTower,
  ScrollText,
  Settings2,
  Tag,
  Tags,
  UserPlus,
  Users,
  Webhook,
  Workflow,
} from "lucide-react";
import { query } from "#admin/api/query.ts";
import { paths } from "#admin/paths.ts";
import { canEdit, canManage, isAdmin } from "#admin/session/roles.ts";
import type { Icon } from "#admin/ui/icon.ts";
import { algorithmsApi } from "#contract/algorithms.ts";
import { devicesApi } from "#contract/devices.ts";
import { organizationsApi } from "#contract/organizations.ts";
import { pagesApi } from "#contract/pages.ts";
import type { User } from "#contract/user.ts";
import type { TitleKey } from "./route-handle.ts";

export type NavItem = {
  title: TitleKey;
  href: string;
  icon: Icon;
  count?: keyof typeof countQueries;
  isFor?: (user: User | undefined) => boolean;
  /** Current on its exact path only, because other screens are below it. */
  isExact?: boolean;
};
type NavGroup = { title?: TitleKey; items: NavItem[] };

/** Screens in the sidebar and the palette. To add one, add a line here. */
export const NAVIGATION: NavGroup[] = [
  { items: [{ title: "layout.nav.dashboard", href: paths.dashboard(), icon: LayoutDashboard }] },
  {
    title: "layout.nav.inventory",
    items: [
      { title: "layout.nav.devices", href: paths.devices(), icon: RadioTower, count: "devices" },
      { title: "layout.nav.algorithms", href: paths.algorithms(), icon: Workflow, count: "algorithms" },
      { title: "layout.nav.organizations", href: paths.organizations(), icon: Building2, count: "organizations" },
    ],
  },
  {
    title: "layout.nav.guide",
    items: [
      { title: "layout.nav.overview", href: paths.guide(), icon: BookOpen, isExact: true },
      { title: "layout.nav.pages", href: paths.pages(), icon: Files, count: "pages" },
      { title: "layout.nav.feedback", href: paths.feedback(), icon: MessageSquare },
      { title: "layout.nav.suggestions", href: paths.suggestions(), icon: MessageSquarePlus },
      { title: "layout.nav.labels", href: paths.labels(), icon: Tags },
      { title: "layout.nav.settings", href: paths.settings(), icon: Settings2 },
    ],
  },
  {
    items: [
      { title: "layout.nav.short_codes", href: paths.shortCodes(), icon: QrCode },
      { title: "layout.nav.analytics", href: paths.analytics(), icon: ChartLine },
      { title: "layout.nav.reports", href: paths.reports(), icon: FileChartColumn },
    ],
  },
  {
    title: "layout.nav.organization",
    items: [
      { title: "layout.nav.team", href: paths.team(), icon: Users, isFor: canManage },
      { title: "layout.nav.api_tokens", href: paths.apiTokens(), icon: KeyRound },
      { title: "layout.nav.assistants", href: paths.assistants(), icon: Bot },
      { title: "layout.nav.writing_help", href: paths.writingHelp(), icon: PenLine, isFor: canManage },
      { title: "layout.nav.sign_in", href: paths.signInSettings(), icon: LogIn, isFor: canManage },
      { title: "layout.nav.register", href: paths.dutchRegister(), icon: Landmark, isFor: canManage },
      { title: "layout.nav.webhooks", href: paths.webhooks(), icon: Webhook, isFor: isAdmin },
      { title: "layout.nav.audit_log", href: paths.auditLog(), icon: ScrollText, isFor: canManage },
      { title: "layout.nav.workspaces", href: paths.workspaces(), icon: Layers, isFor: isAdmin },
      { title: "layout.nav.releases", href: paths.releases(), icon: BookMarked, isFor: isAdmin },
      { title: "layout.nav.your_data", href: paths.yourData(), icon: FileArchive, isFor: canManage },
    ],
  },
];

export const navigationFor = (user: User | undefined): NavGroup[] =>
  NAVIGATION.map((group) => ({ ...group, items: group.items.filter(({ isFor }) => isFor?.(user) ?? true) })).filter(
    ({ items }) => items.length > 0,
  );

type Command = Pick<NavItem, "title" | "href" | "icon"> & { isFor: (user: User | undefined) => boolean };

/** What the palette can create, with the path of each form. */
const CREATE_COMMANDS: Command[] = [
  { title: "devices.add", href: paths.newDevice(), icon: RadioTower, isFor: canEdit },
  { title: "algorithms.add", href: paths.newAlgorithm(), icon: Workflow, isFor: canEdit },
  { title: "organizations.new", href: paths.newOrganization(), icon: Building2, isFor: canEdit },
  { title: "labels.new", href: `${paths.labels()}?new=label`, icon: Tag, isFor: canEdit },
  { title: "layout.nav.invite", href: `${paths.team()}?new=invitation`, icon: UserPlus, isFor: canManage },
];

export const createCommandsFor = (user: User | undefined) => CREATE_COMMANDS.filter(({ isFor }) => isFor(user));

/** One row is enough: the response has the total. */
export const countQueries = {
  devices: () => query(devicesApi.list, { query: { per_page: 1 } }),
  algorithms: () => query(algorithmsApi.list, { query: { per_page: 1 } }),
  organizations: () => query(organizationsApi.list, { query: { per_page: 1 } }),
  pages: (locale: string) => query(pagesApi.search, { query: { locale, per_page: 1 } }),
};
