import { DateInput, type DateInputProps } from "react-admin";

/** A day as YYYY-MM-DD. Empty: null. */
export const DayInput = (props: DateInputProps) => <DateInput parse={asDay} {...props} />;

const asDay = (value: string) => value || null;
