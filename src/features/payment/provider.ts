/** Who can make payment links for the store, when its keys are configured. */
export const providerNames = ["razorpay", "stripe"] as const;
export type ProviderName = (typeof providerNames)[number];
export const providerTitles: Record<ProviderName, string> = { razorpay: "Razorpay", stripe: "Stripe" };

/** Amounts are in the smallest unit of the currency, as providers count (minor-units.ts). */
export interface LinkToMake {
  /** The same for every try at the same link: the provider makes one. At most 40 letters, digits and dashes. */
  readonly key: string;
  readonly orderNo: string;
  readonly title: string;
  readonly amountMinor: number;
  readonly currencyCode: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** Where the buyer goes back to. */
  readonly returnUrl: string;
}

export interface MadeLink {
  readonly ref: string;
  readonly url: string;
}

export interface RefundToMake {
  /** The same for every try at the same refund; the provider keeps it with the refund. */
  readonly key: string;
  readonly orderNo: string;
  readonly paidRef: string;
  readonly amountMinor: number;
}

export interface MadeRefund {
  readonly ref: string;
  readonly state: "done" | "pending" | "failed";
}

/** `refused`: the provider said no and will again. `away`: nobody knows whether it was done; the same key asks again. */
export interface ProviderFailure {
  readonly failed: "refused" | "away";
  readonly reason: string;
}

export type ProviderEvent =
  | {
      readonly kind: "paid";
      readonly linkRef: string;
      readonly paidRef: string;
      readonly amountMinor: number;
      readonly currencyCode: string;
    }
  | {
      readonly kind: "refund";
      readonly key: string;
      readonly ref: string;
      readonly state: MadeRefund["state"];
      readonly amountMinor: number;
      readonly currencyCode: string;
    };

/** A message whose signature is good. `event` is undefined where it tells of something the store does not follow. */
export interface ProviderMessage {
  readonly id: string;
  /** The provider's own word for it. */
  readonly word: string;
  readonly event: ProviderEvent | undefined;
}

export interface SignedBytes {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

/** One payment provider. Its expected failures are returned; nothing here touches the database. */
export interface PaymentProvider {
  makeLink(link: LinkToMake): Promise<MadeLink | ProviderFailure>;
  /** A link that is closed, or paid, already is no failure. */
  closeLink(ref: string): Promise<ProviderFailure | undefined>;
  refund(refund: RefundToMake): Promise<MadeRefund | ProviderFailure>;
  /** Undefined when the signature is wrong or too old. */
  readMessage(signed: SignedBytes): Promise<ProviderMessage | undefined>;
}

export type PaymentProviders = Readonly<Partial<Record<ProviderName, PaymentProvider>>>;

export const isFailure = (value: object | undefined): value is ProviderFailure =>
  value !== undefined && "failed" in value;
