/** What the label of a parcel with old pieces says. */
export interface ExchangeLabel {
  readonly company: string;
  /** Where it goes; none: the team writes where. */
  readonly sendTo: readonly string[];
  /** As KS-7F3K-9QMD-X/R1. */
  readonly returnNo: string;
  readonly pieces: readonly string[];
}
