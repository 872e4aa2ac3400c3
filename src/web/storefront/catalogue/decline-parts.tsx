import { t } from "../../../platform/language/t.ts";
import { CheckField } from "../../ui/field.tsx";

interface DeclinePartsProps {
  /** With their places in the kit's contents, from 0. */
  parts: readonly { readonly position: number; readonly part: string }[];
  declined: readonly number[];
  onChange: (declined: readonly number[]) => void;
}

/** The parts of a kit that its wearer may do without. Nothing, where none can be declined. */
export function DeclineParts({ parts, declined, onChange }: DeclinePartsProps) {
  if (parts.length === 0) return null;
  return (
    <fieldset className="grid gap-1">
      <legend className="text-sm font-medium">{t("Is there something you do not need?")}</legend>
      <p className="text-sm text-soft">{t("What you leave out stays in stock for others.")}</p>
      {parts.map(({ position, part }) => (
        <CheckField
          key={position}
          label={t("No {part}, thanks", { part })}
          checked={declined.includes(position)}
          onChange={({ target }) =>
            onChange(target.checked ? [...declined, position] : declined.filter((at) => at !== position))
          }
        />
      ))}
    </fieldset>
  );
}
