import type { OfficeLocation } from "../../../../contract/catalogue.schemas.ts";
import type { User } from "../../state/user.ts";
import { billingOfficeId } from "./delivery.ts";
import { DeliveryForm } from "./delivery-form.tsx";
import { DeliverySummary } from "./delivery-summary.tsx";
import { SavedAddresses } from "./saved-addresses.tsx";
import type { Delivery } from "./use-delivery.ts";
import type { SavedAddressesState } from "./use-saved-addresses.ts";

interface DeliveryDetailsProps {
  delivery: Delivery;
  user: User;
  saved: SavedAddressesState;
  offices: readonly OfficeLocation[];
  /** The countries could not be loaded. */
  isListMissing: boolean;
  /** The kit alone is never a gift. */
  isKitAlone: boolean;
}

/** The saved address, or the form below the addresses of earlier orders. */
export function DeliveryDetails(props: DeliveryDetailsProps) {
  const { delivery, user, saved, offices, isListMissing, isKitAlone } = props;
  const { form, countries, isSaved, hasToggled, choose, edit } = delivery;
  if (isSaved)
    return (
      <DeliverySummary
        values={form.values}
        officeName={offices.find((office) => office.id === billingOfficeId(form.values))?.name}
        isGiftPossible={!isKitAlone}
        isFocused={hasToggled}
        onEdit={edit}
      />
    );
  return (
    <>
      <SavedAddresses saved={saved} onChoose={choose} onRemove={() => form.change({ rememberAddress: "" })} />
      <DeliveryForm
        form={form}
        countries={countries}
        isListMissing={isListMissing}
        offices={offices}
        isOrg={user.isOrg}
        giver={isKitAlone ? undefined : user}
        isFocused={hasToggled}
      />
    </>
  );
}
