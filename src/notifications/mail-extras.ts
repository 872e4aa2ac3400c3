import type { OrderId } from "../contract/ids.ts";
/** A file that goes with a mail. */
export interface Attachment {
  readonly fileName: string;
  readonly content: Buffer;
}

/** What mails need of features that themselves send mails, and so cannot be imported here. */
export interface MailExtras {
  /** The courier's page about a parcel; '' when none is known. */
  readonly trackingUrl: (courier: string, awbNo: string) => string;
  /** The invoice of what left with a parcel that was sent then; undefined when it has none, as a parcel with a kit. */
  readonly printInvoice: (orderId: OrderId, sentAt: Date) => Promise<Attachment | undefined>;
}
