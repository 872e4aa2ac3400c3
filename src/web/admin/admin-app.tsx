import LeaversIcon from "@mui/icons-material/LogoutOutlined";
import SecondFactorIcon from "@mui/icons-material/PhonelinkLockOutlined";
import KitIcon from "@mui/icons-material/RedeemOutlined";
import { Admin, Resource } from "react-admin";
import { auditScreens } from "./audit/audit-screens.tsx";
import { authProvider } from "./auth-provider.ts";
import { categoryScreens } from "./categories/category-screens.tsx";
import { contentScreens } from "./content/content-screens.tsx";
import { countryScreens } from "./countries/country-screens.tsx";
import { batchScreens } from "./coupon-batches/batch-screens.tsx";
import { couponScreens } from "./coupons/coupon-screens.tsx";
import { Dashboard } from "./dashboard/dashboard.tsx";
import { dataProvider } from "./data-provider.ts";
import { enquiryScreens } from "./enquiries/enquiry-screens.tsx";
import { AdminLayout } from "./frame.tsx";
import { KitPage } from "./kit/kit-page.tsx";
import { LeaversPage } from "./leavers/leavers-page.tsx";
import { LoginPage } from "./login/login-page.tsx";
import { officeScreens } from "./offices/office-screens.tsx";
import { orderScreens } from "./orders/order-screens.tsx";
import { paymentEventScreens } from "./payments/payment-event-screens.tsx";
import { peopleScreens } from "./people/people-screens.tsx";
import { ProductImportPage } from "./product-import/import-page.tsx";
import { productScreens } from "./products/product-screens.tsx";
import { rateScreens } from "./rates/rate-screens.tsx";
import { ScreenNotFound } from "./screen-not-found.tsx";
import { SecondFactorPage } from "./second-factor/second-factor-page.tsx";
import { SessionRefresh } from "./session-refresh.tsx";
import { movementScreens, stockScreens } from "./stock/stock-screens.tsx";
import { darkTheme, lightTheme } from "./theme.ts";

/** Every screen of the admin, by the roles that may open it. */
export const AdminApp = () => (
  <Admin
    authProvider={authProvider}
    dataProvider={dataProvider}
    theme={lightTheme}
    darkTheme={darkTheme}
    layout={AdminLayout}
    dashboard={Dashboard}
    loginPage={LoginPage}
    catchAll={ScreenNotFound}
    title="Admin"
    disableTelemetry
    requireAuth
  >
    {(role: string) => (
      <>
        {["support", "admin"].includes(role) && <Resource name="orders" {...orderScreens} />}
        {["support", "admin"].includes(role) && <Resource name="payment-events" {...paymentEventScreens} />}
        {["support", "admin"].includes(role) && <Resource name="enquiries" {...enquiryScreens} />}
        {["catalogue", "admin"].includes(role) && <Resource name="products" {...productScreens} />}
        {["catalogue", "admin"].includes(role) && (
          <Resource name="product-imports" create={ProductImportPage} />
        )}
        {["catalogue", "admin"].includes(role) && <Resource name="categories" {...categoryScreens} />}
        {["catalogue", "admin"].includes(role) && <Resource name="stock" {...stockScreens} />}
        {["catalogue", "admin"].includes(role) && <Resource name="stock-movements" {...movementScreens} />}
        {role === "admin" && <Resource name="people" {...peopleScreens} />}
        {["catalogue", "admin"].includes(role) && <Resource name="content" {...contentScreens} />}
        {role === "admin" && <Resource name="rates" {...rateScreens} />}
        {role === "admin" && <Resource name="countries" {...countryScreens} />}
        {role === "admin" && <Resource name="offices" {...officeScreens} />}
        {role === "admin" && <Resource name="leavers" list={LeaversPage} icon={LeaversIcon} />}
        {["catalogue", "admin"].includes(role) && (
          <Resource name="kit" list={KitPage} icon={KitIcon} options={{ label: "Welcome kit" }} />
        )}
        {role === "admin" && <Resource name="coupons" {...couponScreens} />}
        {role === "admin" && <Resource name="coupon-batches" {...batchScreens} />}
        {role === "admin" && <Resource name="audit" {...auditScreens} />}
        <Resource
          name="second-factor"
          list={SecondFactorPage}
          icon={SecondFactorIcon}
          options={{ label: "Second factor" }}
        />
        <SessionRefresh />
      </>
    )}
  </Admin>
);
