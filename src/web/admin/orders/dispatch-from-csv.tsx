import TruckIcon from "@mui/icons-material/LocalShippingOutlined";
import { useState } from "react";
import { Button } from "react-admin";
import { DispatchCsvDialog } from "./dispatch-csv.tsx";

/** A button in the list's toolbar. It opens the dialog for the courier's lines. */
export function DispatchCsvButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button label="Dispatch from CSV" onClick={() => setOpen(true)}>
        <TruckIcon />
      </Button>
      {isOpen && <DispatchCsvDialog onClose={() => setOpen(false)} />}
    </>
  );
}
