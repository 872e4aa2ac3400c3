import type { Handlers } from "../../contract/handler.ts";
import { accountApi } from "../../features/account/account.api.ts";
import { cancelOrderApi } from "../../features/after-sales/cancel-order.api.ts";
import { customerReturnsApi } from "../../features/after-sales/customer-returns.api.ts";
import { handleRefundEvent } from "../../features/after-sales/handle-refund-event.ts";
import { auditApi } from "../../features/audit/audit.api.ts";
import { backInStockApi } from "../../features/back-in-stock/back-in-stock.api.ts";
import { booksApi } from "../../features/books/books.api.ts";
import { cartApi } from "../../features/cart/cart.api.ts";
import { catalogApi } from "../../features/catalog/catalog.api.ts";
import { productsApi } from "../../features/catalog/products.api.ts";
import { categoriesApi } from "../../features/category/category.api.ts";
import { companyLoginApi } from "../../features/company-login/company-login.api.ts";
import { contentApi } from "../../features/content/content.api.ts";
import { couponApi } from "../../features/coupon/coupon.api.ts";
import { staffCouponsApi } from "../../features/coupon/staff-coupons.api.ts";
import { rateApi } from "../../features/currency-rate/currency-rate.api.ts";
import { dashboardApi } from "../../features/dashboard/dashboard.api.ts";
import { adminEnquiriesApi } from "../../features/enquiry/admin-enquiries.api.ts";
import { enquiryApi } from "../../features/enquiry/enquiry.api.ts";
import { orderBatchesApi } from "../../features/fulfilment/fulfilment.api.ts";
import { imageApi } from "../../features/image/image.api.ts";
import { importArchiveApi } from "../../features/import-archive/import-archive.api.ts";
import { importImageApi } from "../../features/import-image/import-image.api.ts";
import { inventoryApi } from "../../features/inventory/inventory.api.ts";
import { invoiceApi } from "../../features/invoice/invoice.api.ts";
import { kitApi } from "../../features/kit/kit.api.ts";
import { leaversApi } from "../../features/leavers/leavers.api.ts";
import { mailApi } from "../../features/mail/mail.api.ts";
import { mailTextsApi } from "../../features/mail/mail-texts.api.ts";
import { monthApi } from "../../features/month/month.api.ts";
import { officeApi } from "../../features/office/office.api.ts";
import { orderApi } from "../../features/order/order.api.ts";
import { staffOrdersApi } from "../../features/order-admin/order-admin.api.ts";
import { orderCorrectionsApi } from "../../features/order-admin/order-corrections.api.ts";
import { orderDocumentsApi } from "../../features/order-admin/order-documents.api.ts";
import { refundsAndReturnsApi } from "../../features/order-admin/refunds-and-returns.api.ts";
import { shipmentsApi } from "../../features/order-admin/shipments.api.ts";
import { staffOrderChangesApi } from "../../features/order-admin/staff-order-changes.api.ts";
import { paymentApi } from "../../features/payment/payment.api.ts";
import { invitationsApi } from "../../features/people/invitations.api.ts";
import { peopleApi } from "../../features/people/people.api.ts";
import { privacyApi } from "../../features/privacy/privacy.api.ts";
import { productCsvApi } from "../../features/product-csv/product-csv.api.ts";
import { productImportApi } from "../../features/product-import/product-import.api.ts";
import { quotationApi } from "../../features/quotation/quotation.api.ts";
import { savedAddressApi } from "../../features/saved-address/saved-address.api.ts";
import { scheduleApi } from "../../features/schedule/schedule.api.ts";
import { passkeyApi } from "../../features/second-factor/passkey.api.ts";
import { secondFactorApi } from "../../features/second-factor/second-factor.api.ts";
import { settingsApi } from "../../features/settings/settings.api.ts";
import { courierApi } from "../../features/shipment/shipment.api.ts";
import { countryApi } from "../../features/shipping/country.api.ts";
import { makeOrdersApi } from "../../features/staff-order/staff-order.api.ts";
import { storeExportApi } from "../../features/store-export/store-export.api.ts";
import type { Services } from "../services.ts";

/** The handlers of all routes. Without one of them this does not compile. */
export const handlersOf = (services: Services): Handlers => ({
  ...catalogApi(services),
  ...inventoryApi(services),
  ...productsApi(services),
  ...importArchiveApi(services),
  ...importImageApi(services),
  ...productCsvApi(services),
  ...productImportApi(services),
  ...scheduleApi(services),
  ...categoriesApi(services),
  ...cartApi(services),
  ...couponApi(services),
  ...orderApi(services),
  ...cancelOrderApi(services),
  ...customerReturnsApi(services),
  ...orderCorrectionsApi(services),
  ...refundsAndReturnsApi(services),
  ...accountApi(services),
  ...companyLoginApi(services),
  ...savedAddressApi(services),
  ...enquiryApi(services),
  ...quotationApi(services),
  ...backInStockApi(services),
  ...staffOrdersApi(services),
  ...orderBatchesApi(services),
  ...shipmentsApi(services),
  ...makeOrdersApi(services),
  ...staffOrderChangesApi(services),
  ...courierApi(services),
  ...invoiceApi(services),
  ...paymentApi(services, handleRefundEvent),
  ...orderDocumentsApi(services),
  ...dashboardApi(services),
  ...auditApi(services),
  ...booksApi(services),
  ...monthApi(services),
  ...mailApi(services),
  ...mailTextsApi(services),
  ...adminEnquiriesApi(services),
  ...peopleApi(services),
  ...invitationsApi(services),
  ...leaversApi(services),
  ...privacyApi(services),
  ...kitApi(services),
  ...secondFactorApi(services),
  ...passkeyApi(services),
  ...rateApi(services),
  ...contentApi(services),
  ...imageApi(services),
  ...countryApi(services),
  ...officeApi(services),
  ...staffCouponsApi(services),
  ...settingsApi(services),
  ...storeExportApi(services),
});
