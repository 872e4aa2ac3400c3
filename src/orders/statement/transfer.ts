/** One transfer of a bank statement that came in. */
export interface Transfer {
  /** Of the text, or of the entries of camt.053, from 1. */
  readonly line: number;
  /** YYYY-MM-DD where it can be read in one way, else as it was written. */
  readonly day: string;
  readonly amountHundredths: number;
  /** Empty: the statement does not say. */
  readonly currencyCode: string;
  /** The bank's own reference, or that of the payer. Empty: none. */
  readonly reference: string;
  /** Who paid, where the statement has it apart. */
  readonly payer: string;
  /** All that the statement says of it, in which an order number may stand. */
  readonly text: string;
}

/** What a statement has: its transfers that came in, and questions that a person must answer before anything else. */
export interface ReadStatement {
  readonly transfers: readonly Transfer[];
  /** That went out, or are not booked. */
  readonly outgoing: number;
  readonly amountQuestion: readonly {
    readonly column: number;
    readonly heading: string;
    readonly example: string;
  }[];
  readonly decimalQuestion: {
    readonly example: string;
    readonly point: number;
    readonly comma: number;
  } | null;
}
