import { booksApi } from "../../backoffice/books/books.api.ts";
import { dashboardApi } from "../../backoffice/dashboard/dashboard.api.ts";
import { leaversApi } from "../../backoffice/leavers/leavers.api.ts";
import { monthApi } from "../../backoffice/month/month.api.ts";
import { exchangesApi } from "../../backoffice/order-admin/exchanges.api.ts";
import { staffOrdersApi } from "../../backoffice/order-admin/order-admin.api.ts";
import { orderDocumentsApi } from "../../backoffice/order-admin/order-documents.api.ts";
import { orderMailsApi } from "../../backoffice/order-admin/order-mails.api.ts";
import { packingApi } from "../../backoffice/order-admin/packing.api.ts";
import { refundsAndReturnsApi } from "../../backoffice/order-admin/refunds-and-returns.api.ts";
import { shipmentsApi } from "../../backoffice/order-admin/shipments.api.ts";
import { staffOrderChangesApi } from "../../backoffice/order-admin/staff-order-changes.api.ts";
import { paymentListApi } from "../../backoffice/payments/payment-list.api.ts";
import { privacyApi } from "../../backoffice/privacy/privacy.api.ts";
import { integrationsApi } from "../../backoffice/settings/integrations.api.ts";
import { settingsApi } from "../../backoffice/settings/settings.api.ts";
import { storeExportApi } from "../../backoffice/store-export/store-export.api.ts";
import { cartApi } from "../../buying/cart/cart.api.ts";
import { couponApi } from "../../buying/coupon/coupon.api.ts";
import { staffCouponsApi } from "../../buying/coupon/staff-coupons.api.ts";
import { kitApi } from "../../buying/kit/kit.api.ts";
import { sizedPartsApi } from "../../buying/kit/sized-parts.api.ts";
import { memberAccountApi } from "../../buying/member-account/member-account.api.ts";
import { giversApi } from "../../buying/occasion/givers.api.ts";
import { occasionApi } from "../../buying/occasion/occasion.api.ts";
import { quotationApi } from "../../buying/quotation/quotation.api.ts";
import { savedAddressApi } from "../../buying/saved-address/saved-address.api.ts";
import { backInStockApi } from "../../catalogue/back-in-stock/back-in-stock.api.ts";
import { categoriesApi } from "../../catalogue/category/category.api.ts";
import { contentApi } from "../../catalogue/content/content.api.ts";
import { currencyRateApi } from "../../catalogue/currency-rate/currency-rate.api.ts";
import { imageApi } from "../../catalogue/image/image.api.ts";
import { popularProductsApi } from "../../catalogue/product/popular-products.api.ts";
import { productsApi } from "../../catalogue/product/products.api.ts";
import { scheduledChangeApi } from "../../catalogue/scheduled-change/scheduled-change.api.ts";
import { searchSynonymsApi } from "../../catalogue/search-synonym/search-synonym.api.ts";
import { shippingCountryApi } from "../../catalogue/shipping/shipping-country.api.ts";
import { catalogueApi } from "../../catalogue/snapshot/catalogue.api.ts";
import { stockApi } from "../../catalogue/stock/stock.api.ts";
import type { Handlers } from "../../contract/handler.ts";
import { importArchiveApi } from "../../importing/import-archive/import-archive.api.ts";
import { importImageApi } from "../../importing/import-image/import-image.api.ts";
import { productCsvApi } from "../../importing/product-csv/product-csv.api.ts";
import { productImportApi } from "../../importing/product-import/product-import.api.ts";
import { claimMailApi } from "../../notifications/claim-link/claim-mail.api.ts";
import { mailTextsApi } from "../../notifications/mail-texts/mail-texts.api.ts";
import { mailApi } from "../../notifications/send/mail.api.ts";
import { cancelOrderApi } from "../../orders/cancel/cancel-order.api.ts";
import { checkoutApi } from "../../orders/checkout/checkout.api.ts";
import { claimCardsApi } from "../../orders/claim/card/claim-cards.api.ts";
import { choicesApi } from "../../orders/claim/choice/choices.api.ts";
import { claimApi } from "../../orders/claim/claim.api.ts";
import { giftApi } from "../../orders/claim/gift/gift.api.ts";
import { claimLinksApi } from "../../orders/claim/link/claim-links.api.ts";
import { thanksApi } from "../../orders/claim/thanks/thanks.api.ts";
import { customerExchangesApi } from "../../orders/exchange/customer-exchanges.api.ts";
import { customerOrderChangesApi } from "../../orders/fulfilment/customer-order-changes.api.ts";
import { orderBatchesApi } from "../../orders/fulfilment/fulfilment.api.ts";
import { invoiceApi } from "../../orders/invoice/invoice.api.ts";
import { orderApi } from "../../orders/order/order.api.ts";
import { paymentApi } from "../../orders/payment/payment.api.ts";
import { adminQuotesApi } from "../../orders/quote/admin-quotes.api.ts";
import { quoteApi } from "../../orders/quote/quote.api.ts";
import { handleRefundEvent } from "../../orders/refund/handle-refund-event.ts";
import { customerReturnsApi } from "../../orders/return/customer-returns.api.ts";
import { courierApi } from "../../orders/shipment/shipment.api.ts";
import { makeOrdersApi } from "../../orders/staff-order/staff-order.api.ts";
import { statementApi } from "../../orders/statement/statement.api.ts";
import { accountApi } from "../../people/account/account.api.ts";
import { ownAccountApi } from "../../people/account/own-account.api.ts";
import { companyLoginApi } from "../../people/company-login/company-login.api.ts";
import { adminEnquiriesApi } from "../../people/enquiry/admin-enquiries.api.ts";
import { enquiryApi } from "../../people/enquiry/enquiry.api.ts";
import { acceptInvitationApi } from "../../people/invitation/accept-invitation.api.ts";
import { invitationsApi } from "../../people/invitation/invitations.api.ts";
import { memberApi } from "../../people/member/member.api.ts";
import { memberCsvApi } from "../../people/member-csv/member-csv.api.ts";
import { officeApi } from "../../people/office/office.api.ts";
import { peopleApi } from "../../people/person/person.api.ts";
import { passkeyApi } from "../../people/second-factor/passkey.api.ts";
import { secondFactorApi } from "../../people/second-factor/second-factor.api.ts";
import { auditApi } from "../../platform/audit/audit.api.ts";
import type { AppServices } from "../services.ts";

/** The handlers of all routes. Without one of them this does not compile. */
export const handlersOf = (services: AppServices): Handlers => ({
  ...catalogueApi(services),
  ...stockApi(services),
  ...productsApi(services),
  ...importArchiveApi(services),
  ...importImageApi(services),
  ...productCsvApi(services),
  ...productImportApi(services),
  ...scheduledChangeApi(services),
  ...categoriesApi(services),
  ...popularProductsApi(services),
  ...searchSynonymsApi(services),
  ...cartApi(services),
  ...couponApi(services),
  ...checkoutApi(services),
  ...orderApi(services),
  ...claimApi(services),
  ...claimLinksApi(services),
  ...claimCardsApi(services),
  ...choicesApi(services),
  ...thanksApi(services),
  ...claimMailApi(services),
  ...cancelOrderApi(services),
  ...customerOrderChangesApi(services),
  ...customerReturnsApi(services),
  ...customerExchangesApi(services),
  ...orderMailsApi(services),
  ...refundsAndReturnsApi(services),
  ...exchangesApi(services),
  ...packingApi(services),
  ...giftApi(services),
  ...giversApi(services),
  ...accountApi(services),
  ...ownAccountApi(services),
  ...companyLoginApi(services),
  ...savedAddressApi(services),
  ...enquiryApi(services),
  ...quotationApi(services),
  ...quoteApi(services),
  ...backInStockApi(services),
  ...staffOrdersApi(services),
  ...orderBatchesApi(services),
  ...statementApi(services),
  ...paymentListApi(services),
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
  ...adminQuotesApi(services),
  ...peopleApi(services),
  ...acceptInvitationApi(services),
  ...invitationsApi(services),
  ...memberApi(services),
  ...memberCsvApi(services),
  ...memberAccountApi(services),
  ...leaversApi(services),
  ...privacyApi(services),
  ...kitApi(services),
  ...sizedPartsApi(services),
  ...occasionApi(services),
  ...secondFactorApi(services),
  ...passkeyApi(services),
  ...currencyRateApi(services),
  ...contentApi(services),
  ...imageApi(services),
  ...shippingCountryApi(services),
  ...officeApi(services),
  ...staffCouponsApi(services),
  ...integrationsApi(services),
  ...settingsApi(services),
  ...storeExportApi(services),
});
