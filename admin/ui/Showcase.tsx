import {
  CalendarClock,
  ChevronDown,
  CircleCheck,
  CircleDashed,
  CircleDot,
  Copy,
  Ellipsis,
  Eye,
  List,
  Map as MapIcon,
  Pencil,
  Plus,
  Printer,
  Send,
  Share,
  Trash2,
  Undo2,
} from "lucide-react";
import { useState } from "react";
import { Avatar, AvatarStack } from "./Avatar.tsx";
import { Badge } from "./Badge.tsx";
import { Button } from "./Button.tsx";
import type { ButtonVariant } from "./button-class.ts";
import { Checkbox } from "./Checkbox.tsx";
import { Chip } from "./Chip.tsx";
import { Dialog } from "./Dialog.tsx";
import { Drawer } from "./Drawer.tsx";
import { ErrorSummary } from "./ErrorSummary.tsx";
import { IconButton } from "./IconButton.tsx";
import type { Icon } from "./icon.ts";
import { LinkButton } from "./LinkButton.tsx";
import { LocaleSwitch } from "./LocaleSwitch.tsx";
import { Menu, MenuItem, MenuSeparator } from "./Menu.tsx";
import { Note } from "./Note.tsx";
import { PageHead } from "./PageHead.tsx";
import { Popover } from "./Popover.tsx";
import { SaveStatus } from "./SaveStatus.tsx";
import { Segmented } from "./Segmented.tsx";
import { ShowcaseData } from "./ShowcaseData.tsx";
import { ShowcaseFields } from "./ShowcaseFields.tsx";
import { ShowcaseLine, ShowcaseSection } from "./ShowcaseSection.tsx";
import { StatusDot } from "./StatusDot.tsx";
import { TabLinks } from "./TabLinks.tsx";
import { Tag } from "./Tag.tsx";
import { TextField } from "./TextField.tsx";
import { TextLink } from "./TextLink.tsx";
import { ToastRegion } from "./ToastRegion.tsx";
import { showToast } from "./toast-queue.ts";
import { UnsavedBar } from "./UnsavedBar.tsx";

const buttons: { variant: ButtonVariant; name: string; words: string; busy: string; icon: Icon }[] = [
  { variant: "primary", name: "Primary", words: "Publish page", busy: "Publishing…", icon: Send },
  { variant: "secondary", name: "Secondary", words: "Schedule", busy: "Saving…", icon: CalendarClock },
  { variant: "ghost", name: "Ghost", words: "Preview", busy: "Opening…", icon: Eye },
  { variant: "danger", name: "Danger", words: "Withdraw", busy: "Withdrawing…", icon: Trash2 },
  { variant: "danger-quiet", name: "Danger, quiet", words: "Remove", busy: "Removing…", icon: Trash2 },
];

/** Every component in its states, for development. Its texts are examples, so not translated. */
export function Showcase() {
  return (
    <main className="mx-auto max-w-360 p-8 max-md:p-4">
      <PageHead
        title="Component sheet"
        status={<Badge tone="sunken">Development</Badge>}
        subtitle="Heights 28, 32, 40. Radius 6, 8, 12. Text 12, 13, 14, 16, 20, 26."
        actions={
          <>
            <Button>Secondary action</Button>
            <Button variant="primary" icon={Plus}>
              Main action
            </Button>
          </>
        }
      />
      <div className="grid grid-cols-12 gap-6">
        <Buttons />
        <ShowcaseFields />
        <Marks />
        <Moving />
        <Messages />
        <ShowcaseData />
        <Floating />
        <Toasts />
        <People />
      </div>
      <ToastRegion label="Notifications, F6" closeLabel="Close" secondsLabel={(seconds) => `${seconds} s`} />
    </main>
  );
}

function Buttons() {
  return (
    <ShowcaseSection title="Buttons" span={12}>
      {buttons.map(({ variant, name, words, busy, icon }) => (
        <ShowcaseLine key={variant}>
          <span className="w-28 text-sm text-muted">{name}</span>
          <Button variant={variant}>{words}</Button>
          <Button variant={variant} isPending pendingLabel={busy}>
            {words}
          </Button>
          <Button variant={variant} icon={icon}>
            {words}
          </Button>
          <Button variant={variant} size="sm">
            {words}
          </Button>
          <Button variant={variant} size="lg">
            {words}
          </Button>
          <Button variant={variant} isDisabled>
            {words}
          </Button>
        </ShowcaseLine>
      ))}
      <ShowcaseLine>
        <IconButton label="Undo" icon={Undo2} shortcut="⌘Z" />
        <IconButton label="More" icon={Ellipsis} variant="secondary" />
        <IconButton label="Edit" icon={Pencil} size="sm" />
        <LinkButton href="#link" icon={Eye}>
          A link that looks like a button
        </LinkButton>
        <TextLink href="#link">Text link</TextLink>
        <span className="text-xs text-muted">
          Never a disabled submit: the button stays on and the error summary answers.
        </span>
      </ShowcaseLine>
    </ShowcaseSection>
  );
}

function Marks() {
  return (
    <ShowcaseSection title="Badges and status">
      <ShowcaseLine>
        <Badge tone="quiet" icon={CircleCheck}>
          Published
        </Badge>
        <Badge tone="warning" icon={CircleDot}>
          With changes
        </Badge>
        <Badge icon={CircleDashed}>Draft</Badge>
        <Badge tone="info">New</Badge>
        <Badge tone="success">Answered</Badge>
        <Badge tone="danger">Not assigned</Badge>
      </ShowcaseLine>
      <ShowcaseLine>
        <StatusDot tone="green">Active</StatusDot>
        <StatusDot tone="blue">Pilot</StatusDot>
        <StatusDot tone="hollow">Planned</StatusDot>
        <StatusDot tone="amber">Paused</StatusDot>
        <StatusDot tone="red">Faulty</StatusDot>
        <StatusDot tone="dark">Decommissioned</StatusDot>
        <StatusDot tone="dashed">No status</StatusDot>
      </ShowcaseLine>
      <ShowcaseLine>
        <Tag color="#2563eb">Mobility</Tag>
        <Tag color="#0f766e" onRemove={() => {}} removeLabel="Remove Waterfront">
          Waterfront
        </Tag>
        <Chip isOn onRemove={() => {}} removeLabel="Clear status">
          Status: Active
        </Chip>
        <Chip hasMenu>Label</Chip>
        <Chip isDashed icon={Plus}>
          Add filter
        </Chip>
      </ShowcaseLine>
      <ShowcaseLine>
        <SaveStatus state="saved" label="Saved 14:02" />
        <SaveStatus state="saving" label="Saving…" />
        <SaveStatus state="failed" label="Not saved:" retryLabel="retry" onRetry={() => {}} />
      </ShowcaseLine>
    </ShowcaseSection>
  );
}

function Moving() {
  const [view, setView] = useState<"list" | "map">("list");
  const [locale, setLocale] = useState<"en" | "tl" | "km">("km");
  return (
    <ShowcaseSection title="Tabs, segments, languages">
      <TabLinks
        label="Page"
        items={[
          { href: "#content", label: "Content", isCurrent: true },
          { href: "#faq", label: "FAQ", count: 6 },
          { href: "#feedback", label: "Feedback", count: 42 },
        ]}
      />
      <ShowcaseLine>
        <Segmented
          label="View"
          value={view}
          onChange={setView}
          items={[
            { id: "list", label: "List", icon: List },
            { id: "map", label: "Map", icon: MapIcon },
          ]}
        />
        <LocaleSwitch
          label="Content language"
          value={locale}
          onChange={setLocale}
          formatPercent={(value) => `${Math.round(value * 100)}%`}
          locales={[
            { id: "en", name: "English", completeness: 1, note: "Default" },
            { id: "tl", name: "Tagalog (Filipino)", completeness: 0.83 },
            { id: "km", name: "Khmer", completeness: 0.5, note: "3 outdated" },
          ]}
        />
      </ShowcaseLine>
    </ShowcaseSection>
  );
}

function Messages() {
  return (
    <ShowcaseSection title="Error summary and notes">
      <ErrorSummary
        title="Two things need attention"
        errors={[
          { fieldId: "headline", message: "Enter a headline in English" },
          { fieldId: "photo", message: "Describe the photo, or mark it decorative" },
        ]}
      />
      <Note tone="warning">
        Khmer is older than the English text.{" "}
        <TextLink isInline href="#compare">
          Compare
        </TextLink>
      </Note>
      <Note tone="info">This page goes public on 1 December at 08:00.</Note>
      <Note tone="warning" title="Lena saved this field at 14:03" actions={<Button size="sm">Compare</Button>}>
        Your text is kept. Choose which one to use.
      </Note>
    </ShowcaseSection>
  );
}

function Floating() {
  return (
    <ShowcaseSection title="Dialog, drawer, menu, popover">
      <ShowcaseLine>
        <Dialog
          trigger={<Button>Dialog</Button>}
          role="alertdialog"
          title="Withdraw this page?"
          closeLabel="Close"
          description="3 printed codes lead here. People who scan them will read that the page was withdrawn, and why."
          actions={
            <>
              <Button slot="close">Keep it public</Button>
              <Button slot="close" variant="danger">
                Withdraw page
              </Button>
            </>
          }
        >
          <TextField label="Reason, shown to residents" defaultValue="The camera was removed in October." />
        </Dialog>
        <Drawer
          trigger={<Button>Drawer</Button>}
          title="Filters"
          closeLabel="Close"
          footer={
            <>
              <Button variant="ghost">Clear</Button>
              <Button slot="close" variant="primary">
                Show 15 devices
              </Button>
            </>
          }
        >
          <div className="flex flex-col gap-2">
            <Checkbox label="Identifiable" defaultSelected end={15} />
            <Checkbox label="De-identified" end={9} />
            <Checkbox label="No personal data" end={40} />
          </div>
        </Drawer>
        <Menu trigger={<Button endIcon={ChevronDown}>Menu</Button>} aria-label="Device">
          <MenuItem icon={Copy} end="⌘D">
            Duplicate
          </MenuItem>
          <MenuItem icon={Share}>Share a link</MenuItem>
          <MenuItem icon={Printer}>Print sign</MenuItem>
          <MenuSeparator />
          <MenuItem icon={Trash2} tone="danger">
            Delete device
          </MenuItem>
        </Menu>
        <Popover trigger={<Button>Popover</Button>} label="Columns">
          <div className="flex flex-col gap-1">
            <Checkbox label="Status" defaultSelected />
            <Checkbox label="Locations" />
          </div>
        </Popover>
      </ShowcaseLine>
    </ShowcaseSection>
  );
}

function Toasts() {
  return (
    <ShowcaseSection title="Toasts and unsaved bar">
      <ShowcaseLine>
        <Button onPress={() => showToast({ message: "“Smart bin sensor” deleted", actionLabel: "Undo" })}>
          With undo
        </Button>
        <Button onPress={() => showToast({ message: "12 signs ready to print" })}>Plain</Button>
        <Button
          onPress={() =>
            showToast({ message: "Not saved. The server did not answer.", tone: "danger", actionLabel: "Try again" })
          }
        >
          Failure
        </Button>
      </ShowcaseLine>
      <UnsavedBar
        message="2 unsaved changes"
        discardLabel="Discard"
        onDiscard={() => {}}
        saveLabel="Save settings"
        savingLabel="Saving…"
        onSave={() => {}}
      />
    </ShowcaseSection>
  );
}

function People() {
  return (
    <ShowcaseSection title="People here">
      <ShowcaseLine>
        <AvatarStack>
          <Avatar name="Dara Meas" size="lg" />
          <Avatar name="Lena Okafor" size="lg" />
          <Avatar name="Rosa Silva" size="lg" />
        </AvatarStack>
        <span className="text-sm text-muted">3 people on this page</span>
      </ShowcaseLine>
      <TextField
        label="Subtitle"
        defaultValue="Counts how many people walk along the harbour"
        labelAside={
          <span className="flex items-center gap-1.5 text-peer">
            <Avatar name="Lena Okafor" isDecorative />
            Lena is editing
          </span>
        }
      />
    </ShowcaseSection>
  );
}
