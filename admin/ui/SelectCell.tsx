import { Checkbox } from "./Checkbox.tsx";
import { tableRoles } from "./table-roles.ts";

interface SelectCellProps {
  /** "Select Air quality mast", "Select all rows". */
  label: string;
  isSelected: boolean;
  isIndeterminate?: boolean | undefined;
  onChange: (isSelected: boolean) => void;
  /** In the column head: selects all rows. */
  isHead?: boolean | undefined;
}

export function SelectCell({ label, isSelected, isIndeterminate = false, onChange, isHead = false }: SelectCellProps) {
  const box = (
    <Checkbox
      label={label}
      isLabelHidden
      isSelected={isSelected}
      isIndeterminate={isIndeterminate}
      onChange={onChange}
      className="-m-1"
    />
  );
  return isHead ? (
    <th {...tableRoles.columnheader} scope="col" className="w-10" data-cell="select" data-stays>
      {box}
    </th>
  ) : (
    <td {...tableRoles.cell} className="w-10" data-cell="select">
      {box}
    </td>
  );
}
