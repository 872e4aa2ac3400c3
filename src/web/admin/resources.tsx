import MembersIcon from "@mui/icons-material/AccountCircle";
import OfficesIcon from "@mui/icons-material/ApartmentOutlined";
import ContentIcon from "@mui/icons-material/ArticleOutlined";
import BooksIcon from "@mui/icons-material/BalanceOutlined";
import MonthIcon from "@mui/icons-material/CalendarMonthOutlined";
import CategoryIcon from "@mui/icons-material/CategoryOutlined";
import CodesIcon from "@mui/icons-material/ConfirmationNumberOutlined";
import CurrencyRatesIcon from "@mui/icons-material/CurrencyExchangeOutlined";
import MailTextsIcon from "@mui/icons-material/DraftsOutlined";
import IntegrationsIcon from "@mui/icons-material/ExtensionOutlined";
import AuditIcon from "@mui/icons-material/FactCheckOutlined";
import PeopleIcon from "@mui/icons-material/GroupOutlined";
import QuotesIcon from "@mui/icons-material/HandshakeOutlined";
import LedgerIcon from "@mui/icons-material/HistoryOutlined";
import PackingIcon from "@mui/icons-material/Inbox";
import StockIcon from "@mui/icons-material/Inventory2Outlined";
import CouponIcon from "@mui/icons-material/LocalOfferOutlined";
import CourierIcon from "@mui/icons-material/LocalShippingOutlined";
import LeaversIcon from "@mui/icons-material/LogoutOutlined";
import EnquiriesIcon from "@mui/icons-material/MailOutlineOutlined";
import ExportIcon from "@mui/icons-material/MoveToInboxOutlined";
import PaymentsIcon from "@mui/icons-material/PaymentsOutlined";
import InvitationsIcon from "@mui/icons-material/PersonAddAltOutlined";
import SecondFactorIcon from "@mui/icons-material/PhonelinkLockOutlined";
import CountriesIcon from "@mui/icons-material/PublicOutlined";
import OrdersIcon from "@mui/icons-material/ReceiptLongOutlined";
import KitIcon from "@mui/icons-material/RedeemOutlined";
import InvoicesIcon from "@mui/icons-material/RequestQuoteOutlined";
import SearchWordsIcon from "@mui/icons-material/SearchOutlined";
import SettingsIcon from "@mui/icons-material/SettingsOutlined";
import ProductsIcon from "@mui/icons-material/ShoppingBagOutlined";
import ExchangesIcon from "@mui/icons-material/Undo";
import type { ResourceProps } from "react-admin";
import { t } from "../../platform/language/t.ts";
import { AuditList } from "./audit/audit-list.tsx";
import { BooksPage } from "./books/books-page.tsx";
import { CategoryCreate, CategoryEdit, CategoryList } from "./categories/category-screens.tsx";
import { contentLabel } from "./content/content-labels.ts";
import { ContentList } from "./content/content-list.tsx";
import { ContentShow } from "./content/content-show.tsx";
import { CouponBatchCreate } from "./coupon-batches/coupon-batch-create.tsx";
import { CouponBatchList } from "./coupon-batches/coupon-batch-list.tsx";
import { CouponBatchShow } from "./coupon-batches/coupon-batch-show.tsx";
import { CouponCreate } from "./coupons/coupon-create.tsx";
import { CouponList } from "./coupons/coupon-list.tsx";
import { CouponShow } from "./coupons/coupon-show.tsx";
import { CourierReportList } from "./courier-events/courier-report-list.tsx";
import { CurrencyRateCreate } from "./currency-rates/currency-rate-create.tsx";
import { CurrencyRateList } from "./currency-rates/currency-rate-list.tsx";
import { CurrencyRateShow } from "./currency-rates/currency-rate-show.tsx";
import { EnquiryList } from "./enquiries/enquiry-list.tsx";
import { EnquiryShow } from "./enquiries/enquiry-show.tsx";
import { GiftList } from "./gifts/gift-list.tsx";
import { GiftShow } from "./gifts/gift-show.tsx";
import { IntegrationsPage } from "./integrations/integrations-page.tsx";
import { InvitationCreate } from "./invitations/invitation-create.tsx";
import { InvitationList } from "./invitations/invitation-list.tsx";
import { InvoicesPage } from "./invoices/invoices-page.tsx";
import { LeaversPage } from "./leavers/leavers-page.tsx";
import { MailTextsPage } from "./mail-texts/mail-texts-page.tsx";
import { MemberCreate } from "./members/member-create.tsx";
import { MemberEdit } from "./members/member-edit.tsx";
import { MemberImportPage } from "./members/member-import-page.tsx";
import { MemberList } from "./members/member-list.tsx";
import { MemberShow } from "./members/member-show.tsx";
import { MonthPage } from "./months/month-page.tsx";
import { OccasionCreate } from "./occasions/occasion-create.tsx";
import { OccasionEdit } from "./occasions/occasion-edit.tsx";
import { nameOfOccasion } from "./occasions/occasion-labels.ts";
import { OccasionList } from "./occasions/occasion-list.tsx";
import { FirstOccasion, OccasionShow } from "./occasions/occasion-show.tsx";
import { OfficeCreate, OfficeEdit, OfficeList } from "./offices/office-screens.tsx";
import { OrderCreate } from "./orders/new/order-create.tsx";
import { OrderList } from "./orders/order-list.tsx";
import { OrderShow } from "./orders/order-show.tsx";
import { ExpectedExchanges } from "./packing/expected-exchanges.tsx";
import { PackingList } from "./packing/packing-list.tsx";
import { MoneyList } from "./payments/money-list.tsx";
import { PaymentEventList } from "./payments/payment-event-list.tsx";
import { PeopleList } from "./people/people-list.tsx";
import { PersonShow } from "./people/person-show.tsx";
import { ProductImportPage } from "./product-imports/import-page.tsx";
import { ProductList } from "./products/product-list.tsx";
import { ProductCreate, ProductEdit } from "./products/product-screens.tsx";
import { ProductShow } from "./products/product-show.tsx";
import { QuoteCreate } from "./quotes/quote-create.tsx";
import { QuoteEdit } from "./quotes/quote-edit.tsx";
import { QuoteList } from "./quotes/quote-list.tsx";
import { QuoteShow } from "./quotes/quote-show.tsx";
import {
  SearchSynonymCreate,
  SearchSynonymEdit,
  SearchSynonymList,
} from "./search-synonyms/search-synonym-screens.tsx";
import { SecondFactorPage } from "./second-factor/second-factor-page.tsx";
import { SettingsPage } from "./settings/settings-page.tsx";
import {
  ShippingCountryCreate,
  ShippingCountryEdit,
  ShippingCountryList,
} from "./shipping/shipping-country-screens.tsx";
import { administrators, catalogueStaff, peopleStaff } from "./staff-session/shown-to-roles.ts";
import { StatementPage } from "./statements/statement-page.tsx";
import { StockCountPage } from "./stock/count/stock-count-page.tsx";
import { StockList } from "./stock/stock-list.tsx";
import { StockMovementList } from "./stock/stock-movement-list.tsx";
import { StockShow, skuName } from "./stock/stock-show.tsx";
import { StoreExportPage } from "./store-export/store-export-page.tsx";
import { taxName } from "./words/tax-words.ts";

/** The headings of the menu, in its order. */
export const menuGroups: readonly string[] = [
  t("Sell"),
  t("Catalogue"),
  t("Kit and coupons"),
  t("Shop window"),
  t("People"),
  t("Settings"),
  t("Records"),
];

export interface AdminResource extends ResourceProps {
  /** The roles that may open it. The server checks each call again. */
  readonly roles: readonly string[];
  /** The roles that may change something there, where support may only look. By default all that open it. */
  readonly changedBy?: readonly string[];
  /** The record has a screen to look at beside its form, also for who may change it. */
  readonly formApart?: boolean;
  /** Its heading in the menu. Without one it is not in the menu. */
  readonly group?: string;
  /** The letter that opens it after `g`. */
  readonly letter?: string;
}

/** Support and administrators pack from the orders. */
const packers = ["packing"];
const support = ["support", "admin"];
const catalogue = catalogueStaff;
const admin = administrators;
const all = ["support", "catalogue", "admin"];

/** The resources of the admin with their screens. Within a group, in the order of the menu. */
const resources: readonly AdminResource[] = [
  {
    name: "orders",
    options: { label: t("Order |||| Orders") },
    group: t("Sell"),
    letter: "o",
    roles: support,
    icon: OrdersIcon,
    recordRepresentation: "id",
    list: OrderList,
    show: OrderShow,
    create: OrderCreate,
  },
  {
    name: "packing",
    options: { label: t("Packing") },
    group: t("Sell"),
    letter: "o",
    roles: packers,
    icon: PackingIcon,
    recordRepresentation: "id",
    list: PackingList,
  },
  {
    name: "packing-exchanges",
    options: { label: t("Exchanges to come") },
    group: t("Sell"),
    roles: packers,
    icon: ExchangesIcon,
    list: ExpectedExchanges,
  },
  {
    name: "payments",
    group: t("Sell"),
    roles: support,
    icon: PaymentsIcon,
    options: { label: t("Payments") },
    list: MoneyList,
  },
  {
    name: "payment-events",
    roles: support,
    icon: PaymentsIcon,
    options: { label: t("Payment events") },
    list: PaymentEventList,
  },
  {
    name: "bank-statements",
    roles: support,
    options: { label: t("Bank statement") },
    create: StatementPage,
  },
  {
    name: "courier-events",
    group: t("Sell"),
    roles: support,
    icon: CourierIcon,
    list: CourierReportList,
    options: { label: t("Courier reports") },
  },
  {
    name: "enquiries",
    options: { label: t("Enquiry |||| Enquiries") },
    group: t("Sell"),
    letter: "e",
    roles: support,
    icon: EnquiriesIcon,
    recordRepresentation: "name",
    list: EnquiryList,
    show: EnquiryShow,
  },
  {
    name: "quotes",
    options: { label: t("Quote |||| Quotes") },
    group: t("Sell"),
    letter: "q",
    roles: support,
    icon: QuotesIcon,
    recordRepresentation: "quoteNo",
    list: QuoteList,
    formApart: true,
    show: QuoteShow,
    edit: QuoteEdit,
    create: QuoteCreate,
  },
  {
    name: "products",
    options: { label: t("Product |||| Products") },
    group: t("Catalogue"),
    letter: "p",
    roles: all,
    changedBy: catalogue,
    icon: ProductsIcon,
    recordRepresentation: "name",
    list: ProductList,
    show: ProductShow,
    edit: ProductEdit,
    create: ProductCreate,
  },
  {
    name: "product-imports",
    options: { label: t("Product import |||| Product imports") },
    roles: catalogue,
    create: ProductImportPage,
  },
  {
    name: "categories",
    options: { label: t("Category |||| Categories") },
    group: t("Catalogue"),
    roles: catalogue,
    icon: CategoryIcon,
    recordRepresentation: "name",
    list: CategoryList,
    edit: CategoryEdit,
    create: CategoryCreate,
  },
  {
    name: "stock",
    group: t("Catalogue"),
    letter: "s",
    roles: [...packers, ...all],
    changedBy: catalogue,
    icon: StockIcon,
    options: { label: t("Stock") },
    list: StockList,
    show: StockShow,
    recordRepresentation: skuName,
  },
  {
    name: "stock-counts",
    options: { label: t("Stock count |||| Stock counts") },
    roles: catalogue,
    create: StockCountPage,
  },
  {
    name: "stock-movements",
    group: t("Records"),
    roles: all,
    icon: LedgerIcon,
    options: { label: t("Stock ledger") },
    list: StockMovementList,
  },
  {
    name: "people",
    options: { label: t("Person |||| People") },
    group: t("People"),
    letter: "u",
    roles: support,
    changedBy: admin,
    icon: PeopleIcon,
    recordRepresentation: "fullName",
    list: PeopleList,
    show: PersonShow,
  },
  {
    name: "content",
    group: t("Shop window"),
    letter: "w",
    roles: catalogue,
    icon: ContentIcon,
    options: { label: t("Content") },
    list: ContentList,
    show: ContentShow,
    recordRepresentation: contentLabel,
  },
  {
    name: "search-synonyms",
    group: t("Shop window"),
    roles: catalogue,
    icon: SearchWordsIcon,
    options: { label: t("Search words") },
    recordRepresentation: "words",
    list: SearchSynonymList,
    edit: SearchSynonymEdit,
    create: SearchSynonymCreate,
  },
  {
    name: "currency-rates",
    group: t("Settings"),
    roles: admin,
    icon: CurrencyRatesIcon,
    options: { label: t("Currency rates") },
    list: CurrencyRateList,
    show: CurrencyRateShow,
    create: CurrencyRateCreate,
    recordRepresentation: "id",
  },
  {
    name: "shipping-countries",
    group: t("Settings"),
    roles: admin,
    icon: CountriesIcon,
    options: { label: t("Shipping country |||| Shipping countries") },
    recordRepresentation: "name",
    list: ShippingCountryList,
    edit: ShippingCountryEdit,
    create: ShippingCountryCreate,
  },
  {
    name: "offices",
    options: { label: t("Office |||| Offices") },
    group: t("Settings"),
    roles: admin,
    icon: OfficesIcon,
    recordRepresentation: "name",
    list: OfficeList,
    edit: OfficeEdit,
    create: OfficeCreate,
  },
  {
    name: "members",
    options: { label: t("Member |||| Members") },
    group: t("People"),
    letter: "m",
    roles: ["people", ...support],
    changedBy: ["people", ...admin],
    icon: MembersIcon,
    recordRepresentation: "fullName",
    list: MemberList,
    edit: MemberEdit,
    show: MemberShow,
    create: MemberCreate,
  },
  {
    name: "member-imports",
    options: { label: t("Member import |||| Member imports") },
    roles: peopleStaff,
    create: MemberImportPage,
  },
  {
    name: "invitations",
    group: t("People"),
    roles: admin,
    icon: InvitationsIcon,
    list: InvitationList,
    create: InvitationCreate,
    options: { label: t("Invitations") },
  },
  {
    name: "leavers",
    options: { label: t("Leavers") },
    group: t("People"),
    roles: admin,
    icon: LeaversIcon,
    list: LeaversPage,
  },
  {
    name: "occasions",
    group: t("Kit and coupons"),
    letter: "k",
    roles: ["people", ...all],
    changedBy: peopleStaff,
    icon: KitIcon,
    options: { label: t("Occasion |||| Occasions") },
    recordRepresentation: nameOfOccasion,
    list: OccasionList,
    formApart: true,
    show: OccasionShow,
    edit: OccasionEdit,
    create: OccasionCreate,
  },
  {
    name: "gifts",
    group: t("Kit and coupons"),
    letter: "k",
    roles: ["giver"],
    icon: KitIcon,
    options: { label: t("Gift |||| Gifts") },
    recordRepresentation: "name",
    list: GiftList,
    show: GiftShow,
  },
  {
    name: "kit",
    roles: all,
    list: FirstOccasion,
  },
  {
    name: "coupons",
    options: { label: t("Coupon |||| Coupons") },
    group: t("Kit and coupons"),
    letter: "c",
    roles: support,
    changedBy: admin,
    icon: CouponIcon,
    recordRepresentation: "code",
    list: CouponList,
    show: CouponShow,
    create: CouponCreate,
  },
  {
    name: "coupon-batches",
    group: t("Kit and coupons"),
    roles: admin,
    icon: CodesIcon,
    options: { label: t("Personal codes") },
    list: CouponBatchList,
    show: CouponBatchShow,
    create: CouponBatchCreate,
    recordRepresentation: "name",
  },
  {
    name: "mail-texts",
    group: t("Settings"),
    roles: admin,
    icon: MailTextsIcon,
    list: MailTextsPage,
    options: { label: t("Mail texts") },
  },
  {
    name: "settings",
    group: t("Settings"),
    roles: admin,
    icon: SettingsIcon,
    options: { label: t("Settings") },
    list: SettingsPage,
  },
  {
    name: "integrations",
    group: t("Settings"),
    roles: admin,
    icon: IntegrationsIcon,
    options: { label: t("Integrations") },
    list: IntegrationsPage,
  },
  {
    name: "months",
    group: t("Records"),
    roles: admin,
    icon: MonthIcon,
    list: MonthPage,
    options: { label: t("Month") },
  },
  {
    name: "books",
    group: t("Records"),
    roles: admin,
    icon: BooksIcon,
    options: { label: t("Books") },
    list: BooksPage,
  },
  {
    name: "invoices",
    group: t("Records"),
    roles: admin,
    icon: InvoicesIcon,
    options: { label: t("Invoices and {taxName}", { taxName }) },
    list: InvoicesPage,
  },
  {
    name: "store-export",
    group: t("Records"),
    roles: admin,
    icon: ExportIcon,
    list: StoreExportPage,
    options: { label: t("Export of everything") },
  },
  {
    name: "audit",
    group: t("Records"),
    letter: "a",
    roles: admin,
    icon: AuditIcon,
    options: { label: t("Audit") },
    list: AuditList,
  },
  {
    name: "second-factor",
    group: t("Settings"),
    roles: ["giver", ...packers, "people", ...all],
    icon: SecondFactorIcon,
    list: SecondFactorPage,
    options: { label: t("Your login") },
  },
];

/**
 * The resources that a role may open: with the form where it may change something, else with the screen to look at. One URL
 * leads to either, because the form also answers `/{id}/show`.
 */
export const resourcesOf = (role: string): readonly AdminResource[] =>
  resources
    .filter(({ roles }) => roles.includes(role))
    .map(({ changedBy, formApart, ...resource }) => {
      const { edit, create: _create, ...readable } = resource;
      if (changedBy && !changedBy.includes(role)) return readable;
      const { show: _show, ...form } = resource;
      return edit && !formApart ? form : resource;
    });
