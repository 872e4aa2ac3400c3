import Box from "@mui/material/Box";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";
import type { LeaverLine } from "../../../contract/admin/leavers.ts";
import { dateLocale } from "../../../platform/calendar/date-locale.ts";
import { language, t } from "../../../platform/language/t.ts";

const outcomeLabels: Record<LeaverLine["outcome"], string> = {
  ends: t("ends"),
  nothing_left: t("blocked already, nothing is left"),
  unknown: t("no account, no code and no member"),
  yourself: t("that is you: ask another administrator"),
  duplicate: t("stands above already"),
  malformed: t("no e-mail address, or more than one"),
  not_yet: t("works until"),
  unclear_day: t("nothing yet:"),
};
const unclearLabels: Record<NonNullable<LeaverLine["unclear"]>, string> = {
  either: t("the last day may be read in two ways: answer the question above"),
  no_such_day: t("the last day is a day that does not exist"),
  not_a_date: t("the last day is no date: write it like 2026-12-31"),
  two_days: t("its time and zone are another day here: write the last day like 2026-12-31"),
  two_digit_year: t("the last day's year has two digits: write four"),
  unknown_month: t("the last day's month is unknown: write the day like 2026-12-31"),
};
const headings = [
  t("Line"),
  t("Address"),
  t("What happens"),
  t("Logins"),
  t("Codes"),
  t("Kit orders cancelled"),
  t("Orders that go on"),
];

const numericHeadings = new Set([t("Logins"), t("Codes")]);

/** As the list was read, so that a wrong reading is seen: `31 December 2026`. */
export const dayInWords = (day: string | null): string =>
  day === null
    ? ""
    : new Date(`${day}T12:00:00Z`).toLocaleDateString(dateLocale(language()), {
        dateStyle: "long",
        timeZone: "UTC",
      });

/** One text, so that a browser that translates the page changes one node. */
const whatHappens = (line: LeaverLine): string =>
  [accessInWords(line), ...line.employments.map(({ endOn }) => employmentInWords(endOn))].join("; ");

const employmentInWords = (endOn: string): string => t("employed until {day}", { day: dayInWords(endOn) });

const accessInWords = ({ outcome, lastDay, unclear }: LeaverLine): string => {
  const label = outcomeLabels[outcome];
  if (unclear) return `${label} ${unclearLabels[unclear]}`;
  if (outcome === "not_yet")
    return t("{label} {lastDay}, and ends by itself after it", { label, lastDay: dayInWords(lastDay) });
  return outcome === "ends" && lastDay
    ? t("{label} (worked until {lastDay})", { label, lastDay: dayInWords(lastDay) })
    : label;
};

/** What ends for each line of the pasted list. */
export const LeaversTable = ({ lines }: { lines: readonly LeaverLine[] }) => (
  <Box
    role="region"
    aria-label={t("Line by line")}
    tabIndex={0}
    sx={{ maxHeight: 400, overflow: "auto", border: 1, borderColor: "divider", borderRadius: 1 }}
  >
    <Table size="small" stickyHeader sx={{ minWidth: 860 }}>
      <TableHead>
        <TableRow>
          {headings.map((heading) => (
            <TableCell key={heading} align={numericHeadings.has(heading) ? "right" : "left"}>
              {heading}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {lines.map((line) => (
          <TableRow key={`${line.line} ${line.email}`}>
            <TableCell>{line.line}</TableCell>
            <TableCell sx={{ overflowWrap: "anywhere", minWidth: "9rem" }}>
              <span>{line.email}</span>
              {line.fullName && <Box sx={{ color: "text.secondary" }}>{line.fullName}</Box>}
            </TableCell>
            <TableCell sx={line.outcome === "ends" ? {} : { color: "warning.main" }}>
              {whatHappens(line)}
            </TableCell>
            <TableCell align="right">{line.openLogins || ""}</TableCell>
            <TableCell align="right">{line.codes || ""}</TableCell>
            <TableCell sx={{ minWidth: "9rem" }}>{line.kitOrders.join(", ")}</TableCell>
            <TableCell sx={{ minWidth: "9rem" }}>{line.staying.join(", ")}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </Box>
);
