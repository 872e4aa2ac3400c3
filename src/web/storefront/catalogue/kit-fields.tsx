import { useEffect, useEffectEvent, useRef, useState } from "react";
import { t } from "../../../platform/language/t.ts";
import { readLabelName, saveLabelName } from "../state/label-name.ts";
import { useUser } from "../state/user.ts";
import { LinkedCouponNote } from "./linked-coupon-note.tsx";

/**
 * What somebody says of their welcome kit before the size: the name on its label, which the picture of the box shows too
 * (`onName`). The coupon of the link that opened the page is stored for checkout.
 */
export default function KitFields({ onName }: { onName: (name: string) => void }) {
  const [typed, setTyped] = useState<string | null>(null);
  const [linkedName, setLinkedName] = useState("");
  const user = useUser();
  function type(text: string) {
    setTyped(text);
    saveLabelName(text);
    void import("../state/linked-person.ts").then((person) => person.saveNewcomerName(text));
  }
  const name = typed ?? user?.fullName ?? linkedName;
  useEffect(() => {
    onName(name);
  }, [name, onName]);
  const field = useRef<HTMLInputElement>(null);
  const takeTyped = useEffectEvent(() => {
    const { value = name } = field.current ?? {};
    if (value !== name) type(value);
    else setTyped(readLabelName());
  });
  // Once, for what was typed before hydration, or before a login or a reload.
  useEffect(() => takeTyped(), []);
  return (
    <div className="relative">
      <LinkedCouponNote onName={setLinkedName} />
      <label className="block">
        <span className="mb-1.5 block text-sm font-medium">{t("Name on the label")}</span>
        <input
          ref={field}
          name="labelName"
          className="control"
          autoComplete="name"
          maxLength={40}
          value={name}
          onChange={(event) => type(event.target.value)}
        />
        <span className="mt-1.5 block text-xs text-soft">
          {t("Your parcel is addressed to this name. You can still change it at checkout.")}
        </span>
      </label>
    </div>
  );
}
