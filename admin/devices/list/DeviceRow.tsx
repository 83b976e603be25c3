import { useTranslation } from "#admin/i18n/i18n.ts";
import { TitleCell } from "#admin/inventory/TitleCell.tsx";
import type { Selection } from "#admin/lists/use-selection.ts";
import { paths } from "#admin/paths.ts";
import { SelectCell } from "#admin/ui/SelectCell.tsx";
import { Cell, Row } from "#admin/ui/Table.tsx";
import type { Device } from "#contract/devices.ts";
import { DeviceMenu } from "../DeviceMenu.tsx";
import type { Column } from "./device-columns.ts";
import { DeviceCell } from "./DeviceCell.tsx";

interface DeviceRowProps {
  device: Device;
  columns: readonly Column[];
  selection: Selection | undefined;
}

export function DeviceRow({ device, columns, selection }: DeviceRowProps) {
  const { t } = useTranslation();
  const { id, name, reference } = device;
  const isChosen = selection?.has(id) ?? false;
  return (
    <Row isSelected={isChosen}>
      {selection && (
        <SelectCell
          label={t("devices.list.select", { name })}
          isSelected={isChosen}
          onChange={(isOn) => selection.choose([id], isOn)}
        />
      )}
      <TitleCell name={name} reference={reference} href={paths.device(id)} />
      {columns.map((column) => (
        <DeviceCell key={column} column={column} device={device} />
      ))}
      <Cell kind="actions" align="end">
        <DeviceMenu device={device} hasOpen />
      </Cell>
    </Row>
  );
}
