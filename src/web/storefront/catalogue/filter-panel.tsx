import type { ProductList } from "../../../catalogue/product-list/product-list.ts";
import { t } from "../../../platform/language/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { FilterForm } from "./filter-form.tsx";

interface FilterPanelProps {
  list: ProductList;
  term: string | undefined;
  /** How many products the list shows, as a text. */
  shown: string;
  open: boolean;
  onClose: () => void;
}

/** Sorting and filters of a list in a side panel. */
export default function FilterPanel({ list, term, shown, open, onClose }: FilterPanelProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t("Sort and filter")}
      shape="side"
      footer={
        <button type="button" className="button button-primary w-full" onClick={onClose}>
          {t("Show {shown}", { shown })}
        </button>
      }
    >
      {open && <FilterForm list={list} term={term} />}
    </Dialog>
  );
}
