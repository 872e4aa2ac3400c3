import { CreateButton, FilterButton, TopToolbar, useFilterContext, useResourceDefinition } from "react-admin";
import type { Elements } from "../../ui/elements.ts";
import { CsvExportButton } from "./csv-export-button.tsx";

interface ListToolbarProps {
  readonly children?: Elements;
  /** The list's export button, where the file is not the rows as they are shown. */
  readonly exportButton?: Elements;
}

/**
 * The toolbar above every list, set by the theme: filters and saved queries, Create, Export. A list passes
 * further buttons as children.
 */
export function ListToolbar({ children, exportButton = <CsvExportButton /> }: ListToolbarProps) {
  const { hasCreate } = useResourceDefinition();
  const filters = useFilterContext();
  return (
    <TopToolbar>
      {filters && <FilterButton />}
      {hasCreate && <CreateButton />}
      {children}
      {exportButton}
    </TopToolbar>
  );
}
