import { RemoveItemButton, useSimpleFormIteratorItem } from "react-admin";

/** The button that removes a row from a SimpleFormIterator. `label` says which, by its number from 1 on: each row has such a button. */
export function RemoveRowButton({ label }: { label: (at: number) => string }) {
  const { index } = useSimpleFormIteratorItem();
  return <RemoveItemButton label={label(index + 1)} />;
}
