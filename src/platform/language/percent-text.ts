import type { Reader } from "./reader.ts";

/** A tax rate from hundredths of a percent: `2.5 %`, in German `2,5 %`. */
export const percentText = ({ language }: Reader, basisPoints: number): string =>
  `${(basisPoints / 100).toLocaleString(language)} %`;
