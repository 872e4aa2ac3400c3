import { accountRoutes } from "./accounts.ts";
import { adminAudit } from "./admin/audit.ts";
import { adminBooks } from "./admin/books.ts";
import { adminBulkOrderActions } from "./admin/bulk-order-actions.ts";
import { adminCategories } from "./admin/categories.ts";
import { adminChecklist } from "./admin/checklist.ts";
import { adminChoices } from "./admin/choices.ts";
import { adminClaimCards } from "./admin/claim-cards.ts";
import { adminClaimLinks } from "./admin/claim-links.ts";
import { adminContent } from "./admin/content.ts";
import { adminCoupons } from "./admin/coupons.ts";
import { adminCourierEvents } from "./admin/courier-events.ts";
import { adminCurrencyRates } from "./admin/currency-rates.ts";
import { adminDashboard } from "./admin/dashboard.ts";
import { adminEnquiries } from "./admin/enquiries.ts";
import { adminExchanges } from "./admin/exchanges.ts";
import { adminGifts } from "./admin/gifts.ts";
import { adminImageUpload } from "./admin/image-upload.ts";
import { adminImportArchives } from "./admin/import-archives.ts";
import { adminImportImages } from "./admin/import-images.ts";
import { adminIntegrations } from "./admin/integrations.ts";
import { adminInvitations } from "./admin/invitations.ts";
import { adminInvoices } from "./admin/invoices.ts";
import { adminKit } from "./admin/kit.ts";
import { adminLeavers } from "./admin/leavers.ts";
import { adminMailTexts } from "./admin/mail-texts.ts";
import { adminMemberCsv } from "./admin/member-csv.ts";
import { adminMembers } from "./admin/members.ts";
import { adminMonths } from "./admin/months.ts";
import { adminOccasions } from "./admin/occasions.ts";
import { adminOffices } from "./admin/offices.ts";
import { adminOrderDocuments } from "./admin/order-documents.ts";
import { adminOrderMails } from "./admin/order-mails.ts";
import { adminOrders } from "./admin/orders.ts";
import { adminPacking } from "./admin/packing.ts";
import { adminPasskeys } from "./admin/passkeys.ts";
import { adminPaymentList } from "./admin/payment-list.ts";
import { adminPayments } from "./admin/payments.ts";
import { adminPeople } from "./admin/people.ts";
import { adminPrivacy } from "./admin/privacy.ts";
import { adminProductCsv } from "./admin/product-csv.ts";
import { adminProductImports } from "./admin/product-imports.ts";
import { adminProducts } from "./admin/products.ts";
import { adminQuotes } from "./admin/quotes.ts";
import { adminRefundsAndReturns } from "./admin/refunds-and-returns.ts";
import { adminScheduledChanges } from "./admin/scheduled-changes.ts";
import { adminSearchSynonyms } from "./admin/search-synonyms.ts";
import { adminSecondFactor } from "./admin/second-factor.ts";
import { adminSettings } from "./admin/settings.ts";
import { adminShipments } from "./admin/shipments.ts";
import { adminShippingCountries } from "./admin/shipping.ts";
import { adminStaffOrders } from "./admin/staff-orders.ts";
import { adminStatements } from "./admin/statements.ts";
import { adminStock } from "./admin/stock.ts";
import { adminStoreExport } from "./admin/store-export.ts";
import { backInStock } from "./back-in-stock.ts";
import { cartRoutes } from "./cart.ts";
import { catalogueRoutes } from "./catalogue.ts";
import { checkoutRoutes } from "./checkout.ts";
import { claimCardRoutes } from "./claim-cards.ts";
import { claimRoutes } from "./claims.ts";
import { customerOrderChanges } from "./customer-order-changes.ts";
import { customerOrders } from "./customer-orders.ts";
import { customerReturns } from "./customer-returns.ts";
import { enquiryRoutes } from "./enquiries.ts";
import { exchangeRoutes } from "./exchanges.ts";
import { invitationRoutes } from "./invitations.ts";
import { ownAccount } from "./own-account.ts";
import { passkeyRoutes } from "./passkeys.ts";
import { quotationRoutes } from "./quotations.ts";
import { quoteRoutes } from "./quotes.ts";
import type { Route } from "./route.ts";
import { savedAddresses } from "./saved-addresses.ts";
import { setUpRoutes } from "./set-up.ts";
import { kitRoutes } from "./sized-parts.ts";
import { thanksRoutes } from "./thanks.ts";
import { webhooks } from "./webhooks.ts";

/**
 * The whole HTTP API in one table: the 29 calls of the specification's section 7, word for word, and our extensions
 * (refresh, logout, cancel, order details, reorder, saved addresses, search suggestions, back-in-stock alerts, webhooks and the admin's
 * calls). Validation, the typed browser client and OpenAPI derive from this table.
 */
export const routes = {
  ...catalogueRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...kitRoutes,
  ...claimCardRoutes,
  ...claimRoutes,
  ...thanksRoutes,
  ...customerOrders,
  ...customerOrderChanges,
  ...customerReturns,
  ...exchangeRoutes,
  ...accountRoutes,
  ...ownAccount,
  ...passkeyRoutes,
  ...setUpRoutes,
  ...invitationRoutes,
  ...savedAddresses,
  ...enquiryRoutes,
  ...quotationRoutes,
  ...quoteRoutes,
  ...backInStock,
  ...adminRefundsAndReturns,
  ...adminExchanges,
  ...adminPacking,
  ...adminGifts,
  ...adminShipments,
  ...adminCourierEvents,
  ...adminStaffOrders,
  ...adminInvoices,
  ...adminOrderMails,
  ...webhooks,
  ...adminOrders,
  ...adminBulkOrderActions,
  ...adminPayments,
  ...adminPaymentList,
  ...adminStatements,
  ...adminOrderDocuments,
  ...adminDashboard,
  ...adminAudit,
  ...adminBooks,
  ...adminMonths,
  ...adminStock,
  ...adminProducts,
  ...adminProductCsv,
  ...adminStoreExport,
  ...adminProductImports,
  ...adminImportArchives,
  ...adminImportImages,
  ...adminScheduledChanges,
  ...adminCategories,
  ...adminEnquiries,
  ...adminQuotes,
  ...adminPeople,
  ...adminMailTexts,
  ...adminInvitations,
  ...adminMemberCsv,
  ...adminMembers,
  ...adminLeavers,
  ...adminPrivacy,
  ...adminKit,
  ...adminOccasions,
  ...adminClaimLinks,
  ...adminClaimCards,
  ...adminChoices,
  ...adminSecondFactor,
  ...adminPasskeys,
  ...adminSearchSynonyms,
  ...adminCurrencyRates,
  ...adminContent,
  ...adminImageUpload,
  ...adminShippingCountries,
  ...adminOffices,
  ...adminCoupons,
  ...adminIntegrations,
  ...adminSettings,
  ...adminChecklist,
} as const satisfies Record<string, Route>;

export type Routes = typeof routes;
export type RouteKey = keyof Routes;
