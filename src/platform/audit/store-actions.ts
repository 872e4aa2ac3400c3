import type { NewRate } from "../../contract/admin/currency-rates.ts";
import type { NewShippingCountry } from "../../contract/admin/shipping.ts";

interface OfContent {
  readonly subject: "content";
  /** The whole content, as it was and as it is. */
  readonly before?: object | null;
  readonly after?: object | null;
}
interface MailWords {
  readonly subject: string;
  readonly greeting: string;
  readonly body: string;
}
interface OfficeState {
  readonly name: string;
  readonly address: string;
  readonly gstin: string | null;
  readonly time_zone?: string | null;
  readonly withdrawn_at?: Date | null;
}
interface CountryState {
  readonly name: string;
  readonly delivery_charge_paise: number;
  readonly withdrawn_at: Date | null;
  readonly bands: readonly object[];
}
interface SearchWords {
  readonly language: string;
  readonly words: string;
  readonly finds: string;
}
interface MovedInList {
  readonly subject: "countries" | "offices";
}

/** Without secrets. */
interface IntegrationChange {
  readonly subject: "settings";
  readonly before: object | null;
  readonly after: object | null;
}

/** What is done to the store itself: its settings, texts, places and documents, with what the audit row of it says. */
export interface StoreActions {
  "integration changed": IntegrationChange;
  "integration switched off": IntegrationChange;
  "settings changed": {
    readonly subject: "settings";
    readonly before: object;
    readonly after: object;
  };
  "whole store exported": { readonly subject: "settings" };
  "demo removed": { readonly subject: "settings" };
  "draft kept": OfContent;
  "draft thrown away": OfContent;
  "content published": OfContent;
  "earlier version made a draft": OfContent;
  "preview opened": { readonly subject: "content" };
  "page added": OfContent;
  "page taken away": OfContent;
  "page deleted": OfContent;
  "mail text changed": {
    readonly subject: "mail texts";
    readonly before?: MailWords;
    readonly after: MailWords;
  };
  "country added": { readonly subject: "countries"; readonly after: NewShippingCountry };
  "country changed": {
    readonly subject: "countries";
    readonly before: CountryState;
    readonly after: CountryState;
  };
  "office added": { readonly subject: "offices"; readonly after: OfficeState };
  "office changed": {
    readonly subject: "offices";
    readonly before: OfficeState;
    readonly after: OfficeState;
  };
  "moved up": MovedInList;
  "moved down": MovedInList;
  "search words added": { readonly subject: "search words"; readonly after: SearchWords };
  "search words changed": {
    readonly subject: "search words";
    readonly before: SearchWords;
    readonly after: SearchWords;
  };
  "search words removed": { readonly subject: "search words"; readonly before: SearchWords };
  "rate changed": {
    readonly subject: "rates";
    readonly before: { readonly rate: string };
    readonly after: { readonly rate: string };
  };
  "currency added": { readonly subject: "rates"; readonly after: NewRate };
  "currency removed": {
    readonly subject: "rates";
    readonly before: { readonly name: string; readonly rate: string };
  };
  "offered rate dropped": { readonly subject: "rates" };
  "source of rates read": { readonly subject: "rates" };
  "numbers skipped": {
    readonly subject: "invoices";
    readonly after: {
      readonly kind: string;
      readonly from: number;
      readonly to: number;
      readonly reason: string;
    };
  };
  "month closed": {
    readonly subject: "months";
    readonly after: {
      readonly retained: number;
      readonly invoiced: number;
      readonly credited: number;
      readonly agrees: boolean;
      readonly reason: string;
    };
  };
  "month reopened": { readonly subject: "months"; readonly after: { readonly reason: string } };
  "payment message looked at": {
    readonly subject: "payment-events";
    readonly after: { readonly outcome: string; readonly order: string | null };
  };
  "courier events dismissed": {
    readonly subject: "courier-events";
    /** Not the AWB number: it leads to an address. */
    readonly after: { readonly courier: string; readonly events: number; readonly reason: string };
  };
}
