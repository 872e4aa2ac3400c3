import { DateInput, type DateInputProps } from "react-admin";

/** A day as YYYY-MM-DD. Empty: null. Without help it has no empty line for it, as no other input has; what is wrong is always said. */
export const DayInput = (props: DateInputProps) => <DateInput parse={asDay} helperText={false} {...props} />;

const asDay = (value: string) => value || null;
