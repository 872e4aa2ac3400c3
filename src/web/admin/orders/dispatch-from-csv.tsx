import TruckIcon from "@mui/icons-material/LocalShippingOutlined";
import { useState } from "react";
import { Button } from "react-admin";
import { DispatchDialog } from "./dispatch-dialog.tsx";

/** Beside the list's other tools: the courier's lines, pasted. */
export function DispatchFromCsv() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="Dispatch from CSV" onClick={() => setOpen(true)}>
        <TruckIcon />
      </Button>
      {isOpen && <DispatchDialog close={() => setOpen(false)} />}
    </>
  );
}
