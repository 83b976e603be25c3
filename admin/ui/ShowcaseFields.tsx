import { Building2 } from "lucide-react";
import { useState } from "react";
import { Checkbox } from "./Checkbox.tsx";
import { ColorField } from "./ColorField.tsx";
import { ComboBox } from "./ComboBox.tsx";
import { DateField } from "./DateField.tsx";
import { LazyRichText } from "./LazyRichText.tsx";
import { NumberField } from "./NumberField.tsx";
import { PasswordField } from "./PasswordField.tsx";
import { RadioCards } from "./RadioCards.tsx";
import { SearchField } from "./SearchField.tsx";
import { Select } from "./Select.tsx";
import { ShowcaseLine, ShowcaseSection } from "./ShowcaseSection.tsx";
import { StatusDot } from "./StatusDot.tsx";
import { Switch } from "./Switch.tsx";
import { TagsField } from "./TagsField.tsx";
import { TextArea } from "./TextArea.tsx";
import { TextField } from "./TextField.tsx";

const organizations = ["Port of Seaview", "Seaview Airport Authority", "Transport Department", "Parks and Gardens"].map(
  (label) => ({
    id: label,
    label,
    mark: <Building2 size={16} className="text-muted" aria-hidden />,
  }),
);
const labels = [
  { id: "mobility", label: "Mobility", color: "#2563eb" },
  { id: "waterfront", label: "Waterfront", color: "#0f766e" },
  { id: "safety", label: "Safety", color: "#b45309" },
];
const richWords = {
  toolbar: "Text style",
  bold: "Bold",
  italic: "Italic",
  heading2: "Heading",
  heading3: "Smaller heading",
  bulletList: "Bulleted list",
  numberedList: "Numbered list",
  undo: "Undo",
  redo: "Redo",
  link: "Link",
  linkAddress: "Address",
  linkHint: "Starts with https://",
  applyLink: "Set link",
  removeLink: "Remove link",
};

export function ShowcaseFields() {
  return (
    <>
      <Words />
      <Choosing />
      <Dates />
      <Choices />
      <Rich />
    </>
  );
}

function Words() {
  const [summary, setSummary] = useState("Counts passing vehicles per lane and hour.");
  return (
    <ShowcaseSection title="Fields">
      <TextField
        label="Reference"
        optionalLabel="optional"
        defaultValue="TRA-0031"
        hint="Your own number. Used to match rows when you import."
      />
      <TextField
        label="Public contact email"
        type="email"
        defaultValue="transport@seaview"
        errorMessage="Enter a full address, like transport@seaview.example"
      />
      <TextField label="Customer, read only" defaultValue="City of Seaview" isReadOnly />
      <TextArea label="Summary" value={summary} onChange={setSummary} hint="One or two sentences" limit={280} />
      <PasswordField label="Password" defaultValue="correct horse battery" showLabel="Show" hideLabel="Hide" />
      <TextField label="ឈ្មោះឧបករណ៍" lang="km" defaultValue="កាមេរ៉ាត្រួតពិនិត្យផ្លូវឡានក្រុង" hint="ឈ្មោះដែលប្រជាពលរដ្ឋអាន" />
    </ShowcaseSection>
  );
}

function Choosing() {
  const [status, setStatus] = useState<"active" | "pilot" | "paused" | null>("pilot");
  const [organization, setOrganization] = useState<string | null>(null);
  const [chosen, setChosen] = useState<string[]>(["mobility", "waterfront"]);
  return (
    <ShowcaseSection title="Select, combobox, search">
      <Select
        label="Status"
        value={status}
        onChange={setStatus}
        options={[
          { id: "active", label: "Active", mark: <StatusDot tone="green">{""}</StatusDot> },
          {
            id: "pilot",
            label: "Pilot",
            mark: <StatusDot tone="blue">{""}</StatusDot>,
            detail: "Tried out for a while",
          },
          { id: "paused", label: "Paused", mark: <StatusDot tone="amber">{""}</StatusDot> },
        ]}
      />
      <Select
        label="Owner"
        value={null}
        onChange={() => {}}
        placeholder="Choose a person"
        options={[{ id: "a", label: "Ana" }]}
        errorMessage="Choose who answers questions"
      />
      <ComboBox
        label="Accountable organization"
        options={organizations}
        value={organization}
        onChange={setOrganization}
        openLabel="Show organizations"
        emptyLabel="No organization has this name"
        createLabel={(text) => `Create “${text}”`}
      />
      <TagsField
        label="Labels"
        options={labels}
        value={chosen}
        onChange={setChosen}
        openLabel="Show labels"
        emptyLabel="No such label"
        removeLabel={(label) => `Remove ${label}`}
      />
      <SearchField label="Search devices" clearLabel="Clear search" />
      <SearchField label="Search pages" clearLabel="Clear search" defaultValue="harbour" />
    </ShowcaseSection>
  );
}

function Dates() {
  const [due, setDue] = useState<string | null>("2025-12-01");
  const [publish, setPublish] = useState<string | null>("2025-12-01T08:00");
  const [count, setCount] = useState<number | null>(12);
  const [colour, setColour] = useState("#0f766e");
  const words = { openLabel: "Open calendar", previousLabel: "Previous month", nextLabel: "Next month" };
  return (
    <ShowcaseSection title="Dates, numbers, colour">
      <DateField
        {...words}
        label="Review due"
        value={due}
        onChange={setDue}
        clearLabel="No date"
        presets={[
          { label: "In 6 months", value: "2026-06-01" },
          { label: "In 1 year", value: "2026-12-01" },
        ]}
      />
      <DateField
        {...words}
        label="Publish at"
        hasTime
        value={publish}
        onChange={setPublish}
        hint="Seaview time, UTC+1"
      />
      <DateField
        {...words}
        label="Starts"
        value={null}
        onChange={() => {}}
        errorMessage="Enter a date that is not in the past"
      />
      <NumberField
        label="How many"
        value={count}
        onChange={setCount}
        minValue={0}
        incrementLabel="One more"
        decrementLabel="One less"
        unit="signs"
      />
      <ColorField
        label="Colour of the guide"
        value={colour}
        onChange={setColour}
        pickerLabel="Pick a colour"
        swatchesLabel="Ready-made colours"
        swatches={[
          { value: "#15803d", label: "Green" },
          { value: "#0f766e", label: "Teal" },
          { value: "#1d4ed8", label: "Blue" },
          { value: "#6d28d9", label: "Violet" },
          { value: "#b91c1c", label: "Red" },
          { value: "#fde047", label: "Yellow" },
        ]}
        note={<span className="text-sm text-muted">White text on it: 5.5 : 1, easy to read</span>}
      />
      <ColorField
        label="Colour, wrong"
        value="teal"
        onChange={() => {}}
        pickerLabel="Pick a colour"
        errorMessage="Write six digits, like #0f766e"
      />
    </ShowcaseSection>
  );
}

function Choices() {
  const [start, setStart] = useState<"template" | "copy" | null>("template");
  const [place, setPlace] = useState<"exact" | "street" | null>("exact");
  return (
    <ShowcaseSection title="Choices">
      <div className="grid grid-cols-2 gap-2">
        <Checkbox label="Show on map" defaultSelected />
        <Switch label="Feedback on" defaultSelected />
        <Checkbox label="All locations" isIndeterminate />
        <Switch label="FAQ off" />
        <Checkbox label="Decorative photo" />
        <Checkbox label="Not available" isDisabled />
      </div>
      <Checkbox label="I have read the terms" errorMessage="Tick the box to go on" hint="Changed on 1 November" />
      <RadioCards
        label="Shown to residents"
        look="plain"
        value={place}
        onChange={setPlace}
        options={[
          { id: "exact", label: "Exact place" },
          { id: "street", label: "Street only" },
        ]}
      />
      <RadioCards
        label="How to start"
        value={start}
        onChange={setStart}
        options={[
          { id: "template", label: "From a template", detail: "Most answers are filled in. You check them." },
          { id: "copy", label: "Copy another device", detail: "Takes its datachain, not its locations." },
        ]}
      />
    </ShowcaseSection>
  );
}

function Rich() {
  const [text, setText] = useState(
    "## What it does\n\nCounts **how many** people walk here, and *nothing else*.\n\n- No pictures are kept\n- Read the [register](https://seaview.example)",
  );
  return (
    <ShowcaseSection title="Rich text">
      <LazyRichText
        label="Description"
        words={richWords}
        value={text}
        onChange={setText}
        hint="Short sentences help everyone."
      />
      <ShowcaseLine>
        <code className="text-xs whitespace-pre-wrap text-muted">{text}</code>
      </ShowcaseLine>
    </ShowcaseSection>
  );
}
