import { type ReactNode, useState } from "react";
import { Button, type RaRecord, useListContext, useResourceContext, useUnselectAll } from "react-admin";
import { type RecordNames, type Step, StepDialog } from "./step-dialog.tsx";

interface BulkStepProps<R, T extends object> extends RecordNames<R> {
  readonly step: Step<R, T>;
  readonly icon: ReactNode;
}

/** A button above a list that does one step for all records that are ticked. */
export function BulkStep<R extends RaRecord<string | number>, T extends object>({
  step,
  icon,
  ...names
}: BulkStepProps<R, T>) {
  const { data = [], selectedIds } = useListContext<R>();
  const [isOpen, setOpen] = useState(false);
  const unselect = useUnselectAll(useResourceContext() ?? "");
  const close = (isDone: boolean) => {
    setOpen(false);
    if (isDone) unselect();
  };
  return (
    <>
      <Button label={step.label} onClick={() => setOpen(true)}>
        {icon}
      </Button>
      {isOpen && (
        <StepDialog
          step={step}
          selected={data.filter(({ id }) => selectedIds.includes(id))}
          onClose={close}
          {...names}
        />
      )}
    </>
  );
}
