import type { Occasion } from "../../../contract/admin/occasions.ts";
import { t } from "../../../platform/language/t.ts";
import { emptyOccasion } from "./occasion-form.tsx";
import { nameOfOccasion } from "./occasion-labels.ts";

type CopiedField = Exclude<
  keyof typeof emptyOccasion,
  "closesOn" | "dispatchFrom" | "kitProductId" | "name" | "opensOn"
>;
const copied: readonly CopiedField[] = [
  ...([
    "kind",
    "audience",
    "countryCodes",
    "officeIds",
    "employmentKinds",
    "startedFrom",
    "startedTo",
  ] as const),
  ...(["redeemedOnce", "claims", "costCenter", "budget", "payrollValue"] as const),
  ...(["texts", "boxColourHex", "images"] as const),
];

/** What a new occasion begins with that is like this one: not its kit, which has one occasion, and not its days. */
export const copyOfOccasion = (occasion: Occasion) => ({
  ...emptyOccasion,
  ...Object.fromEntries(copied.map((field) => [field, occasion[field]])),
  name: t("{name} (copy)", { name: nameOfOccasion(occasion) }),
});
