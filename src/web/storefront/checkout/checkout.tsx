import { useEffect, useState } from "react";
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData, useNavigate } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Message } from "../../ui/message.tsx";
import { useNeededUser } from "../account/need-login.ts";
import { pageContext } from "../page-context.ts";
import { pageMeta } from "../page-meta.ts";
import type { RouteHandle } from "../shell/shell.tsx";
import { loadCart, useCart } from "../state/cart.ts";
import { CheckoutSkeleton } from "./checkout-skeleton.tsx";
import { recoverOrder } from "./send-order.ts";
import { useDesk } from "./use-desk.ts";
import { useSavedAddresses } from "./use-saved-addresses.ts";

/** The page's HTML holds what is the same for everybody; user and cart are the browser's. */
export function loader({ context }: LoaderFunctionArgs) {
  const { catalog } = context.get(pageContext);
  return { locations: catalog.locations, offices: catalog.offices };
}

export const meta: MetaFunction = ({ matches }) => pageMeta({ title: "Checkout" }, matches);

export const handle: RouteHandle = { isCheckout: true };

const NOT_LOADED = "This part of the page could not be loaded. Are you online?";

/** Specification 2, 4 and 5: checkout. */
export default function Checkout() {
  const { locations, offices } = useLoaderData<typeof loader>();
  const user = useNeededUser();
  const { lines, problem } = useCart();
  const { Desk, hasFailed, load } = useDesk();
  const isFresh = useFreshCart(user?.userId);
  // Fetched beside the cart and waited for: they stand above the form, and would push it down under a finger.
  const saved = useSavedAddresses(user?.userId);
  useLeaveWhenEmpty(isFresh && !problem && lines.length === 0);
  return (
    <div className="page-width pt-8 sm:pt-12">
      <h1 className="text-2xl">Checkout</h1>
      <div className="mt-8">
        {Desk && user && saved && lines.length > 0 ? (
          <Desk key={user.userId} {...{ user, lines, saved, locations, offices }} />
        ) : (
          <Waiting
            problem={hasFailed ? NOT_LOADED : isFresh ? problem : null}
            onRetry={hasFailed ? load : () => void loadCart()}
          />
        )}
      </div>
    </div>
  );
}

/** Reads the cart of this user once more: what is known may be a guest's, or older than another tab's change. */
function useFreshCart(userId: number | undefined): boolean {
  const [freshFor, setFreshFor] = useState<number>();
  useEffect(() => {
    if (userId) void loadCart().then(() => setFreshFor(userId));
  }, [userId]);
  return userId !== undefined && freshFor === userId;
}

/** An empty cart has nothing to check out; unless an order whose answer was lost has emptied it. */
function useLeaveWhenEmpty(isEmpty: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isEmpty) return;
    let isGone = false;
    void recoverOrder().then((isFound) => {
      if (!isGone) void navigate(isFound ? "/checkout/order-confirm" : "/", { replace: true });
    });
    return () => {
      isGone = true;
    };
  }, [isEmpty, navigate]);
}

function Waiting({ problem, onRetry }: { problem: string | null; onRetry: () => void }) {
  if (!problem) return <CheckoutSkeleton />;
  return (
    <div className="grid justify-items-start gap-4">
      <Message kind="bad">{problem}</Message>
      <Button look="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
