import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import type { Dashboard } from "../../../contract/admin/dashboard.ts";
import { inRupees } from "../amount.ts";
import { soldOn } from "./link-to.ts";

const short = new Intl.DateTimeFormat("en-GB", { day: "numeric", month: "short", timeZone: "UTC" });
const inThousands = new Intl.NumberFormat("en-IN", { notation: "compact", maximumFractionDigits: 1 });

/** What orders of each day came to that are confirmed by now; the same as a table for who does not see a chart. */
export function DaysChart({ days }: { days: Dashboard["days"] }) {
  const { palette } = useTheme();
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <div aria-hidden="true">
        <BarChart
          height={260}
          skipAnimation
          disableKeyboardNavigation
          onAxisClick={(_, at) => {
            if (at) location.hash = soldOn(String(at.axisValue));
          }}
          hideLegend
          dataset={days.map((day) => ({ ...day }))}
          xAxis={[
            {
              dataKey: "day",
              scaleType: "band",
              valueFormatter: (day: string) => short.format(new Date(day)),
            },
          ]}
          yAxis={[{ valueFormatter: (amount: number) => `₹${inThousands.format(amount)}`, width: 56 }]}
          series={[
            {
              dataKey: "revenue",
              label: "Confirmed orders",
              color: palette.primary.main,
              valueFormatter: (amount) => inRupees(amount ?? 0),
            },
          ]}
          grid={{ horizontal: true }}
        />
      </div>
      <Box component="figcaption" sx={{ color: "text.secondary", typography: "body2" }}>
        Orders that are confirmed, dispatched or delivered by now, by the day they were placed (India). A day
        leads to its orders.
        <details>
          <summary>The same in figures</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Orders</th>
                <th scope="col">Kits</th>
                <th scope="col">Revenue</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, orders, kits, revenue }) => (
                <tr key={day}>
                  <td>
                    <a href={`#${soldOn(day)}`}>{short.format(new Date(day))}</a>
                  </td>
                  <td>{orders}</td>
                  <td>{kits}</td>
                  <td>{inRupees(revenue)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Box>
    </Box>
  );
}
