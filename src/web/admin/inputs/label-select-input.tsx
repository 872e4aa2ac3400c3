import { required, SelectInput, type SelectInputProps } from "react-admin";

/** The choices of a select from a table of labels by value. */
export const toChoices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));

interface LabelSelectInputProps extends SelectInputProps {
  readonly labels: Readonly<Record<string, string>>;
}

/** A select with a label for each value, without an empty choice. */
export const LabelSelectInput = ({ labels, ...select }: LabelSelectInputProps) => (
  <SelectInput choices={toChoices(labels)} validate={required()} translateChoice={false} {...select} />
);
