declare const kind: unique symbol;

/**
 * The id of one kind of row. A plain number may be used as an id, because that is what arrives in a path or a payload.
 * An id of another kind may not: two ids in the wrong order do not compile.
 */
type Id<Kind extends string> = number & { readonly [kind]?: Kind };

export type CategoryId = Id<"category">;
export type ClaimLinkId = Id<"claim link">;
export type CouponId = Id<"coupon">;
export type EnquiryId = Id<"enquiry">;
export type InvitationId = Id<"invitation">;
export type MailId = Id<"mail">;
export type MemberId = Id<"member">;
export type OccasionId = Id<"occasion">;
export type OrderId = Id<"order">;
export type OrderLineId = Id<"order line">;
export type PaymentId = Id<"payment">;
export type ProductId = Id<"product">;
export type QuoteId = Id<"quote">;
export type RefundId = Id<"refund">;
export type ReturnId = Id<"return">;
export type UserId = Id<"user">;
export type VariantId = Id<"variant">;

/** A login with all tokens that came from it by refreshing. Not a secret. */
export type LoginId = string & { readonly [kind]?: "login" };
