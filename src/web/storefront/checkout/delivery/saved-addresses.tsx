import { useRef, useState } from "react";
import type { SavedAddress } from "../../../../contract/saved-addresses.ts";
import { linesBelowName } from "../../../../platform/address/shown-address.ts";
import { t } from "../../../../platform/language/t.ts";
import { Icon } from "../../../ui/icon.tsx";
import { RetryButton } from "../../../ui/retry-button.tsx";
import { NoticeBox } from "../../form/notice.tsx";
import { useAddressCountry } from "../../wording/address-country.ts";
import type { SavedAddressesState } from "./use-saved-addresses.ts";

interface SavedAddressesProps {
  saved: SavedAddressesState;
  onChoose: (address: SavedAddress) => void;
  onRemove: () => void;
}

/** With two addresses the form is still visible on a phone. */
const INITIALLY_SHOWN = 2;

/** The saved addresses above the form: each can be chosen or removed. Renders nothing if there are none. */
export function SavedAddresses({ saved, onChoose, onRemove }: SavedAddressesProps) {
  const countryName = useAddressCountry();
  const [showsAll, setShowsAll] = useState(false);
  const [removed, setRemoved] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const { addresses, notice, hasFailed } = saved;
  if (addresses.length === 0 && !notice && !removed) return null;
  const shown = showsAll ? addresses : addresses.slice(0, INITIALLY_SHOWN);
  const more = addresses.length - shown.length;

  function remove(address: SavedAddress) {
    setRemoved(t("The address of {recipientName} was removed.", { recipientName: address.recipientName }));
    heading.current?.focus(); // the pressed button has disappeared
    onRemove();
    void saved.remove(address);
  }

  return (
    <section aria-labelledby="saved-heading" className="mb-8 grid gap-3">
      <h3 id="saved-heading" ref={heading} tabIndex={-1} className="text-sm font-medium outline-none">
        {t("Use an earlier address")}
      </h3>
      <NoticeBox notice={notice} />
      {hasFailed && <RetryButton className="link min-h-11 justify-self-start text-sm" onRetry={saved.load} />}
      {shown.length > 0 && (
        <ul className="grid gap-3 sm:grid-cols-2">
          {shown.map((address) => (
            <li key={address.savedAddressId} className="relative">
              <button
                type="button"
                className="saved-address grid h-full w-full content-start rounded-md border border-edge bg-raised py-3 pe-12 ps-4 text-start text-sm wrap-anywhere"
                onClick={() => onChoose(address)}
              >
                <span className="block font-medium">{address.recipientName}</span>
                <span className="line-clamp-2 text-soft">
                  {oneLineAddress(address, countryName(address.country))}
                </span>
              </button>
              <button
                type="button"
                className="icon-button absolute top-0.5 inset-e-0.5 text-soft"
                aria-label={t("Remove the address of {recipientName}, {recipientCity}", {
                  recipientName: address.recipientName,
                  recipientCity: address.recipientCity,
                })}
                onClick={() => remove(address)}
              >
                <Icon name="trash" size={18} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <button
          type="button"
          className="link min-h-11 justify-self-start text-sm"
          onClick={() => setShowsAll(true)}
        >
          {t("Show {more} more", { more })}
        </button>
      )}
      <p role="status" className="text-sm text-soft empty:hidden">
        {notice ? "" : removed}
      </p>
    </section>
  );
}

const oneLineAddress = (address: SavedAddress, country: string): string =>
  linesBelowName(address, country).join(", ");
