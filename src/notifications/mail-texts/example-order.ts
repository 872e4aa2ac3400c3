import { currencySymbol } from "../../platform/money/currency-symbol.ts";
import type { OrderToMail } from "../order/order-to-mail.ts";

/** What a preview of a mail shows. Nobody ordered it. */
export const exampleOrder = (orderNo: string, baseCurrency: string): OrderToMail => ({
  orderNo,
  link: null,
  firstName: "Asha",
  isSwag: false,
  isUnpaid: true,
  deliveryCountry: null,
  payBy: new Date("2026-12-03T12:00:00Z"),
  isMadeByStaff: false,
  replacesNo: null,
  isOtherSize: false,
  isRefunded: false,
  isToSend: true,
  wasAsked: true,
  subTotalPaise: 99_800,
  discountPaise: 0,
  shippingPaise: 10_000,
  grandTotalPaise: 109_800,
  currencyCode: baseCurrency,
  currencySymbol: currencySymbol(baseCurrency),
  rateMicros: 1_000_000,
  couponCode: null,
  billingOffice: null,
  substitutes: [],
  partSizes: [],
  addresses: [],
  lines: [
    {
      productName: "Example mug",
      colourName: "White",
      size: "",
      quantity: 2,
      totalPaise: 99_800,
      discountPaise: 0,
      isSwag: false,
    },
  ],
});

const sentLine = {
  productName: "Example mug",
  colourName: "White",
  size: "",
  imagePath: "",
  quantity: 2,
  ordered: 2,
};

export const exampleParcel = {
  shippedBy: "Example courier",
  awbNo: "EX123456789",
  sentAt: new Date(0),
  isAgain: false,
  pieces: [sentLine],
  trackingUrl: "",
  hasInvoice: false,
};

export const exampleExchange = {
  productName: "Example shirt",
  colourName: "Sage",
  imagePath: "",
  from: "M",
  to: "L",
  quantity: 1,
  isByBuyer: false,
};
