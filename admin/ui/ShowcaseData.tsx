import { CircleCheck, CircleDot, Ellipsis, Plus } from "lucide-react";
import { useState } from "react";
import { Badge } from "./Badge.tsx";
import { Button } from "./Button.tsx";
import { Card, CardBody, CardFoot, CardHead } from "./Card.tsx";
import { ColorBar } from "./ColorBar.tsx";
import { ColumnHead } from "./ColumnHead.tsx";
import { EmptyState } from "./EmptyState.tsx";
import { ErrorState } from "./ErrorState.tsx";
import { IconButton } from "./IconButton.tsx";
import { Pagination } from "./Pagination.tsx";
import { ProgressBar } from "./ProgressBar.tsx";
import { Select } from "./Select.tsx";
import { SelectCell } from "./SelectCell.tsx";
import { ShowcaseSection } from "./ShowcaseSection.tsx";
import { Skeleton } from "./Skeleton.tsx";
import { StatusDot } from "./StatusDot.tsx";
import { Cell, Row, Table, TableBody, TableHead } from "./Table.tsx";
import { TableSkeleton } from "./TableSkeleton.tsx";

const devices = [
  { id: "ENV-0007", name: "Air quality mast", places: 12, isPublished: true },
  { id: "TRA-0031", name: "Bus lane enforcement camera", places: 6, isPublished: false },
  {
    id: "TRA-0044",
    name: "Bus stop display with camera for passenger estimates, Old Fish Market",
    places: 3,
    isPublished: true,
  },
];

export function ShowcaseData() {
  return (
    <>
      <Rows />
      <Progress />
      <ShowcaseSection title="Empty state">
        <Card>
          <EmptyState
            title="No codes for this page"
            action={
              <Button variant="primary" icon={Plus}>
                Add short code
              </Button>
            }
          >
            A short code takes people from the sign to this page.
          </EmptyState>
        </Card>
      </ShowcaseSection>
      <ShowcaseSection title="Error state">
        <Card>
          <ErrorState
            title="The list did not load"
            retryLabel="Try again"
            onRetry={() => {}}
            reference="Request 01JC-7F3A"
          >
            The server did not answer. Your filters are kept.
          </ErrorState>
        </Card>
      </ShowcaseSection>
      <ShowcaseSection title="Card">
        <Card aria-labelledby="showcase-card">
          <CardHead
            id="showcase-card"
            title="Needs attention"
            count={4}
            actions={
              <Button size="sm" variant="ghost">
                View all
              </Button>
            }
          />
          <CardBody>Calm where people read, dense where people work.</CardBody>
          <CardFoot>
            <span className="text-sm text-muted">Updated 14:02</span>
          </CardFoot>
        </Card>
      </ShowcaseSection>
    </>
  );
}

function Rows() {
  const [selected, setSelected] = useState<string[]>(["TRA-0031"]);
  const [sort, setSort] = useState<"ascending" | "descending">("ascending");
  const [size, setSize] = useState<"20" | "50">("20");
  const toggle = (id: string) =>
    setSelected(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id]);
  const isAll = selected.length === devices.length;

  return (
    <ShowcaseSection title="Table" span={8}>
      <Card>
        <Table caption="Devices">
          <TableHead>
            <SelectCell
              isHead
              label="Select all"
              isSelected={isAll}
              isIndeterminate={selected.length > 0 && !isAll}
              onChange={() => setSelected(isAll ? [] : devices.map((device) => device.id))}
            />
            <ColumnHead sort={sort} onSort={setSort}>
              Device
            </ColumnHead>
            <ColumnHead sort="none" onSort={() => {}}>
              Status
            </ColumnHead>
            <ColumnHead align="end">Locations</ColumnHead>
            <ColumnHead>Page</ColumnHead>
            <ColumnHead isHidden>Actions</ColumnHead>
          </TableHead>
          <TableBody>
            {devices.map((device) => (
              <Row key={device.id} isSelected={selected.includes(device.id)}>
                <SelectCell
                  label={`Select ${device.name}`}
                  isSelected={selected.includes(device.id)}
                  onChange={() => toggle(device.id)}
                />
                <Cell kind="title">
                  <span>
                    <span className="block font-medium">{device.name}</span>
                    <span className="block text-xs font-normal text-subtle tabular-nums">{device.id}</span>
                  </span>
                </Cell>
                <Cell label="Status">
                  <StatusDot tone="green">Active</StatusDot>
                </Cell>
                <Cell label="Locations" align="end">
                  {device.places}
                </Cell>
                <Cell label="Page">
                  {device.isPublished ? (
                    <Badge tone="quiet" icon={CircleCheck}>
                      Published
                    </Badge>
                  ) : (
                    <Badge tone="warning" icon={CircleDot}>
                      With changes
                    </Badge>
                  )}
                </Cell>
                <Cell kind="actions">
                  <IconButton label={`More for ${device.name}`} icon={Ellipsis} size="sm" />
                </Cell>
              </Row>
            ))}
          </TableBody>
          <TableSkeleton columns={6} rows={1} />
        </Table>
        <div className="border-t border-border">
          <Pagination
            label="Pages"
            page={1}
            pageCount={50}
            hrefFor={(page) => `#page-${page}`}
            previousLabel="Previous page"
            nextLabel="Next page"
            pageLabel={(page) => `Page ${page}`}
            range="1–20 of 1,000"
          >
            <span className="flex items-center gap-2">
              <span aria-hidden="true">Rows per page</span>
              <Select
                label="Rows per page"
                isLabelHidden
                size="sm"
                value={size}
                onChange={setSize}
                options={[
                  { id: "20", label: "20" },
                  { id: "50", label: "50" },
                ]}
              />
            </span>
          </Pagination>
        </div>
      </Card>
    </ShowcaseSection>
  );
}

function Progress() {
  return (
    <ShowcaseSection title="Progress and skeletons">
      <ProgressBar
        label="Importing devices"
        value={412}
        maxValue={1000}
        valueLabel="412 of 1,000"
        note="You can leave this page. We keep going and tell you when it is done."
      />
      <ColorBar
        label="40 active, 9 pilot, 3 paused"
        parts={[
          { id: "active", value: 40, color: "var(--dot-active)" },
          { id: "pilot", value: 9, color: "var(--dot-pilot)" },
          { id: "paused", value: 3, color: "var(--dot-paused)" },
        ]}
      />
      <div className="flex flex-col gap-3">
        <Skeleton width="60%" />
        <Skeleton />
        <Skeleton width="82%" />
      </div>
    </ShowcaseSection>
  );
}
