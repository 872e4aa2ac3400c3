import { useCallback, useEffect, useRef, useState } from "react";
import type { ServiceLocation } from "../../../contract/catalogue.schemas.ts";
import type { SavedAddress } from "../../../contract/saved-addresses.ts";
import { linesBelowName } from "../../../platform/address/shown-address.ts";
import { t } from "../../../platform/language/t.ts";
import { Button } from "../../ui/button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { failureNotice, type Notice, NoticeBox, successNotice } from "../form/notice.tsx";
import { api } from "../state/api.ts";
import { useAddressCountry } from "../wording/address-country.ts";
import { OwnAddressForm } from "./own-address-form.tsx";

/** The saved addresses: each can be changed or removed, and a new one added. */
export function OwnAddresses() {
  const [addresses, setAddresses] = useState<readonly SavedAddress[] | null>(null);
  const [locations, setLocations] = useState<readonly ServiceLocation[]>([]);
  const [notice, setNotice] = useState<Notice | null>(null);
  /** The address whose form is open; "new" for one that is added. */
  const [open, setOpen] = useState<SavedAddress | "new" | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const load = useCallback(() => {
    const countries = api.call("GET /api/servicelocations", {}).then(setLocations, () => undefined);
    api.call("GET /api/accounts/addresses", {}).then(
      (saved) => void countries.then(() => setAddresses(saved)),
      (problem: unknown) => {
        setNotice(failureNotice(t("Your saved addresses could not be loaded."), problem));
        setAddresses([]);
      },
    );
  }, []);
  useEffect(load, [load]);

  async function remove({ savedAddressId, recipientName }: SavedAddress) {
    setNotice(null);
    try {
      await api.call("POST /api/accounts/addresses/{savedAddressId}/remove", { params: { savedAddressId } });
      setAddresses((before) => before?.filter((each) => each.savedAddressId !== savedAddressId) ?? null);
      setNotice(successNotice(t("The address of {recipientName} was removed.", { recipientName })));
      heading.current?.focus(); // the pressed button is gone
    } catch (problem) {
      setNotice(failureNotice(t("The address could not be removed."), problem));
    }
  }

  function close(saved?: readonly SavedAddress[]) {
    setOpen(null);
    heading.current?.focus();
    if (!saved) return;
    setAddresses(saved);
    setNotice(successNotice(t("The address is saved.")));
  }

  return (
    <section aria-labelledby="own-addresses" className="grid gap-4">
      <h2 id="own-addresses" ref={heading} tabIndex={-1} className="text-xl outline-none">
        {t("Saved addresses")}
      </h2>
      <NoticeBox notice={notice} />
      {!addresses && <LoadingLine label={t("Loading your addresses …")} />}
      {addresses?.length === 0 && open === null && (
        <p className="text-soft">{t("None yet. Checkout can save the one you order to.")}</p>
      )}
      {addresses && addresses.length > 0 && (
        <ul className="divide-y divide-line border-y border-line">
          {addresses.map((address) => (
            <li key={address.savedAddressId} className="py-4">
              {open !== "new" && open?.savedAddressId === address.savedAddressId ? (
                <OwnAddressForm address={address} locations={locations} onClose={close} />
              ) : (
                <AddressRow
                  address={address}
                  onEdit={() => setOpen(address)}
                  onRemove={() => void remove(address)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === "new" && <OwnAddressForm address={null} locations={locations} onClose={close} />}
      {addresses && open === null && (
        <Button look="secondary" className="justify-self-start" onClick={() => setOpen("new")}>
          {t("Add an address")}
        </Button>
      )}
    </section>
  );
}

interface AddressRowProps {
  address: SavedAddress;
  onEdit: () => void;
  onRemove: () => void;
}

function AddressRow({ address, onEdit, onRemove }: AddressRowProps) {
  const countryName = useAddressCountry();
  const { recipientName, recipientCity } = address;
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
      <address className="min-w-0 flex-1 basis-52 text-sm wrap-anywhere whitespace-pre-line not-italic">
        <span className="block font-medium">{recipientName}</span>
        <span className="block">{linesBelowName(address, countryName(address.country)).join("\n")}</span>
        <span className="block text-soft" translate="no">
          {address.recipientPhone}
        </span>
      </address>
      <div className="-mx-2 flex">
        <button
          type="button"
          className="button button-quiet px-2 text-sm"
          aria-label={t("Change the address of {recipientName}, {recipientCity}", {
            recipientName,
            recipientCity,
          })}
          onClick={onEdit}
        >
          {t("Change")}
        </button>
        <button
          type="button"
          className="button button-quiet px-2 text-sm"
          aria-label={t("Remove the address of {recipientName}, {recipientCity}", {
            recipientName,
            recipientCity,
          })}
          onClick={onRemove}
        >
          {t("Remove")}
        </button>
      </div>
    </div>
  );
}
