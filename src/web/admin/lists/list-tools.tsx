import type { ReactNode } from "react";
import { CreateButton, FilterButton, TopToolbar, useFilterContext, useResourceDefinition } from "react-admin";
import { CsvExport } from "./csv-export.tsx";

interface ListToolsProps {
  readonly children?: ReactNode;
  /** What makes the list's file, where it is another one than the rows as they are shown. */
  readonly file?: ReactNode;
}

/**
 * What stands above every list, by the theme: its filters and saved views, a new one where one can be made, its file. A
 * list that has more tools gives them as children.
 */
export function ListTools({ children, file = <CsvExport /> }: ListToolsProps) {
  const { hasCreate } = useResourceDefinition();
  const filters = useFilterContext();
  return (
    <TopToolbar>
      {filters && <FilterButton />}
      {hasCreate && <CreateButton />}
      {children}
      {file}
    </TopToolbar>
  );
}
