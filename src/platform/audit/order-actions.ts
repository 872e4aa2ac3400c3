import type { NewOrderPayment } from "../../contract/admin/staff-orders.ts";
import type { OrderStatus } from "../db/tables.ts";

/** Pieces of a line item. */
interface Pieces {
  readonly lineId: number;
  readonly quantity: number;
}
/** What became of pieces that came back. */
interface PiecesBack {
  readonly lineId: number;
  readonly backToStock: number;
  readonly writtenOff: number;
}
interface SentBy {
  readonly shippedBy: string;
  readonly awbNo: string;
  /** A day of the store's calendar, YYYY-MM-DD. */
  readonly shipmentDate: string;
}
interface ParcelState {
  readonly parcel: number;
  readonly state: string;
}
interface RefundState {
  readonly refund: number;
  readonly state: string;
}
interface ReturnState {
  readonly return: number;
  readonly state: string;
}
interface MovedSize {
  readonly line: number;
  readonly product: string;
  readonly quantity: number;
  readonly size: string;
}
interface LinesAndTotal {
  /** All lines in words. */
  readonly lines: string;
  /** In units of the base currency. */
  readonly total: number;
}
/** `pieces of a parcel that ...`: the parcel ended so, or staff settled what was left of it so. */
interface ParcelEnded {
  readonly subject: "orders";
  readonly before: ParcelState;
  readonly after: ParcelState & { readonly lines?: readonly PiecesBack[] };
}
interface ParcelSettled {
  readonly subject: "orders";
  readonly before: ParcelState;
  readonly after: { readonly parcel: number; readonly outcome: string };
}
interface DocumentIssued {
  readonly subject: "orders";
  readonly after: { readonly invoiceNo: string; readonly totalPaise: number; readonly placeOfSupply: string };
}
/** Staff changed the status of an order, or it changed because a person left. */
interface StatusChanged {
  readonly subject: "orders";
  readonly before: { readonly status: OrderStatus };
  readonly after: {
    readonly status: OrderStatus;
    /** Of a confirmation: how it was paid, as staff say. */
    readonly method?: string;
    readonly reference?: string;
    readonly because?: "the person left";
  };
}

/** What is done to orders, with what the audit row of it says. Amounts are in units of the base currency. */
export interface OrderActions {
  "order moved to Order Requested": StatusChanged;
  "order moved to Order Confirmed": StatusChanged;
  "order moved to Dispatched": StatusChanged & { readonly after: SentBy };
  "order moved to Delivered": StatusChanged;
  "order moved to Cancelled": StatusChanged;
  "payment link sent": {
    readonly subject: "orders";
    readonly before: { readonly status: OrderStatus };
    readonly after: {
      readonly status: "Payment Link Sent";
      readonly url: string;
      readonly amount: number;
      readonly provider?: string;
    };
  };
  "order made by staff": {
    readonly subject: "orders";
    readonly after: {
      readonly list: string;
      readonly email: string;
      readonly payment: NewOrderPayment["kind"];
      readonly reason?: string;
    };
  };
  "order made from a quote": {
    readonly subject: "orders";
    readonly after: { readonly quote: string; readonly version: number };
  };
  "replacement made": {
    readonly subject: "orders";
    readonly after: { readonly replaces: string; readonly reason?: string };
  };
  "pieces replaced": {
    readonly subject: "orders";
    readonly after: { readonly replacement: string; readonly reason: string };
  };
  "lines changed": {
    readonly subject: "orders";
    readonly before: LinesAndTotal;
    readonly after: LinesAndTotal;
  };
  "size swapped": { readonly subject: "orders"; readonly before: MovedSize; readonly after: MovedSize };
  "address corrected": {
    readonly subject: "orders";
    /** The names of the columns; a text would be kept for ever. */
    readonly after: { readonly changed: readonly string[] };
  };
  "billed company written down": {
    readonly subject: "orders";
    readonly after: { readonly vatNumber: string };
  };
  "GSTIN written down": { readonly subject: "orders"; readonly after: { readonly gstin: string } };
  "note written": { readonly subject: "orders"; readonly after: { readonly letters: number } };
  "order link withdrawn": { readonly subject: "orders" };
  "mail sent again":
    | {
        readonly subject: "orders";
        readonly after: { readonly mail: number; readonly kind: string; readonly recipient: string };
      }
    | {
        readonly subject: "mails";
        readonly after: { readonly kind: string; readonly recipient: string };
      };
  "parcel sent": {
    readonly subject: "orders";
    readonly before: { readonly status: OrderStatus };
    readonly after: { readonly parcel: number; readonly lines?: readonly Pieces[] } & SentBy;
  };
  "parcel corrected": {
    readonly subject: "orders";
    readonly before: { readonly parcel: number } & SentBy;
    readonly after: { readonly parcel: number } & SentBy;
  };
  "parcel delivered": ParcelEnded;
  "parcel lost": ParcelEnded;
  "parcel returned to sender": ParcelEnded;
  "parcel refunded": ParcelSettled;
  "parcel cancelled": ParcelSettled;
  "parcel sent again": {
    readonly subject: "orders";
    readonly before: ParcelState;
    readonly after: { readonly parcel: number } & SentBy;
  };
  "courier events matched": {
    readonly subject: "orders";
    readonly after: {
      readonly parcel: number;
      readonly courier: string;
      readonly awbNo: string;
      readonly events: number;
    };
  };
  "order packed": { readonly subject: "orders" };
  "order not packed after all": { readonly subject: "orders" };
  "sent although paid back": { readonly subject: "orders" };
  "the rest is not sent": { readonly subject: "orders"; readonly after: { readonly pieces: number } };
  refunded: {
    readonly subject: "orders";
    readonly after: {
      readonly refund: number;
      readonly amount: number;
      readonly lines: readonly Pieces[];
      readonly shipping: boolean;
      readonly freeAmount?: number;
      readonly unsent?: "cancel" | "send" | "withhold";
      readonly reason: string;
      readonly reference?: string;
    };
  };
  "refund tried again": {
    readonly subject: "orders";
    readonly before: RefundState;
    readonly after: RefundState;
  };
  "refund transferred by hand": {
    readonly subject: "orders";
    readonly before: RefundState;
    readonly after: RefundState & { readonly reference: string };
  };
  "refund settled otherwise": {
    readonly subject: "orders";
    readonly before: RefundState;
    readonly after: RefundState;
  };
  "return opened": {
    readonly subject: "orders";
    readonly after: { readonly return: number; readonly lines: readonly Pieces[]; readonly reason: string };
  };
  "return called off": {
    readonly subject: "orders";
    readonly before: ReturnState;
    readonly after: ReturnState;
  };
  "return received": {
    readonly subject: "orders";
    readonly before: ReturnState;
    readonly after: ReturnState & { readonly lines: readonly PiecesBack[] };
  };
  "return refunded": {
    readonly subject: "orders";
    readonly before: ReturnState;
    readonly after: ReturnState & { readonly refund: number; readonly amount: number };
  };
  "return sent again": {
    readonly subject: "orders";
    readonly before: ReturnState & { readonly size: string };
    readonly after: { readonly return: number; readonly parcel: number; readonly size?: string } & SentBy;
  };
  "exchange received": {
    readonly subject: "orders";
    readonly before: ReturnState;
    readonly after: ReturnState & {
      readonly pieces: readonly (PiecesBack & { readonly variantId: number; readonly from: string })[];
      readonly replacement: string;
    };
  };
  "exchange declined": {
    readonly subject: "orders";
    readonly before: ReturnState;
    readonly after: ReturnState;
  };
  "invoice issued": DocumentIssued;
  "credit note issued": DocumentIssued;
}
