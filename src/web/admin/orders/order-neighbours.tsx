import BeforeIcon from "@mui/icons-material/ArrowBackOutlined";
import AfterIcon from "@mui/icons-material/ArrowForwardOutlined";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import { type ReactNode, useEffect } from "react";
import { useCreatePath, useListContext, useStore } from "react-admin";
import type { StaffOrderRow } from "../../../contract/admin/orders.schemas.ts";
import { t } from "../../../platform/language/t.ts";

const noOrders: readonly string[] = [];
const useNeighbours = () => useStore<readonly string[]>("orders.neighbours", noOrders);

/** Notes the orders of the list as it is now. Their pages go on in this order, also when one has left its queue. */
export function RememberNeighbours() {
  const { data } = useListContext<StaffOrderRow>();
  const [, setNeighbours] = useNeighbours();
  useEffect(() => {
    if (data) setNeighbours(data.map(({ id }) => id));
  }, [data, setNeighbours]);
  return null;
}

/** To the order before and after this one, as the list had them. */
export function OrderNeighbours({ orderNo }: { orderNo: string }) {
  const [neighbours] = useNeighbours();
  const index = neighbours.indexOf(orderNo);
  if (index < 0) return null;
  return (
    <Box sx={{ display: "flex", alignItems: "center" }}>
      <Neighbour label={t("The order before")} orderNo={neighbours[index - 1]} icon={<BeforeIcon />} />
      <span>{t("{index} of {neighbours}", { index: index + 1, neighbours: neighbours.length })}</span>
      <Neighbour label={t("The next order")} orderNo={neighbours[index + 1]} icon={<AfterIcon />} />
    </Box>
  );
}

function Neighbour({
  label,
  orderNo,
  icon,
}: {
  label: string;
  orderNo: string | undefined;
  icon: ReactNode;
}) {
  const createPath = useCreatePath();
  if (!orderNo)
    return (
      <IconButton disabled aria-label={label} size="small">
        {icon}
      </IconButton>
    );
  return (
    <IconButton
      href={`#${createPath({ resource: "orders", type: "show", id: orderNo })}`}
      aria-label={label}
      size="small"
    >
      {icon}
    </IconButton>
  );
}
