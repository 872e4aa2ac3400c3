/** What is packed into a box and where it goes. It shows no prices. */
export interface PackingSlip {
  readonly orderNo: string;
  /** The name of the occasion whose kit it is; empty: it is none. */
  readonly kit: string;
  /** No document with prices may lie in the parcel of a gift. */
  readonly isGift: boolean;
  /** Free text of the buyer, or of whoever gives the kit; empty when there is none. */
  readonly giftNote: string;
  /** A day of the store's calendar, YYYY-MM-DD. */
  readonly placedOn: string;
  readonly shippedBy: string;
  readonly awbNo: string;
  readonly weightGrams: number;
  readonly from: string;
  readonly recipient: { readonly name: string; readonly phone: string; readonly lines: readonly string[] };
  /** In the order of their bins, those without one last. */
  readonly lines: readonly {
    readonly quantity: number;
    readonly description: string;
    /** Bin, colour, size and SKU code. */
    readonly variant: string;
    /** Each item of the welcome kit with its bin, in the order of their bins, with a box to tick; none for other products. */
    readonly contents: readonly string[];
    /** The parts of the kit that stay out, because they were not wanted. */
    readonly declined: string;
  }[];
}
