import { Create, FormDataConsumer, SimpleForm, TextInput } from "react-admin";
import type { CouponInput, StaffCoupon } from "../../../contract/admin/coupons.ts";
import { t } from "../../../platform/language/t.ts";
import { useRecordRefusal } from "../calls/record-refusal.tsx";
import { LabelSelectInput } from "../inputs/label-select-input.tsx";
import { SaveToolbar } from "../records/save-toolbar.tsx";
import {
  CouponOccasionInput,
  CouponValueInput,
  couponOccasion,
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
> & { percent: number | null; amount: number | null; occasionId: number };

const emptyCoupon: CouponDraft = {
  code: "",
  kind: "percent",
  percent: null,
  amount: null,
  occasionId: 1,
  oncePer: "user",
  boundEmail: "",
  startsAt: null,
  endsAt: null,
  maxUses: null,
  note: "",
};

/** Only the value of its kind is sent, and either the e-mail address or the limit. */
const toCouponInput = ({
  percent,
  amount,
  occasionId,
  boundEmail,
  maxUses,
  ...coupon
}: CouponDraft): CouponInput => ({
  ...coupon,
  ...couponValue(coupon.kind, { percent, amount }),
  ...couponOccasion(coupon.kind, occasionId),
  ...(coupon.oncePer === "coupon" ? { boundEmail } : { maxUses }),
});

const fields = { code_taken: "code" } as const;

export function CouponCreate() {
  const { mutationOptions, showRefusal } = useRecordRefusal(fields);
  return (
    <Create
      redirect="show"
      title={t("New coupon")}
      record={emptyCoupon}
      transform={toCouponInput}
      mutationOptions={mutationOptions}
    >
      <SimpleForm sx={{ maxWidth: 560 }} toolbar={<SaveToolbar label={t("Make the coupon")} alwaysEnable />}>
        {showRefusal(<CouponInputs />)}
      </SimpleForm>
    </Create>
  );
}

const CouponInputs = () => (
  <>
    <TextInput
      source="code"
      label={t("Code")}
      helperText={t(
        "Letters and digits, spaces and dashes between. Empty: the store makes one up. Customers may write it in any case, with 0 for O and 1 for I or L.",
      )}
      slotProps={{ htmlInput: { maxLength: 40 } }}
    />
    <LabelSelectInput source="kind" label={t("Kind")} labels={kindLabels} />
    <FormDataConsumer<CouponDraft>>
      {({ formData: { kind } }) => (
        <>
          <CouponValueInput kind={kind} />
          <CouponOccasionInput kind={kind} />
        </>
      )}
    </FormDataConsumer>
    <LabelSelectInput source="oncePer" label={t("May be used")} labels={oncePerLabels} />
    <FormDataConsumer<CouponDraft>>
      {({ formData: { oncePer } }) =>
        oncePer === "coupon" ? (
          <TextInput
            source="boundEmail"
            label={t("Only for the e-mail address (empty: anybody's)")}
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
