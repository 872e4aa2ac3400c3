import Box from "@mui/material/Box";
import { useTheme } from "@mui/material/styles";
import { BarChart } from "@mui/x-charts/BarChart";
import type { Dashboard } from "../../../contract/admin/dashboard.ts";
import { t } from "../../../platform/language/t.ts";
import { baseSymbol, formatBaseAmount, formatShortDay, locale } from "../words/format.ts";
import { soldOrdersUrl } from "./list-url.ts";

const compactNumber = new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 });

/**
 * Revenue by day of the orders that are confirmed by now. A table shows the same to people who do not see the
 * chart.
 */
export function RevenueChart({ days }: { days: Dashboard["days"] }) {
  const { palette } = useTheme();
  // Today and every seventh day before it: as many labels as a phone has room for, at equal distances.
  const isWeekly = (index: number) => (days.length - 1 - index) % 7 === 0;
  return (
    <Box component="figure" sx={{ m: 0 }}>
      <div aria-hidden="true">
        <BarChart
          height={260}
          skipAnimation
          disableKeyboardNavigation
          onAxisClick={(_, at) => {
            if (at) location.hash = soldOrdersUrl(String(at.axisValue));
          }}
          hideLegend
          dataset={days.map((day) => ({ ...day }))}
          xAxis={[
            {
              dataKey: "day",
              scaleType: "band",
              valueFormatter: formatShortDay,
              tickInterval: (_day, index) => isWeekly(index),
              tickLabelInterval: (_day, index) => isWeekly(index),
            },
          ]}
          yAxis={[
            { valueFormatter: (amount: number) => `${baseSymbol}${compactNumber.format(amount)}`, width: 56 },
          ]}
          series={[
            {
              dataKey: "revenue",
              label: t("Confirmed orders"),
              color: palette.primary.main,
              valueFormatter: (amount) => formatBaseAmount(amount ?? 0),
            },
          ]}
          grid={{ horizontal: true }}
        />
      </div>
      <Box component="figcaption" sx={{ color: "text.secondary", typography: "body2" }}>
        {t(
          "Orders that are confirmed, dispatched or delivered by now, by the day they were placed. A day leads to its orders.",
        )}
        <details>
          <summary>{t("The same in figures")}</summary>
          <table>
            <thead>
              <tr>
                <th scope="col">{t("Day")}</th>
                <th scope="col">{t("Orders")}</th>
                <th scope="col">{t("Kits")}</th>
                <th scope="col">{t("Revenue")}</th>
              </tr>
            </thead>
            <tbody>
              {days.map(({ day, orders, kits, revenue }) => (
                <tr key={day}>
                  <td>
                    <a href={`#${soldOrdersUrl(day)}`}>{formatShortDay(day)}</a>
                  </td>
                  <td>{orders}</td>
                  <td>{kits}</td>
                  <td>{formatBaseAmount(revenue)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      </Box>
    </Box>
  );
}
