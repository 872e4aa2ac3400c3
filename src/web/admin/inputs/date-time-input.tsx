import { DateTimeInput as RaDateTimeInput } from "react-admin";

/**
 * Date and time, to the minute, in the reader's time zone. The form's value is ISO 8601 in UTC. Empty: null, no
 * limit.
 */
export const DateTimeInput = ({ source, label }: { source: string; label: string }) => (
  <RaDateTimeInput
    source={source}
    label={label}
    parse={(local: string) => (local ? new Date(local).toISOString() : null)}
  />
);
