import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { required, TextInput } from "react-admin";
import type { StaffOrder } from "../../../contract/admin/orders.schemas.ts";
import { addressFormat } from "../../../platform/address/address-format.ts";
import { countryCode } from "../../../platform/country/country-code.ts";
import { countryOfBrowser } from "../../../platform/country/country-of-browser.ts";
import { language, t } from "../../../platform/language/t.ts";
import { FormDialog } from "../actions/action-dialog.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";

/** As the order's country has them. A field that it does not have is there where the address has something in it. */
function fieldsOf(address: StaffOrder["addresses"][number]) {
  const { fields, required: needed, regionName, postalName } = addressFormat(countryCode(address.country));
  const places = {
    recipientCity: [t("City"), 120],
    region: [regionName, 120],
    postalCode: [postalName, 20],
  } as const;
  const others = (["recipientCity", "region", "postalCode"] as const).filter(
    (name) => !fields.includes(name) && address[name],
  );
  return [
    { source: "recipientName", label: t("Name"), maxLength: 120, isNeeded: true },
    { source: "recipientPhone", label: t("Telephone"), maxLength: 40, isNeeded: true },
    { source: "address", label: t("Address"), maxLength: 500, isNeeded: true },
    ...[...fields, ...others].map((source) => ({
      source,
      label: places[source][0],
      maxLength: places[source][1],
      isNeeded: source === "recipientCity" || (source === "region" && needed.has(source)),
    })),
  ];
}

/** Corrects where an order goes. The country stays: the shipping charge depends on it. */
export function CorrectAddressDialog({ order, onClose }: { order: StaffOrder; onClose: () => void }) {
  const { isBusy, submit } = useAction();
  const delivery = order.addresses.find(({ isBilling }) => !isBilling);
  if (!delivery) return null;
  const { recipientName, recipientPhone, address, recipientCity, region, postalCode } = delivery;
  return (
    <FormDialog
      title={t("Correct the delivery address")}
      closeLabel={t("Not now")}
      onClose={onClose}
      initialValues={{ recipientName, recipientPhone, address, recipientCity, region, postalCode }}
      onSubmit={async (values) => {
        const body = { ...values, region: values.region ?? "", postalCode: values.postalCode ?? "" };
        await submit(
          () => api.call("POST /api/admin/orders/{orderNo}/address", { params: { orderNo: order.id }, body }),
          t("Corrected"),
        );
        onClose();
        return true;
      }}
      action={() => (
        <Button type="submit" variant="contained" disabled={isBusy}>
          {t("Correct it")}
        </Button>
      )}
    >
      {() => (
        <>
          {fieldsOf(delivery).map(({ source, label, maxLength, isNeeded }) => (
            <TextInput
              key={source}
              source={source}
              label={label}
              multiline={source === "address"}
              {...(isNeeded && { validate: required() })}
              slotProps={{ htmlInput: { maxLength } }}
            />
          ))}
          <Typography>
            {t("{country} stays. Nobody is mailed; the packing slip has the new address.", {
              country: countryOfBrowser(language(), delivery.country),
            })}
          </Typography>
        </>
      )}
    </FormDialog>
  );
}
