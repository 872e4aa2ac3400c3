import { t } from "../../platform/language/t.ts";
import type { Block } from "./mail-content.ts";

/** A part of a kit with a size of its own. */
export interface SizedName {
  readonly part: string;
  readonly size: string;
}

/** The parts that do not come in the kit's size. */
export const partSizeBlocks = (partSizes: readonly SizedName[]): Block[] =>
  partSizes.map((each) => ({ kind: "text", text: t("{part} comes in size {size}.", { ...each }) }));
