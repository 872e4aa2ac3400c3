import type { ReactNode } from "react";
import { CreateButton, FilterButton, TopToolbar, useFilterContext, useResourceDefinition } from "react-admin";
import { CsvExport } from "./csv-export.tsx";

/**
 * What stands above every list, by the theme: its filters and saved views, a new one where one can be made, its file. A
 * list that has more tools gives them as children.
 */
export function ListTools({ children }: { children?: ReactNode }) {
  const { hasCreate } = useResourceDefinition();
  const filters = useFilterContext();
  return (
    <TopToolbar>
      {filters && <FilterButton />}
      {hasCreate && <CreateButton />}
      {children}
      <CsvExport />
    </TopToolbar>
  );
}
