/** Audit action → the phrase shown after the actor's name. */
export const ACTIVITY_WORDS = {
  "device.created": "records.activity.created_device",
  "device.updated": "records.activity.updated",
  "device.removed": "records.activity.removed",
  "device.restored": "records.activity.restored",
  "device.imported": "records.activity.imported",
  "device.import_undone": "records.activity.import_undone",
  "algorithm.created": "records.activity.created_algorithm",
  "algorithm.updated": "records.activity.updated",
  "algorithm.removed": "records.activity.removed",
  "algorithm.restored": "records.activity.restored",
  "algorithm.imported": "records.activity.imported",
  "algorithm.import_undone": "records.activity.import_undone",
  "location.created": "records.activity.location",
  "location.batch_created": "records.activity.location",
  "location.updated": "records.activity.location",
  "location.ordered": "records.activity.location",
  "location.removed": "records.activity.location",
  "location.restored": "records.activity.location",
  "factsheet.updated": "records.activity.factsheet",
  "datachain.updated": "records.activity.datachain",
  "datachain.sent": "records.activity.datachain_sent",
} as const;

export const isKnownActivity = (action: string): action is keyof typeof ACTIVITY_WORDS => action in ACTIVITY_WORDS;
