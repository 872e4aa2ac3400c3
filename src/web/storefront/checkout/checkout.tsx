import { useCallback, useEffect, useState } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from "react-router";
import { t } from "../../../platform/language/t.ts";
import { loadOnce } from "../../ui/lazy.tsx";
import { Message } from "../../ui/message.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { useRequiredUser } from "../account/require-login.ts";
import { pageContext } from "../page/page-context.ts";
import { pageMeta } from "../page/page-meta.ts";
import type { RouteHandle } from "../shell/shell.tsx";
import { loadCart, useCart } from "../state/cart.ts";
import { CheckoutHeader } from "./checkout-header.tsx";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { useSavedAddresses } from "./delivery/use-saved-addresses.ts";
import { recoverOrder } from "./place-order/send-order.ts";

/** The server's HTML is the same for everybody; the browser loads user and cart. */
export function loader({ context }: LoaderFunctionArgs) {
  const { catalogue } = context.get(pageContext);
  return { locations: catalogue.locations, offices: catalogue.offices };
}

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: t("Checkout") }, matches);

export const handle: RouteHandle = { Header: CheckoutHeader };

const loadCheckoutForm = loadOnce(() => import("./checkout-form.tsx"));
type CheckoutForm = typeof import("./checkout-form.tsx").CheckoutForm;

const notLoaded = () => t("This part of the page could not be loaded. Are you online?");

/** Specification 2, 4 and 5: checkout. */
export default function Checkout() {
  const { locations, offices } = useLoaderData<typeof loader>();
  const user = useRequiredUser();
  const { lines, problem } = useCart();
  const { CheckoutForm, hasFailed, load } = useCheckoutForm();
  const isFresh = useFreshCart(user?.userId);
  // Loaded together with the cart: shown later, they would push the form down while somebody uses it.
  const saved = useSavedAddresses(user?.userId);
  useLeaveWhenEmpty(isFresh && !problem && lines.length === 0);
  return (
    <div className="page-width pt-8 sm:pt-12">
      <h1 className="text-2xl">{t("Checkout")}</h1>
      <div className="mt-8">
        {CheckoutForm && user && saved && lines.length > 0 ? (
          <CheckoutForm
            key={user.userId}
            user={user}
            lines={lines}
            saved={saved}
            locations={locations}
            offices={offices}
          />
        ) : (
          <LoadingOrProblem
            problem={hasFailed ? notLoaded() : isFresh ? problem : null}
            onRetry={hasFailed ? load : () => void loadCart()}
          />
        )}
      </div>
    </div>
  );
}

/**
 * Loads the code of the checkout form while the cart is loaded, which is needed first anyway. It uses plain state,
 * because React delays the content of a Suspense boundary longer than the code takes to load.
 */
function useCheckoutForm() {
  const [CheckoutForm, setCheckoutForm] = useState<CheckoutForm | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadCheckoutForm().then(
      (module) => setCheckoutForm(() => module.CheckoutForm),
      () => setFailed(true),
    );
  }, []);
  useEffect(load, [load]);
  return { CheckoutForm, hasFailed, load };
}

/** Reads the cart of this user again: the known one may be a guest's or out of date. True when it is read. */
function useFreshCart(userId: number | undefined): boolean {
  const [freshFor, setFreshFor] = useState<number>();
  useEffect(() => {
    if (userId) void loadCart().then(() => setFreshFor(userId));
  }, [userId]);
  return userId !== undefined && freshFor === userId;
}

/** Goes home with an empty cart, or to the confirmation if an order whose response was lost has emptied it. */
function useLeaveWhenEmpty(isEmpty: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isEmpty) return;
    let isGone = false;
    void recoverOrder().then((orderNo) => {
      if (!isGone) void navigate(orderNo ? "/checkout/order-confirm" : "/", { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [isEmpty, navigate]);
}

function LoadingOrProblem({ problem, onRetry }: { problem: string | null; onRetry: () => void }) {
  if (!problem) return <CheckoutSkeleton />;
  return (
    <div className="grid justify-items-start gap-4">
      <Message kind="bad">{problem}</Message>
      <RetryButton onRetry={onRetry} />
    </div>
  );
}
