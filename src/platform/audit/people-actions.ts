import type { ErasedRows } from "./erased-rows.ts";

interface ToPerson {
  readonly subject: "people";
}
interface RoleChanged {
  readonly subject: "people";
  readonly before: { readonly role: string | null };
}
interface Invited {
  readonly email: string;
  readonly role: string;
}
interface PersonState {
  readonly role?: string;
  readonly is_org?: boolean;
  readonly blocked_at?: Date | null;
}
interface EnquiryState {
  readonly state?: string;
  readonly owner_id?: number | null;
}
interface CouponChanged {
  readonly subject: "coupons";
  readonly before?: object;
  readonly after?: object;
}

interface ToOccasion {
  readonly subject: "occasions";
}

interface ToMember {
  readonly subject: "members";
}

/** What is done to people, their enquiries and their codes, with what the audit row of it says. */
export interface PeopleActions {
  "company of a person written down": {
    readonly subject: "people";
    readonly after: { readonly hasVatNumber: boolean };
  };
  "person changed": {
    readonly subject: "people";
    readonly before: PersonState;
    readonly after: PersonState;
  };
  "signed out everywhere": ToPerson;
  "data exported": ToPerson;
  "person erased": {
    readonly subject: "people";
    /** How many of each were erased, and which audit rows were emptied. */
    readonly after: {
      readonly orders: number;
      readonly invoices: number;
      readonly enquiries: number;
      /** Not in older rows. */
      readonly quotes?: number;
      readonly mails: number;
      readonly codes: number;
      /** Not in older rows. */
      readonly members?: number;
      readonly auditRows?: ErasedRows;
    };
  };
  "store set up": {
    readonly subject: "people";
    readonly after: { readonly email: string; readonly role: "admin" };
  };
  "staff invited": { readonly subject: "invitations"; readonly after: Invited };
  "invitation sent again": { readonly subject: "invitations"; readonly after: Invited };
  "invitation withdrawn": { readonly subject: "invitations"; readonly before: Invited };
  "invitation accepted": RoleChanged & {
    readonly after: { readonly role: string; readonly invitationId: number };
  };
  "role by the company's login": RoleChanged & { readonly after: { readonly role: string } };
  "second factor switched on": ToPerson;
  "second factor switched off": ToPerson;
  "second factor removed": ToPerson;
  "passkey added": ToPerson;
  "passkey removed": ToPerson;
  "recovery code used": ToPerson;
  "recovery codes made": ToPerson;
  "demo account blocked": ToPerson;
  "demo account got a random password": ToPerson;
  "leaving planned": { readonly subject: "leavers"; readonly after: { readonly lastDay: string } };
  "leaving called off": { readonly subject: "leavers" };
  left: {
    readonly subject: "people";
    readonly after: {
      readonly openLogins: number;
      readonly endedLogins: number;
      readonly codesSwitchedOff: number;
      readonly kitOrders: readonly string[];
    };
  };
  "member added": ToMember;
  "member changed": ToMember & { readonly after: { readonly fields: readonly string[] } };
  "member linked": ToMember & { readonly after: { readonly personId: number } };
  "member unlinked": ToMember & {
    readonly after: { readonly personId: number; readonly isSomebodyElse: boolean };
  };
  "members merged": ToMember & {
    readonly after: {
      readonly mergedId: number;
      readonly emails: number;
      readonly kits: number;
      readonly accountMoved: boolean;
    };
  };
  "member parted": ToMember & {
    readonly after: { readonly newId: number; readonly emails: number; readonly takesAccount: boolean };
  };
  "member erased": ToMember & { readonly after: { readonly emails: number; readonly kits: number } };
  "members imported": ToMember & {
    readonly after: { readonly added: number; readonly changed: number };
  };
  "occasion added": ToOccasion & { readonly after: object };
  "occasion changed": ToOccasion & { readonly before: object; readonly after: object };
  "occasion started": ToOccasion;
  "occasion archived": ToOccasion;
  "occasion taken back": ToOccasion;
  "members added to an occasion": ToOccasion & { readonly after: { readonly members: number } };
  "givers of an occasion changed": ToOccasion & {
    readonly before: { readonly givers: number[] };
    readonly after: { readonly givers: number[] };
  };
  "note of an occasion changed": ToOccasion & {
    readonly before: { readonly notes: object };
    readonly after: { readonly notes: object };
  };
  "members removed from an occasion": ToOccasion & { readonly after: { readonly members: number } };
  "claim links sent": {
    readonly subject: "occasions";
    readonly after: { readonly links: number };
  };
  "members reminded to choose": ToOccasion & { readonly after: { readonly reminders: number } };
  "choices ordered": ToOccasion & { readonly after: { readonly choices: number } };
  "claim cards printed": {
    readonly subject: "occasions";
    readonly after: { readonly cards: number };
  };
  "claim link sent again": ToMember & { readonly after: { readonly occasionId: number } };
  "claim link withdrawn": ToMember & { readonly after: { readonly occasionId: number } };
  "enquiry changed": {
    readonly subject: "enquiries";
    readonly before: EnquiryState;
    readonly after: EnquiryState;
  };
  "enquiry answered": {
    readonly subject: "enquiries";
    readonly before: EnquiryState;
    readonly after: { readonly state: "answered"; readonly letters: number };
  };
  "quote made": {
    readonly subject: "quotes";
    readonly after: { readonly quote: string; readonly total: number };
  };
  "quote changed": {
    readonly subject: "quotes";
    readonly before: { readonly total: number };
    readonly after: { readonly total: number };
  };
  "quote sent": {
    readonly subject: "quotes";
    readonly after: { readonly version: number; readonly total: number; readonly validUntil: string };
  };
  "quote change asked": { readonly subject: "quotes"; readonly after: { readonly version: number } };
  "quote lapsed": { readonly subject: "quotes" };
  "quote lost": {
    readonly subject: "quotes";
    readonly before: { readonly state: string };
    readonly after: { readonly reason: string };
  };
  "coupon made": CouponChanged;
  "coupon changed": CouponChanged;
  "coupon switched off": CouponChanged;
  "coupon switched on": CouponChanged;
  "personal codes made": { readonly subject: "coupon-batches"; readonly after: object };
  "personal codes mailed": {
    readonly subject: "coupon-batches";
    readonly after: { readonly name: string; readonly mailed: number };
  };
}
