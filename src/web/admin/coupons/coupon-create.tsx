import { Create, FormDataConsumer, SimpleForm, TextInput } from "react-admin";
import type { CouponInput, StaffCoupon } from "../../../contract/admin/coupons.ts";
import { useRecordRefusal } from "../calls/record-refusal.tsx";
import { LabelSelectInput } from "../inputs/label-select-input.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import {
  CouponValueInput,
  couponValue,
  EndInput,
  LimitInput,
  NoteInput,
  StartInput,
} from "./coupon-inputs.tsx";
import { kindLabels, oncePerLabels } from "./coupon-labels.ts";

type CouponDraft = Pick<
  StaffCoupon,
  "code" | "kind" | "oncePer" | "boundEmail" | "startsAt" | "endsAt" | "maxUses" | "note"
> & { percent: number | null; amount: number | null };

const emptyCoupon: CouponDraft = {
  code: "",
  kind: "percent",
  percent: null,
  amount: null,
  oncePer: "user",
  boundEmail: "",
  startsAt: null,
  endsAt: null,
  maxUses: null,
  note: "",
};

/** Only the value of its kind is sent, and either the e-mail address or the limit. */
const toCouponInput = ({ percent, amount, boundEmail, maxUses, ...coupon }: CouponDraft): CouponInput => ({
  ...coupon,
  ...couponValue(coupon.kind, { percent, amount }),
  ...(coupon.oncePer === "coupon" ? { boundEmail } : { maxUses }),
});

const fields = { code_taken: "code" } as const;

export function CouponCreate() {
  const { mutationOptions, showRefusal } = useRecordRefusal(fields);
  return (
    <Create
      redirect="show"
      title="New coupon"
      record={emptyCoupon}
      transform={toCouponInput}
      mutationOptions={mutationOptions}
    >
      <SimpleForm sx={{ maxWidth: 560 }} toolbar={<SaveToolbar label="Make the coupon" alwaysEnable />}>
        {showRefusal(<CouponInputs />)}
      </SimpleForm>
    </Create>
  );
}

const CouponInputs = () => (
  <>
    <TextInput
      source="code"
      label="Code"
      helperText="Letters and digits, spaces and dashes between. Empty: the store makes one up. Customers may write it in any case, with 0 for O and 1 for I or L."
      slotProps={{ htmlInput: { maxLength: 40 } }}
    />
    <LabelSelectInput source="kind" label="Kind" labels={kindLabels} />
    <FormDataConsumer<CouponDraft>>
      {({ formData: { kind } }) => <CouponValueInput kind={kind} />}
    </FormDataConsumer>
    <LabelSelectInput source="oncePer" label="May be used" labels={oncePerLabels} />
    <FormDataConsumer<CouponDraft>>
      {({ formData: { oncePer } }) =>
        oncePer === "coupon" ? (
          <TextInput
            source="boundEmail"
            label="Only for the e-mail address (empty: anybody's)"
            type="email"
          />
        ) : (
          <LimitInput />
        )
      }
    </FormDataConsumer>
    <StartInput />
    <EndInput />
    <NoteInput />
  </>
);
