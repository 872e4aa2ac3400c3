import { useEffect, useEffectEvent, useState } from "react";
import type { OrderRow } from "../../../contract/checkout.schemas.ts";
import type { SizeChoice } from "../../../contract/customer-order-changes.ts";
import type { OrderDetails } from "../../../contract/customer-orders.ts";
import { t } from "../../../platform/language/t.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { RetryButton } from "../../ui/retry-button.tsx";
import { LoadingLine } from "../../ui/spinner.tsx";
import { failureNotice, type Notice, NoticeBox } from "../form/notice.tsx";
import { ChangeAddress } from "./change-address.tsx";
import { ChangeSize } from "./change-size.tsx";
import { hasSizes, type OrderAccess, readSizeChoices } from "./order-access.ts";

interface ChangeOrderProps {
  open: boolean;
  order: OrderDetails;
  access: OrderAccess;
  /** `text` says what was changed. */
  onChanged: (order: OrderRow, text: string) => void;
  onClose: () => void;
}

/** What customers may correct themselves until the order is packed: the size of each line, and the address. */
export function ChangeOrder({ open, order, access, onChanged, onClose }: ChangeOrderProps) {
  const [choices, setChoices] = useState<readonly SizeChoice[] | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  async function load() {
    setNotice(null);
    try {
      setChoices(await readSizeChoices(access));
    } catch (problem) {
      setNotice(failureNotice(t("The sizes could not be loaded."), problem));
    }
  }
  const loadSizes = useEffectEvent(load);
  useEffect(() => {
    if (open) void loadSizes();
  }, [open]);
  const address = order.addresses.find(({ isBilling }) => !isBilling);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t(hasSizes(order) ? "Change size or address" : "Change the address")}
    >
      <div className="grid gap-8">
        {hasSizes(order) && (
          <section aria-label={t("Size")} className="grid justify-items-start gap-5">
            <NoticeBox notice={notice} />
            {notice && <RetryButton onRetry={load} />}
            {!choices && !notice && <LoadingLine label={t("Loading the sizes …")} />}
            {choices?.map((choice) => (
              <ChangeSize
                key={`${choice.lineId} ${choice.partPosition ?? ""} ${choice.size}`}
                choice={choice}
                access={access}
                onChanged={(changed) => onChanged(changed, t("The size is changed."))}
                onOutdated={load}
              />
            ))}
            {choices?.length === 0 && <p className="text-soft">{t("No other size is in stock.")}</p>}
          </section>
        )}
        {address ? (
          <ChangeAddress
            address={address}
            access={access}
            onChanged={(changed) => onChanged(changed, t("The address is changed."))}
          />
        ) : (
          <p className="text-soft">{t("To change the address, please log in.")}</p>
        )}
      </div>
    </Dialog>
  );
}
