import { isRefusal, refuse } from "../../contract/errors.ts";
import type { Handlers } from "../../contract/handler.ts";
import { printPackingSlips } from "../../orders/fulfilment/print-packing-slips.ts";
import { billingOf } from "../../orders/invoice/billing.ts";
import { issueInvoice } from "../../orders/invoice/issue-invoice.ts";
import { invoiceFileName, printInvoice } from "../../orders/invoice/print-invoice.ts";
import { printInvoices } from "../../orders/invoice/print-invoices.ts";
import { normaliseOrderNumber } from "../../orders/order/order-number.ts";
import type { Services } from "../../platform/services.ts";
import { staffOrderResponse } from "./order-admin-response.ts";
import { listNumbersToPack } from "./packing.store.ts";
import { setOrderCompany } from "./set-billed-company.ts";
import { setGstin } from "./set-gstin.ts";

type OrderDocumentCalls =
  | "POST /api/admin/orders/packing-slips"
  | "POST /api/admin/orders/invoices"
  | "POST /api/admin/orders/{orderNo}/invoice"
  | "POST /api/admin/orders/{orderNo}/gstin"
  | "POST /api/admin/orders/{orderNo}/billed-company";

const orderNotToPack = refuse("order_not_found", "One of these orders is not to be packed or sent by now.");
const orderNotFound = refuse("order_not_found", "There is no order with that number.");

export const orderDocumentsApi = (services: Services): Handlers<OrderDocumentCalls> => {
  const {
    database: { db },
    settings,
    calendar,
  } = services;
  return {
    async "POST /api/admin/orders/packing-slips"({ body, caller, now }) {
      const orderNos = body.orderNos.map((each) => normaliseOrderNumber(each) ?? each);
      if (caller.role === "packing") {
        const toPack = await listNumbersToPack(db, orderNos);
        if (!orderNos.every((each) => toPack.has(each))) return orderNotToPack;
      }
      const { companyName, homeCountry } = settings.current();
      const senders = [...new Set([companyName, billingOf(settings.current(), calendar).seller.name])].join(
        " · ",
      );
      const bytes = await printPackingSlips(db, orderNos, senders, {
        marksPacked: body.marksPacked ?? true,
        calendar,
        homeCountry,
        now,
      });
      if (isRefusal(bytes)) return bytes;
      const [first = ""] = orderNos;
      const fileName = orderNos.length === 1 ? `packing-slip-${first}.pdf` : "packing-slips.pdf";
      return { fileName, pdf: bytes.toString("base64") };
    },

    async "POST /api/admin/orders/invoices"({ body }) {
      const bytes = await printInvoices(
        db,
        body.orderNos.map((each) => normaliseOrderNumber(each) ?? each),
      );
      return isRefusal(bytes) ? bytes : { fileName: "invoices.pdf", pdf: bytes.toString("base64") };
    },

    async "POST /api/admin/orders/{orderNo}/gstin"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const refused = await setGstin(db, { orderNo, gstin: body.gstin, staff, now: staff.now });
      return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
    },

    async "POST /api/admin/orders/{orderNo}/billed-company"({ params, body: billed, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const refused = await setOrderCompany(db, { orderNo, billed, staff, now: staff.now });
      return refused ?? (await staffOrderResponse(db, orderNo, settings.current())) ?? orderNotFound;
    },

    async "POST /api/admin/orders/{orderNo}/invoice"({ params, body, ...staff }) {
      const orderNo = normaliseOrderNumber(params.orderNo) ?? "";
      const { placeOfSupply } = body;
      const invoice = await issueInvoice(db, {
        orderNo,
        placeOfSupply,
        billing: billingOf(settings.current(), calendar),
        staff,
        now: staff.now,
      });
      if (isRefusal(invoice)) return invoice;
      const bytes = await printInvoice(invoice, settings.current().baseCurrency);
      return { fileName: invoiceFileName(invoice), pdf: bytes.toString("base64") };
    },
  };
};
