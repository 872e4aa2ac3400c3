import { describe, expect, it } from "vitest";
import { demoSettings } from "../../../demo/catalogue/settings.ts";
import { defaultSettings } from "../../platform/settings/settings.ts";
import type { MailContent, MailSender } from "../look/mail-content.ts";
import { mailHtml } from "../look/mail-html.ts";
import { mailText } from "../look/mail-text.ts";
import { orderCancelledMail, restCancelledMail } from "./order-mails.ts";
import { orderPlacedMail } from "./order-placed-mail.ts";
import type { OrderToMail } from "./order-to-mail.ts";
import { orderDeliveredMail } from "./parcel-mails.ts";
import { orderRefundedMail } from "./refund-mail.ts";
import { returnAskedMail } from "./return-mails.ts";

const sender: MailSender = {
  ...defaultSettings,
  ...demoSettings,
  companyName: "Ledgerline",
  publicUrl: "https://store.example",
  language: "en",
};
const mug = {
  productName: "Enamel Mug",
  colourName: "Ink",
  size: "",
  quantity: 3,
  totalPaise: 149_997,
  discountPaise: 15_000,
  isSwag: false,
};
const order: OrderToMail = {
  orderNo: "KS-7F3K-9QMD-X",
  link: "KS-7F3K-9QMD-X.signature",
  firstName: "Asha",
  isSwag: false,
  isUnpaid: true,
  payBy: null,
  isRefunded: false,
  isToSend: true,
  wasAsked: true,
  isMadeByStaff: false,
  replacesNo: null,
  isOtherSize: false,
  deliveryCountry: "India",
  subTotalPaise: 149_997,
  discountPaise: 15_000,
  shippingPaise: 12_000,
  grandTotalPaise: 146_997,
  currencyCode: "USD",
  currencySymbol: "$",
  rateMicros: 85_000_000,
  couponCode: "SAVE10",
  billingOffice: null,
  lines: [mug],
  substitutes: [],
  partSizes: [],
  addresses: [
    {
      isBilling: false,
      recipientName: "Asha Nair",
      recipientPhone: "+91 98200 00000",
      address: "12 Marine Drive",
      recipientCity: "Mumbai",
      region: "Maharashtra",
      postalCode: "",
      country: "India",
    },
  ],
};
const kit: OrderToMail = {
  ...order,
  isSwag: true,
  subTotalPaise: 0,
  discountPaise: 0,
  shippingPaise: 0,
  grandTotalPaise: 0,
  couponCode: "WELCOMEKIT",
  lines: [{ ...mug, productName: "Welcome Kit", quantity: 1, totalPaise: 0, discountPaise: 0, isSwag: true }],
};

const amounts = ({ blocks }: MailContent) =>
  blocks
    .flatMap((block) => (block.kind === "amounts" ? block.rows : []))
    .map((row) => [row.label, row.amount, row.baseAmount]);
const textOf = (content: MailContent) => mailText(content, sender);

describe("the mail of a placed order", () => {
  it("shows amounts in the order’s currency, by its code where the symbol is shared, and rupees at the total alone", () => {
    expect(amounts(orderPlacedMail(order, sender))).toEqual([
      ["Enamel Mug", "USD\u00a017.65", ""],
      ["Sub total", "USD\u00a017.65", ""],
      ["Discount (SAVE10)", "-USD\u00a01.76", ""],
      ["Shipping", "USD\u00a01.41", ""],
      ["Grand total", "USD\u00a017.30", "₹1,469.97"],
    ]);
  });

  it("shows rupees once, and no discount where there is none", () => {
    const inRupees = { ...order, currencyCode: "INR", currencySymbol: "₹", rateMicros: 1_000_000 };
    const plain = { ...inRupees, couponCode: null, discountPaise: 0, lines: [{ ...mug, discountPaise: 0 }] };
    expect(amounts(orderPlacedMail(plain, sender)).map(([label, , base]) => [label, base])).toEqual([
      ["Enamel Mug", ""],
      ["Sub total", ""],
      ["Shipping", ""],
      ["Grand total", ""],
    ]);
  });

  it("says what happens next: a payment link, after the shipping charge is known", () => {
    expect(textOf(orderPlacedMail(order, sender))).toContain(
      "We’ll email you a payment link. Once you have paid,",
    );
    const unknown = orderPlacedMail({ ...order, shippingPaise: null, grandTotalPaise: 134_997 }, sender);
    expect(amounts(unknown).slice(-2)).toEqual([
      ["Shipping", "to be confirmed", ""],
      ["Total without shipping", "USD\u00a015.89", "₹1,349.97"],
    ]);
    expect(textOf(unknown)).toContain("will confirm the shipping charge, then email you a payment link");
  });

  it("promises no refund in the mail of a cancellation where all that was paid is refunded", () => {
    expect(textOf(orderCancelledMail(order, sender))).toContain("If you have already paid, we’ll refund you");
    const refunded = textOf(orderCancelledMail({ ...order, isRefunded: true }, sender));
    expect(refunded).toContain("What you paid has been refunded.");
    expect(refunded).not.toContain("refund you to");
  });

  it("promises no payment link where there is nothing to pay, or no longer", () => {
    const confirmed = orderPlacedMail({ ...order, isUnpaid: false }, sender);
    const free = orderPlacedMail({ ...order, grandTotalPaise: 0, shippingPaise: 0 }, sender);
    for (const content of [confirmed, free])
      expect(`${content.preview}\n${textOf(content)}`).not.toMatch(/payment link/);
    expect(textOf(confirmed)).toContain("There is nothing left to pay.");
    expect(textOf(free)).toContain("There is nothing to pay.");
  });

  it("of a kit asks for no payment and shows no price", () => {
    const text = textOf(orderPlacedMail(kit, sender));
    expect(amounts(orderPlacedMail(kit, sender))).toEqual([["Welcome Kit", "Free", ""]]);
    expect(text).toContain("there is nothing to pay");
    expect(text).not.toMatch(/payment link|[₹$]\d/);
  });

  it("contains the order number, the addresses and the link to the orders", () => {
    const text = textOf(orderPlacedMail({ ...order, billingOffice: "Pune" }, sender));
    for (const expected of [
      "KS-7F3K-9QMD-X",
      "12 Marine Drive",
      "Mumbai\n  Maharashtra\n",
      "+91 98200 00000",
      "Company office, Pune",
    ])
      expect(text).toContain(expected);
    expect(text).toContain("https://store.example/orders/track-order#KS-7F3K-9QMD-X.signature");
  });
});

describe("the mail of an order that staff gave away", () => {
  const gone = { subTotalPaise: 149_997, discountPaise: 149_997, shippingPaise: 0, grandTotalPaise: 0 };
  const given = { ...order, ...gone, isUnpaid: false, isMadeByStaff: true, couponCode: null };

  it("shows no price, and says when it leaves", () => {
    const mail = orderPlacedMail(given, sender);
    expect(amounts(mail)).toEqual([["Enamel Mug", "Free", ""]]);
    expect(mail.preview).toBe("It’s on us: there is nothing to pay.");
    expect(textOf(mail)).toContain("We’ll dispatch your order in 3 to 5 working days.");
  });

  it("promises no dispatch once it has left", () => {
    expect(textOf(orderPlacedMail({ ...given, isToSend: false }, sender))).not.toContain("We’ll dispatch");
  });
});

it("the mail of a kit shows its box large, and not once more beside its name", () => {
  const [line] = kit.lines;
  const pictured = { ...kit, lines: line ? [{ ...line, imagePath: "/images/1/kit" }] : [] };
  const html = mailHtml(orderPlacedMail(pictured, sender), sender);
  expect(html.match(/<img [^>]*>/g)).toEqual([
    expect.stringContaining('src="https://store.example/images/1/kit?w=960"'),
  ]);
});

it("the mail of a kit says what it comes with instead of a part that is out", () => {
  const substitutes = [{ part: "Steel Bottle (Pine)", product: "Steel Bottle (Graphite)" }];
  expect(textOf(orderPlacedMail({ ...kit, substitutes }, sender))).toContain(
    "Steel Bottle (Pine) is out of stock, so your kit comes with Steel Bottle (Graphite) instead.",
  );
  expect(textOf(orderPlacedMail(kit, sender))).not.toContain("instead");
});

it("the mail of a cancelled order speaks of a refund only where something could be paid", () => {
  const text = textOf(orderCancelledMail({ ...order, wasAsked: false }, sender));
  expect(text).toContain("You haven’t paid anything, so there is nothing to refund.");
  expect(text).not.toContain("we’ll refund you");
});

it("the mail of a cancelled order says what the customer gets back", () => {
  expect(textOf(orderCancelledMail(order, sender))).toContain("You can use your coupon SAVE10 again.");
  expect(textOf(orderCancelledMail(kit, sender))).toContain("you can redeem it again");
});

it("the mail of a rest that is not sent names the order, and what of it stays here", () => {
  const mail = restCancelledMail(order, [{ ...mug, imagePath: "/images/1/mug", quantity: 2 }], sender);
  expect(textOf(mail)).toContain("What hasn’t left us yet from your order KS-7F3K-9QMD-X won’t be sent.");
  expect(amounts(mail)).toEqual([["Enamel Mug", "2 pieces", ""]]);
});

describe("the mail of a refund", () => {
  const refund = {
    orderId: 1,
    amountPaise: 49_999,
    amountMinor: 588,
    reference: "R1",
    isByHand: false,
    askedAt: new Date(0),
    hasCreditNote: true,
  };
  const pieces = [{ ...mug, imagePath: "/images/1/mug", quantity: 1 }];

  it("shows which pieces are paid back", () => {
    expect(amounts(orderRefundedMail(order, { ...refund, pieces }, sender))).toEqual([
      ["Enamel Mug", "1 piece", ""],
    ]);
  });

  it("of an amount alone shows what the order has, without saying that all of it is paid back", () => {
    const mail = orderRefundedMail(order, { ...refund, pieces: [] }, sender);
    expect(amounts(mail)).toEqual([["Enamel Mug", "3 pieces", ""]]);
    expect(textOf(mail)).toContain("This is what you ordered:");
  });
});

it("the mails of a kit say what the return policy says: a kit is not returned, only its size is exchanged", () => {
  const parcel = { shippedBy: "", awbNo: "", sentAt: new Date(0), isAgain: false, pieces: [] };
  const text = textOf(orderDeliveredMail(kit, parcel, sender));
  expect(text).toContain("Is the size wrong?");
  expect(text).not.toMatch(/return what you bought|at your own cost/);
  expect(textOf(orderDeliveredMail(order, parcel, sender))).toContain("You may return what you bought");
  const back = { number: 1, pieces: [] };
  expect(textOf(returnAskedMail(kit, back, sender))).not.toMatch(/cost|unused/);
  expect(textOf(returnAskedMail(order, back, sender))).toContain("The return postage is yours to pay.");
});
