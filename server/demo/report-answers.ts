import { EMPTY_ANSWER } from "#contract/report-checks.ts";
import type { ReportHeading } from "#contract/report-templates.ts";
import type { ReportAnswer } from "#contract/yearly-reports.ts";

type Answers = Partial<Record<ReportHeading, ReportAnswer>>;
type Cells = ReportAnswer["rows"][number]["cells"];

/** A technology as two years' reports tell of it; what this year lacks is still to do. */
export type DemoTechnology = {
  readonly name: string;
  readonly used_by: string;
  readonly references: readonly string[];
  readonly algorithms: readonly string[];
  readonly lastYear: Answers;
  readonly thisYear: Answers;
};

const rows = (...cells: Cells[]) => cells.map((one, at) => ({ id: `row-${at + 1}`, cells: one }));
const answered = (text: string, more: Partial<ReportAnswer> = {}): ReportAnswer => ({
  ...EMPTY_ANSWER,
  state: "answered",
  text,
  ...more,
});
const fromRecords = (text = "", ...figures: Cells[]): ReportAnswer => ({
  ...EMPTY_ANSWER,
  state: "from_records",
  text,
  rows: rows(...figures),
});
const figure = (what: string, number: number): Cells => ({ what, number });
const amount = (what: string, spent: number): Cells => ({ what, amount: spent });
const notRecorded = (reason: string): ReportAnswer => ({ ...EMPTY_ANSWER, state: "not_recorded", reason });
const doesNotApply = (reason: string): ReportAnswer => ({ ...EMPTY_ANSWER, state: "does_not_apply", reason });

const COUNTED = "It counts people as outlines. No pictures are kept.";
const NOBODY = answered("Nobody outside the city received data.");

const readers: DemoTechnology = {
  name: "Licence plate readers",
  used_by: "Port security",
  references: ["TRA-0029"],
  algorithms: [],
  lastYear: {
    use: fromRecords(
      "Opened the barrier of the freight yard for lorries with a booking.",
      figure("Plates read", 391_420),
      figure("Plates on the stolen vehicles list", 31),
    ),
    sharing: answered("", {
      rows: rows({
        recipient: "Regional Prosecutor",
        data: "Times of 2 vehicles",
        legal_standard: "Court order",
        reason: "Thefts",
        times: 2,
      }),
    }),
    mounting: answered("", { rows: rows(figure("Gate pillar, Dock Road", 1)) }),
    complaints: fromRecords(),
    audits: answered("The data protection officer looked at all access to the plates. None was without a reason."),
    effectiveness: answered("Lorries waited 6 minutes on average, after 14 minutes the year before."),
    records_requests: answered("A newspaper asked how long plates are kept.", { count: 1 }),
    cost: answered("Paid by the port authority.", { rows: rows(amount("Operation and repairs", 17_900)) }),
    policy_changes: answered("Plates are kept for 7 days instead of 30."),
  },
  thisYear: {
    use: fromRecords(
      "Opens the barrier of the freight yard for lorries with a booking.",
      figure("Plates read", 412_884),
      figure("Plates on the stolen vehicles list", 41),
    ),
    sharing: answered("", {
      rows: rows(
        {
          recipient: "Regional Prosecutor",
          data: "Pictures and times of 3 vehicles",
          legal_standard: "Court order",
          reason: "Burglaries",
          times: 3,
        },
        {
          recipient: "Port customs",
          data: "Plates on the customs list",
          legal_standard: "Agreement of 4 May 2024",
          reason: "Customs law",
          times: 12,
        },
      ),
    }),
    mounting: fromRecords(),
    complaints: fromRecords("One driver phoned because the barrier stayed closed. The sign now names the number."),
    audits: answered("One access without a case number. The officer was reminded of the rule.", { count: 1 }),
    cost: answered("Paid by the port authority.", {
      rows: rows(amount("Operation and repairs", 18_400), amount("New lens", 1250)),
    }),
    policy_changes: answered("None this year."),
  },
};

const busLane: DemoTechnology = {
  name: "Bus lane cameras",
  used_by: "Transport",
  references: ["TRA-0031"],
  algorithms: [],
  lastYear: {
    use: fromRecords("Fined drivers in the bus lane of Mill Street.", figure("Fines", 2204), figure("Withdrawn", 61)),
    sharing: NOBODY,
    mounting: answered("", { rows: rows(figure("Lamp post", 1)) }),
    complaints: fromRecords(),
    audits: answered("The yearly check of the camera’s clock and angle found nothing."),
    effectiveness: answered("Buses on Mill Street were 2 minutes faster in the morning."),
    records_requests: doesNotApply("Nobody asked for records."),
    cost: answered("Fines pay for it.", { rows: rows(amount("Operation", 23_600)) }),
    policy_changes: answered("None."),
  },
  thisYear: {
    use: fromRecords("Fines drivers in the bus lane of Mill Street.", figure("Fines", 1987), figure("Withdrawn", 48)),
    sharing: NOBODY,
    mounting: fromRecords(),
    complaints: fromRecords(),
    audits: notRecorded("The yearly check was moved to October 2026, after the junction was rebuilt."),
    effectiveness: answered("Buses on Mill Street are 2 minutes faster in the morning. Fines go down each year."),
    records_requests: answered("A resident asked for the pictures of their own car.", { count: 1 }),
    cost: answered("Fines pay for it.", { rows: rows(amount("Operation", 24_100)) }),
  },
};

const counters: DemoTechnology = {
  name: "People counters",
  used_by: "Planning",
  references: ["TRA-0018", "TRA-0019"],
  algorithms: [],
  lastYear: {
    use: fromRecords(COUNTED, figure("People counted", 1_706_300)),
    sharing: answered("Counts by hour are open data. They hold nothing about persons."),
    mounting: answered("", { rows: rows(figure("Lamp post", 2)) }),
    complaints: fromRecords(),
    audits: answered("A firm checked that no picture leaves the counter."),
    effectiveness: answered("Benches and lamps were planned by the counts."),
    records_requests: doesNotApply("Nobody asked for records."),
    cost: answered("From the budget for the waterfront.", { rows: rows(amount("Operation", 6200)) }),
    policy_changes: answered("None."),
  },
  thisYear: {
    use: fromRecords(COUNTED, figure("People counted", 1_884_900)),
    sharing: answered("Counts by hour are open data. They hold nothing about persons."),
    mounting: fromRecords(),
    complaints: fromRecords("People on the promenade asked whether it films them. The sign now says that it does not."),
    audits: answered("No audit this year. No rule was broken.", { count: 0 }),
    effectiveness: answered("Two more benches and a crossing were planned by the counts."),
    records_requests: doesNotApply("Nobody asked for records."),
    cost: answered("From the budget for the waterfront.", { rows: rows(amount("Operation", 6400)) }),
    policy_changes: answered("None."),
  },
};

const roadPhotos: DemoTechnology = {
  name: "Photos of the road",
  used_by: "Public works",
  references: [],
  algorithms: ["Pothole finder"],
  lastYear: {
    use: fromRecords(
      "City cars took photos of the road, in which software looked for potholes.",
      figure("Photos", 88_000),
    ),
    sharing: NOBODY,
    mounting: answered("", { rows: rows(figure("City car", 3)) }),
    complaints: fromRecords(),
    audits: answered("Faces and number plates were blurred in 500 of 500 photos that were checked."),
    effectiveness: answered("It found 311 potholes; people reported 540 in the same time."),
    records_requests: doesNotApply("Nobody asked for records."),
    cost: answered("From the budget for roads.", { rows: rows(amount("Licence", 9800)) }),
    policy_changes: answered("The trial was approved for one year."),
  },
  thisYear: {
    use: fromRecords("City cars took photos of the road until the trial ended in March.", figure("Photos", 61_200)),
    sharing: NOBODY,
    mounting: fromRecords(),
    complaints: fromRecords(),
    effectiveness: notRecorded("Reports by people and by software were not kept apart from January on."),
    records_requests: doesNotApply("Nobody asked for records."),
  },
};

export const REPORTED: readonly DemoTechnology[] = [readers, busLane, counters, roadPhotos];
