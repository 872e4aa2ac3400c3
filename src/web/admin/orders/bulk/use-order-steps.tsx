import { createContext, type ReactNode, useContext } from "react";
import { useLastCourier } from "../dispatch-form.tsx";
import { usePaymentProviders } from "../use-payment-providers.ts";
import { dispatchStep, linkStep } from "./order-steps.tsx";

/** The steps that depend on the store: which provider makes links, and which courier came last. */
function useStepsOfStore() {
  const [provider] = usePaymentProviders();
  const [courier, setCourier] = useLastCourier();
  return { link: provider && linkStep(provider), dispatch: dispatchStep(courier, setCourier) };
}

const OrderSteps = createContext<ReturnType<typeof useStepsOfStore> | null>(null);

/** Asks once for all rows of a list. */
export const OrderStepsProvider = ({ children }: { children: ReactNode }) => (
  <OrderSteps.Provider value={useStepsOfStore()}>{children}</OrderSteps.Provider>
);

export function useOrderSteps() {
  const steps = useContext(OrderSteps);
  if (!steps) throw new Error("useOrderSteps needs an OrderStepsProvider around it");
  return steps;
}
