import Chip from "@mui/material/Chip";
import { useEffect, useState } from "react";
import { useRecordContext } from "react-admin";
import { timeLeft } from "./time-left.ts";

const A_MINUTE_MS = 60_000;

/** A new enquiry's promise counted down; an answered or closed one says so. */
export function DueChip() {
  const record = useRecordContext();
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), A_MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (!record) return null;
  if (record.state !== "new") return <Chip size="small" variant="outlined" label={record.state} />;
  const { text, isOverdue } = timeLeft(record.dueAt, now);
  return <Chip size="small" variant="outlined" label={text} color={isOverdue ? "error" : "warning"} />;
}
