import { gstinProblem } from "../../../platform/gstin/gstin.ts";
import { inWords } from "../words/server-words.ts";

/** The error at an input of a GSTIN; none while it is empty. */
export const validateGstin = (typed: string | undefined): string | undefined =>
  typed ? inWords(gstinProblem(typed)) : undefined;
