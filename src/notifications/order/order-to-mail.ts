import type { SizedName } from "../look/part-sizes.ts";

export interface OrderToMail {
  readonly orderNo: string;
  /** What opens the order's page without an account; null: it may not be shown here. */
  readonly link: string | null;
  readonly firstName: string;
  readonly isSwag: boolean;
  /** Nobody has confirmed it, and it is not cancelled. */
  readonly isUnpaid: boolean;
  /** It is cancelled then unless it is paid; null: not by itself. */
  readonly payBy: Date | null;
  /** Something was paid, and all of it is paid back. */
  readonly isRefunded: boolean;
  /** Nothing of it has left, and it is not cancelled. */
  readonly isToSend: boolean;
  /** Something was paid for it, or a payment link was mailed. */
  readonly wasAsked: boolean;
  /** Staff made it for the customer, or it replaces what the customer sent back. */
  readonly isMadeByStaff: boolean;
  /** The number of the order whose pieces it brings again; null: it is no replacement. */
  readonly replacesNo: string | null;
  /** It brings the other size that an exchange was for. */
  readonly isOtherSize: boolean;
  /** Known also where the addresses are not mailed. */
  readonly deliveryCountry: string | null;
  readonly subTotalPaise: number;
  readonly discountPaise: number;
  readonly shippingPaise: number | null;
  readonly grandTotalPaise: number;
  readonly currencyCode: string;
  readonly currencySymbol: string;
  readonly rateMicros: number;
  readonly couponCode: string | null;
  readonly billingOffice: string | null;
  readonly lines: readonly OrderLineToMail[];
  /** What a kit comes with instead of a part that was out. */
  readonly substitutes: readonly { readonly part: string; readonly product: string }[];
  /** The parts of a kit whose size is not the kit's. */
  readonly partSizes: readonly SizedName[];
  readonly addresses: readonly AddressToMail[];
}

export interface OrderLineToMail {
  readonly productName: string;
  readonly colourName: string;
  readonly size: string;
  readonly imagePath?: string;
  readonly quantity: number;
  readonly totalPaise: number;
  readonly discountPaise: number;
  readonly isSwag: boolean;
  /** The parts of a kit that were not wanted; empty: none. */
  readonly declined?: string;
}

export interface AddressToMail {
  readonly isBilling: boolean;
  readonly recipientName: string;
  readonly recipientPhone: string;
  readonly address: string;
  readonly recipientCity: string;
  readonly region: string;
  readonly postalCode: string;
  readonly country: string;
}
