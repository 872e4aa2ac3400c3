/** What goes into a box and where it goes: no price stands on it. */
export interface PackingSlip {
  readonly orderNo: string;
  readonly isKit: boolean;
  /** Days of the Indian calendar, YYYY-MM-DD. */
  readonly placedOn: string;
  readonly shippedBy: string;
  readonly awbNo: string;
  readonly weightGrams: number;
  readonly from: string;
  readonly recipient: { readonly name: string; readonly phone: string; readonly lines: readonly string[] };
  readonly lines: readonly {
    readonly quantity: number;
    readonly what: string;
    /** Colour and size. */
    readonly kind: string;
    /** Of the welcome kit: what lies in it. */
    readonly contents: string;
  }[];
}
