import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import {
  BooleanInput,
  Create,
  DataTable,
  Edit,
  List,
  type RaRecord,
  SearchInput,
  useNotify,
  useRecordContext,
  useResourceContext,
  useUpdate,
} from "react-admin";
import { t } from "../../../platform/language/t.ts";
import type { Elements } from "../../ui/elements.ts";
import { MoveButtons } from "../actions/move-buttons.tsx";
import { useAction } from "../actions/use-action.ts";
import { WithdrawButton } from "../actions/withdraw-button.tsx";
import { hideOnPhone } from "./column-styles.ts";
import { RecordHeading } from "./record-heading.tsx";
import { SectionCard } from "./section-card.tsx";

/** Records that staff put in order by hand, and withdraw instead of deleting them: countries and offices. */
export interface MovableRecord extends RaRecord<number> {
  readonly name: string;
  readonly isWithdrawn: boolean;
}

type Move = (id: number, direction: "up" | "down") => Promise<unknown>;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t("Name")} />,
  <BooleanInput key="isWithdrawn" source="isWithdrawn" label={t("Withdrawn")} />,
];

interface MovableListProps {
  readonly move: Move;
  readonly columnOnlyOnDesktop: string;
  /** Above the list. */
  readonly above?: Elements;
  readonly children: Elements;
}

/** The whole list on one page, because a record moves one place at a time. */
export const MovableList = ({ move, columnOnlyOnDesktop, above, children }: MovableListProps) => (
  <>
    {above}
    <List
      filters={filters}
      sort={{ field: "position", order: "ASC" }}
      perPage={250}
      pagination={false}
      exporter={false}
    >
      <DataTable<MovableRecord>
        rowClick="edit"
        bulkActionButtons={false}
        sx={hideOnPhone(columnOnlyOnDesktop)}
      >
        {children}
        <DataTable.Col
          label={t("Order")}
          disableSort
          render={(record: MovableRecord) => <MoveCell record={record} move={move} />}
        />
      </DataTable>
    </List>
  </>
);

function MoveCell({ record: { id, name }, move }: { record: MovableRecord; move: Move }) {
  const { isBusy, run } = useAction();
  return (
    <MoveButtons name={name} disabled={isBusy} onMove={(direction) => void run(() => move(id, direction))} />
  );
}

interface MovableCreateProps {
  readonly title: string;
  readonly emptyRecord: object;
  readonly children: Elements;
}

/** A new record comes last in the list. */
export const MovableCreate = ({ title, emptyRecord, children }: MovableCreateProps) => (
  <Create redirect="list" title={title} record={emptyRecord}>
    {children}
  </Create>
);

interface WithdrawableEditProps {
  readonly allLabel: string;
  readonly cardTitle: string;
  /** What is said beside the name. */
  readonly note: ReactNode;
  /** What withdrawing does. */
  readonly effect: string;
  /** The form. */
  readonly children: Elements;
}

export const WithdrawableEdit = ({ allLabel, cardTitle, note, effect, children }: WithdrawableEditProps) => (
  <Edit mutationMode="pessimistic" redirect={false} actions={false} component="div">
    <Box sx={{ display: "grid", gap: 2, maxWidth: 760, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <NameHeading allLabel={allLabel} note={note} />
      <SectionCard title={cardTitle}>{children}</SectionCard>
      <WithdrawRecord effect={effect} />
    </Box>
  </Edit>
);

function NameHeading({ allLabel, note }: Pick<WithdrawableEditProps, "allLabel" | "note">) {
  const record = useRecordContext<MovableRecord>();
  return (
    <RecordHeading title={record?.name} allLabel={allLabel}>
      <Typography color="textSecondary">{note}</Typography>
    </RecordHeading>
  );
}

function WithdrawRecord({ effect }: { effect: string }) {
  const record = useRecordContext<MovableRecord>();
  const resource = useResourceContext();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<MovableRecord>();
  if (!record) return null;
  const setWithdrawn = (isWithdrawn: boolean) =>
    void update(
      resource,
      { id: record.id, data: { ...record, isWithdrawn }, previousData: record },
      {
        mutationMode: "pessimistic",
        onSuccess: () =>
          notify(t(isWithdrawn ? "{name} is withdrawn" : "{name} is back", { name: record.name }), {
            type: "success",
          }),
        onError: (error) => notify(error.message, { type: "error" }),
      },
    );
  return (
    <WithdrawButton
      name={record.name}
      isWithdrawn={record.isWithdrawn}
      isBusy={isPending}
      effect={effect}
      onChange={setWithdrawn}
    />
  );
}
