import { isRefusal } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import type { Services } from "../../server/services.ts";
import { printPackingSlips } from "../fulfilment/print-packing-slips.ts";
import type { Seller } from "../invoice/invoice.ts";
import { issueInvoice } from "../invoice/issue-invoice.ts";
import { printInvoice } from "../invoice/print-invoice.ts";
import { normaliseOrderNumber } from "../order/order-number.ts";

type OrderDocumentCalls = "POST /api/admin/orders/packing-slips" | "POST /api/admin/orders/{orderNo}/invoice";

export const orderDocumentsApi = ({
  database: { db },
  config,
  calendar,
}: Services): Handlers<OrderDocumentCalls> => {
  const seller: Seller = {
    name: config.sellerName ?? config.partnerName,
    address: config.sellerAddress ?? config.officeAddress,
    gstin: config.sellerGstin,
    email: config.supportEmail,
    basisPoints: config.gstRate,
    hsn: config.gstHsn ?? "",
  };
  return {
    async "POST /api/admin/orders/packing-slips"({ body }) {
      const orderNos = body.orderNos.map((each) => normaliseOrderNumber(each) ?? each);
      const bytes = await printPackingSlips(db, orderNos, `${config.companyName} · ${seller.name}`, calendar);
      if (isRefusal(bytes)) return bytes;
      const [first = ""] = orderNos;
      const fileName = orderNos.length === 1 ? `packing-slip-${first}.pdf` : "packing-slips.pdf";
      return { fileName, pdf: bytes.toString("base64") };
    },

    async "POST /api/admin/orders/{orderNo}/invoice"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const { placeOfSupply } = body;
      const { invoicePrefix: prefix } = config;
      const invoice = await issueInvoice(db, {
        orderNo,
        placeOfSupply,
        seller,
        prefix,
        calendar,
        staff,
        now: staff.now,
      });
      if (isRefusal(invoice)) return invoice;
      const bytes = await printInvoice(invoice);
      return { fileName: `${invoice.invoiceNo.replaceAll("/", "-")}.pdf`, pdf: bytes.toString("base64") };
    },
  };
};
