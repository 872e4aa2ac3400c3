import type { StaffText } from "../../contract/staff-text.ts";
import type { DisputeEvent } from "../../platform/db/stored-values.ts";
/** The providers that can make payment links when their keys are configured. */
export const providerNames = ["razorpay", "stripe"] as const;
export type ProviderName = (typeof providerNames)[number];
/** Whether a provider has this name. False for a payment by hand, and for a link that staff pasted. */
export const isProviderName = (name: string | null): name is ProviderName =>
  providerNames.some((each) => each === name);
export const providerLabels: Record<ProviderName, string> = { razorpay: "Razorpay", stripe: "Stripe" };

/** Amounts are in the smallest unit of the currency, as providers count (minor-units.ts). */
export interface PaymentLinkRequest {
  /**
   * The same for every attempt at one link, so that the provider makes one. At most 40 letters, digits and
   * dashes.
   */
  readonly key: string;
  readonly orderNo: string;
  readonly title: string;
  readonly amountMinor: number;
  readonly currencyCode: string;
  readonly buyerName: string;
  readonly buyerEmail: string;
  /** The URL that the provider sends the buyer to after paying. */
  readonly returnUrl: string;
}

export interface PaymentLink {
  readonly ref: string;
  readonly url: string;
}

export interface ProviderRefundRequest {
  /** The same for every attempt at one refund. The provider stores it with the refund. */
  readonly key: string;
  readonly orderNo: string;
  readonly paidRef: string;
  readonly amountMinor: number;
}

export interface ProviderRefund {
  readonly ref: string;
  readonly state: "done" | "pending" | "failed";
}

/**
 * `refused`: the provider said no, and would say no again. `away`: the provider gave no usable response, so
 * nobody knows whether it was done. A retry with the same key is safe.
 */
export interface ProviderFailure {
  readonly failed: "refused" | "away";
  readonly reason: StaffText;
}

export type ProviderEvent =
  | {
      readonly kind: "paid";
      readonly linkRef: string;
      readonly paidRef: string;
      readonly amountMinor: number;
      readonly currencyCode: string;
    }
  | DisputeEvent
  | {
      readonly kind: "refund";
      readonly key: string;
      readonly ref: string;
      readonly state: ProviderRefund["state"];
      readonly amountMinor: number;
      readonly currencyCode: string;
    };

export interface LinkPayments {
  readonly payments: readonly Extract<ProviderEvent, { kind: "paid" }>[];
}

/** A webhook event with a valid signature. `event` is undefined for a type that the store does not handle. */
export interface WebhookEvent {
  readonly id: string;
  /** The provider's own name for this type of event. */
  readonly type: string;
  readonly event: ProviderEvent | undefined;
}

export interface SignedRequest {
  readonly bytes: Uint8Array;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly now: Date;
}

/** One payment provider. Expected failures are returned. Nothing here uses the database. */
export interface PaymentProvider {
  /** Whether the provider takes the keys. Undefined: it does. */
  checkKeys(): Promise<ProviderFailure | undefined>;
  createPaymentLink(link: PaymentLinkRequest): Promise<PaymentLink | ProviderFailure>;
  /** A link that is already closed or paid is no failure. */
  closePaymentLink(ref: string): Promise<ProviderFailure | undefined>;
  /** The payments that were made by a link. A webhook of one may have been lost. */
  readLink(ref: string): Promise<LinkPayments | ProviderFailure>;
  refund(refund: ProviderRefundRequest): Promise<ProviderRefund | ProviderFailure>;
  /** Undefined when the signature is wrong or too old. */
  readWebhook(signed: SignedRequest): Promise<WebhookEvent | undefined>;
}

export type PaymentProviders = Readonly<Partial<Record<ProviderName, PaymentProvider>>>;

export const isFailure = (value: object | undefined): value is ProviderFailure =>
  value !== undefined && "failed" in value;
