import type { Handlers } from "../../contract/handler.ts";
import { accountApi } from "../../features/account/account.api.ts";
import { leaversApi } from "../../features/account/leavers.api.ts";
import { peopleApi } from "../../features/account/people.api.ts";
import { addressApi } from "../../features/address/address.api.ts";
import { auditApi } from "../../features/audit/audit.api.ts";
import { cartApi } from "../../features/cart/cart.api.ts";
import { catalogApi } from "../../features/catalog/catalog.api.ts";
import { categoriesApi } from "../../features/catalog/categories.api.ts";
import { productsApi } from "../../features/catalog/products.api.ts";
import { contentApi } from "../../features/content/content.api.ts";
import { couponApi } from "../../features/coupon/coupon.api.ts";
import { staffCouponsApi } from "../../features/coupon/staff-coupons.api.ts";
import { dashboardApi } from "../../features/dashboard/dashboard.api.ts";
import { documentsApi } from "../../features/document/documents.api.ts";
import { enquiryApi } from "../../features/enquiry/enquiry.api.ts";
import { inboxApi } from "../../features/enquiry/inbox.api.ts";
import { imageApi } from "../../features/image/image.api.ts";
import { kitApi } from "../../features/kit/kit.api.ts";
import { mailApi } from "../../features/mail/mail.api.ts";
import { officeApi } from "../../features/office/office.api.ts";
import { afterSalesApi } from "../../features/order/after-sales.api.ts";
import { moneyBackApi } from "../../features/order/money-back.api.ts";
import { orderApi } from "../../features/order/order.api.ts";
import { orderBatchesApi } from "../../features/order/order-batches.api.ts";
import { staffOrdersApi } from "../../features/order/staff-orders.api.ts";
import { paymentApi } from "../../features/payment/payment.api.ts";
import { privacyApi } from "../../features/privacy/privacy.api.ts";
import { productSheetApi } from "../../features/product-sheet/product-sheet.api.ts";
import { rateApi } from "../../features/rate/rate.api.ts";
import { scheduleApi } from "../../features/schedule/schedule.api.ts";
import { secondFactorApi } from "../../features/second-factor/second-factor.api.ts";
import { countryApi } from "../../features/shipping/country.api.ts";
import { stockApi } from "../../features/stock/stock.api.ts";
import type { Services } from "../services.ts";

/** Every call of the contract has its handler: a missing one does not compile. */
export const handlersOf = (services: Services): Handlers => ({
  ...catalogApi(services),
  ...stockApi(services),
  ...productsApi(services),
  ...productSheetApi(services),
  ...scheduleApi(services),
  ...categoriesApi(services),
  ...cartApi(services),
  ...couponApi(services),
  ...orderApi(services),
  ...afterSalesApi(services),
  ...moneyBackApi(services),
  ...accountApi(services),
  ...addressApi(services),
  ...enquiryApi(services),
  ...staffOrdersApi(services),
  ...orderBatchesApi(services),
  ...paymentApi(services),
  ...documentsApi(services),
  ...dashboardApi(services),
  ...auditApi(services),
  ...mailApi(services),
  ...inboxApi(services),
  ...peopleApi(services),
  ...leaversApi(services),
  ...privacyApi(services),
  ...kitApi(services),
  ...secondFactorApi(services),
  ...rateApi(services),
  ...contentApi(services),
  ...imageApi(services),
  ...countryApi(services),
  ...officeApi(services),
  ...staffCouponsApi(services),
});
