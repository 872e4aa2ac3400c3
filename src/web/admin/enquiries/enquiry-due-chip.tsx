import Chip from "@mui/material/Chip";
import { useEffect, useState } from "react";
import { useRecordContext } from "react-admin";
import { timeLeft } from "./time-left.ts";

const ONE_MINUTE_MS = 60_000;

/** The time left to answer a new enquiry. An answered or closed enquiry shows its state. */
export function EnquiryDueChip() {
  const record = useRecordContext();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), ONE_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (!record) return null;
  if (record.state !== "new") return <Chip size="small" variant="outlined" label={record.state} />;
  const { text, isOverdue } = timeLeft(record.dueAt, now);
  return <Chip size="small" variant="outlined" label={text} color={isOverdue ? "error" : "warning"} />;
}
