import type { SettingName } from "../../../contract/admin/settings.ts";
import { ApiProblem } from "../../../contract/client.ts";
import type { SettingField } from "./setting-fields.ts";

export type RefusedSettings = { readonly [N in SettingName]?: string };

/** Kinds of several inputs: a refusal of one of them is said above the form. */
const manyInputs: readonly SettingField["kind"][] = [
  "delivery-times",
  "languages",
  "logo",
  "promises",
  "switch",
  "weekdays",
];

/** What is wrong by the field that it is about, in the words of the form; nothing where a field cannot show it. */
export function refusedSettings(error: unknown, fields: readonly SettingField[]): RefusedSettings {
  const errors = error instanceof ApiProblem ? error.problem.errors : undefined;
  if (typeof errors !== "object" || errors === null) return {};
  const single = fields.filter(({ kind }) => !manyInputs.includes(kind)).map(({ name }) => name);
  const found = Object.entries(errors).flatMap(([path, words]) => {
    const name = single.find((each) => path.split(".")[1] === each);
    return name ? [[name, String(words)]] : [];
  });
  return Object.fromEntries(found);
}

/** Puts the person where the mistake is. */
export const focusRefused = (form: Element | null): void =>
  form?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
