import { type Static, Type } from "typebox";
import { DeclinedParts, PartSizes } from "./cart.schemas.ts";
import { Product, ProductImage } from "./catalogue.schemas.ts";
import { DeliveryAddress } from "./checkout.schemas.ts";
import {
  Day,
  ExactText,
  NamedObject,
  NonEmptyText,
  PositiveId,
  ShopHeaders,
  Text,
  Timestamp,
} from "./field-schemas.ts";
import type { ShopRoute } from "./route.ts";
import { SizedParts } from "./sized-parts.ts";

const Token = ExactText(100, { minLength: 1 });

const Office = Type.Object({ name: Type.String(), address: Type.String() });

export const ClaimDelivery = Type.Union([
  Type.Object({ to: Type.Literal("address"), address: DeliveryAddress }),
  Type.Object({
    to: Type.Literal("office"),
    recipientName: NonEmptyText(120),
    recipientPhone: NonEmptyText(40),
  }),
]);
export type ClaimDelivery = Static<typeof ClaimDelivery>;

const MaybeDay = (description: string) => Type.Union([Day, Type.Null()], { description });
const place = Type.Integer({ minimum: 1, description: "of all who wait for what is out, from 1" });
const isCovered = Type.Boolean({
  description: "whether the announced delivery brings enough for this place",
});

/** What somebody has asked for by a link that has no order yet. */
export const WaitingClaim = NamedObject("WaitingClaim", {
  variantId: PositiveId,
  size: Type.String(),
  delivery: ClaimDelivery,
  declined: DeclinedParts,
  partSizes: PartSizes,
  isCollected: Type.Boolean({
    description: "a choice of which staff have the order made later; it stands in no queue",
  }),
  place,
  expectedOn: MaybeDay("of the delivery of what is out; null: none is announced any more"),
  isCovered,
});
export type WaitingClaim = Static<typeof WaitingClaim>;

/** A size that is out, and can be waited for. */
export const ClaimWait = Type.Object({
  variantId: PositiveId,
  size: Type.String(),
  place,
  expectedOn: Day,
  isCovered,
});
export type ClaimWait = Static<typeof ClaimWait>;

const HeldKit = NamedObject("HeldKit", {
  size: Type.String({ description: "empty: the kit has no sizes" }),
  partSizes: PartSizes,
  until: Timestamp,
});
export type HeldKit = Static<typeof HeldKit>;

export const ClaimOffer = NamedObject("ClaimOffer", {
  heading: Type.String({ description: "empty: the occasion has no words, so the kit's name is shown" }),
  words: Type.String({ description: "plain text; an empty line parts paragraphs" }),
  images: Type.Array(ProductImage, { description: "of the occasion; none: that of the kit is shown" }),
  box: Type.Union([Type.Object({ colourHex: Type.String(), label: Type.String() }), Type.Null()], {
    description: "the closed box that opens over the first image; null: none",
  }),
  firstName: Type.String(),
  fullName: Type.String({
    description: "as the company knows it; the kit is addressed to it unless they change it",
  }),
  email: Type.String({
    description: "where the link was mailed to; mails about the order go there. Empty for a printed card",
  }),
  asksEmail: Type.Boolean({
    description: "a printed card without an account: an e-mail address for updates may be given",
  }),
  kit: Product,
  sizedParts: SizedParts,
  usualSize: Type.String({
    description: "what they usually take of the kit's first part with sizes; empty: not known",
  }),
  country: Type.String({ description: "where the company says that they work; empty: not known" }),
  office: Type.Union([Office, Type.Null()], { description: "where the kit can be picked up instead" }),
  expiresAt: Timestamp,
  dispatchFrom: MaybeDay("nothing is dispatched before it; null: as soon as it is packed"),
  held: Type.Union([HeldKit, Type.Null()], { description: "what is kept for them now" }),
  waits: Type.Array(ClaimWait, { description: "sizes that are out, for which somebody may wait" }),
  waiting: Type.Union([WaitingClaim, Type.Null()], {
    description: "what the member waits for, or has chosen; null: nothing",
  }),
  collecting: Type.Union(
    [
      Type.Object({
        until: Day,
        isOver: Type.Boolean({ description: "the last day is past at the member's office" }),
      }),
      Type.Null(),
    ],
    { description: "until when choices are collected, which are ordered later; null: a claim is an order" },
  ),
});
export type ClaimOffer = Static<typeof ClaimOffer>;

const ChosenKit = {
  token: Token,
  variantId: PositiveId,
  size: Text(20),
  declined: Type.Optional(DeclinedParts),
  partSizes: Type.Optional(PartSizes),
};

export const ClaimInput = NamedObject("ClaimInput", {
  ...ChosenKit,
  substitutes: Type.Optional(
    Type.Array(Type.Integer({ minimum: 0, maximum: 1000 }), {
      maxItems: 50,
      description:
        "the places, from 0, in the kit's contents for which the page showed that something else stands in: then another part is refused",
    }),
  ),
  delivery: ClaimDelivery,
  updatesEmail: Type.Optional(
    Type.String({
      maxLength: 254,
      "x-trimmed": true,
      description:
        "where mails about the order go, if the offer asks for it; it is not proved and opens nothing; else ignored",
    }),
  ),
});
export type ClaimInput = Static<typeof ClaimInput>;

const ended = [
  ...(["claim_link_unknown", "claim_link_used", "claim_link_withdrawn", "claim_link_expired"] as const),
  "claim_card_again",
  ...(["occasion_not_open", "occasion_closed", "kit_not_eligible", "kit_already_redeemed"] as const),
  ...(["account_blocked", "claim_account_taken", "product_withdrawn", "too_many_requests"] as const),
] as const;

const Claimed = NamedObject("Claimed", {
  orderNo: Type.String(),
  orderLink: Type.String({ description: "opens the order without a login" }),
});
const claimErrors = [
  ...ended,
  ...([
    "address_missing",
    "country_not_served",
    "country_unknown",
    "office_unknown",
    "variant_unknown",
  ] as const),
  ...(["out_of_stock", "size_needed", "size_unknown", "kit_changed", "unavailable"] as const),
  "email_invalid",
] as const;

/** The calls of the link by which a member claims the kit of an occasion without an account. */
export const claimRoutes = {
  "POST /api/claims/open": {
    operationId: "openClaimLink",
    tag: "Orders",
    summary: "What a claim link gives, and to whom; opening it changes nothing (extension)",
    auth: "none",
    headers: ShopHeaders,
    body: Type.Object({ token: Token }),
    output: ClaimOffer,
    errors: [...ended],
  },
  "POST /api/claims/hold": {
    operationId: "holdKit",
    tag: "Orders",
    summary:
      "Keep the kit of a claim link in the chosen size for some minutes, while its owner types the address. A link holds one kit; another size is held instead (extension)",
    auth: "none",
    headers: ShopHeaders,
    body: NamedObject("HoldInput", ChosenKit),
    output: HeldKit,
    errors: [
      ...ended,
      ...(["variant_unknown", "out_of_stock", "size_needed", "size_unknown", "kit_changed"] as const),
    ],
  },
  "POST /api/claims": {
    operationId: "claimKit",
    tag: "Orders",
    summary:
      "Order the kit of a claim link, once: the same link always has the same order. It proves the e-mail address that it was mailed to (extension)",
    auth: "none",
    headers: ShopHeaders,
    body: ClaimInput,
    output: Claimed,
    errors: [...claimErrors],
  },
  "POST /api/claims/wait": {
    operationId: "waitForKit",
    tag: "Orders",
    summary:
      "Order the kit of a claim link, or wait for it where it is out and a delivery is announced; again: change what is waited for. Another size goes to the end of its queue (extension)",
    auth: "none",
    headers: ShopHeaders,
    body: ClaimInput,
    output: Type.Object({
      order: Type.Union([Claimed, Type.Null()], { description: "null: it waits" }),
      waiting: Type.Union([WaitingClaim, Type.Null()], { description: "null: it is ordered" }),
    }),
    errors: [...claimErrors],
  },
  "POST /api/claims/choose": {
    operationId: "chooseKit",
    tag: "Orders",
    summary:
      "Store what the owner of a claim link chooses, where the occasion collects choices, or change it; it takes no stock, and staff have the order made after the last day (extension)",
    auth: "none",
    headers: ShopHeaders,
    body: ClaimInput,
    output: WaitingClaim,
    errors: [
      ...ended,
      ...(["address_missing", "country_not_served", "country_unknown", "office_unknown"] as const),
      ...(["variant_unknown", "size_needed", "size_unknown", "kit_changed", "state_conflict"] as const),
    ],
  },
  "POST /api/claims/leave": {
    operationId: "leaveQueue",
    tag: "Orders",
    summary: "Wait no more, or take a choice back: the claim link is open again (extension)",
    auth: "none",
    body: Type.Object({ token: Token }),
    output: Type.Object({ left: Type.Boolean({ description: "false: nothing was waited for" }) }),
    errors: ["claim_link_unknown", "claim_link_used", "claim_link_withdrawn", "too_many_requests"],
  },
} as const satisfies Record<string, ShopRoute>;
