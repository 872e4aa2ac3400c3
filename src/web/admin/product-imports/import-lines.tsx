import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import { useState } from "react";
import type { ImportLine } from "../../../contract/admin/product-imports.ts";
import { t } from "../../../platform/language/t.ts";
import { serverWord } from "../words/server-words.ts";
import { columnName } from "./field-labels.ts";
import { readInWords } from "./read-in-words.ts";

const INITIALLY_SHOWN = 100;
const colours = {
  wrong: "error",
  "new product": "success",
  "new variant": "success",
  changed: "primary",
  unchanged: "default",
} as const satisfies Record<ImportLine["outcome"], string>;

/** The lines of a file, with what each one changes or what is wrong with it. Unchanged lines are left out. */
export function ImportLines({ lines }: { lines: readonly ImportLine[] }) {
  const [shownCount, setShownCount] = useState(INITIALLY_SHOWN);
  const changedLines = lines.filter(({ outcome }) => outcome !== "unchanged");
  const wrongFirst = [
    ...changedLines.filter(({ outcome }) => outcome === "wrong"),
    ...changedLines.filter(({ outcome }) => outcome !== "wrong"),
  ];
  if (wrongFirst.length === 0) return null;
  return (
    <Box role="region" aria-label={t("Line by line")} sx={{ display: "grid", gap: 1 }}>
      <Box component="ol" sx={{ listStyle: "none", p: 0, m: 0 }}>
        {wrongFirst.slice(0, shownCount).map((line) => (
          <ImportLineRow key={line.line} line={line} />
        ))}
      </Box>
      {shownCount < wrongFirst.length && (
        <div>
          <Button onClick={() => setShownCount(wrongFirst.length)}>
            {t("Show all {wrongFirst} lines", { wrongFirst: wrongFirst.length })}
          </Button>
        </div>
      )}
    </Box>
  );
}

const ImportLineRow = ({
  line: { line, productId, name, outcome, changes, problems },
}: {
  line: ImportLine;
}) => (
  <Box
    component="li"
    sx={{
      display: "grid",
      gridTemplateColumns: { xs: "1fr", sm: "4.5rem minmax(0, 1fr)" },
      columnGap: 2,
      py: 1.25,
      borderTop: 1,
      borderColor: "divider",
    }}
  >
    <Box sx={{ color: "text.secondary", fontVariantNumeric: "tabular-nums" }}>
      {t("Line {line}", { line })}
    </Box>
    <Box sx={{ display: "grid", gap: 0.5, minWidth: 0 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, alignItems: "center" }}>
        {name && <Box sx={{ fontWeight: 600, overflowWrap: "anywhere" }}>{name}</Box>}
        <Chip size="small" variant="outlined" color={colours[outcome]} label={serverWord(outcome)} />
      </Box>
      {problems.map(({ column, message }) => (
        <Box key={`${column} ${message}`} sx={{ color: "error.main" }}>
          {column && <b>{`${columnName(column)}: `}</b>}
          <span>{serverWord(message)}</span>
        </Box>
      ))}
      {changes.length > 0 && (
        <Changes changes={changes} isNew={productId === null || outcome === "new variant"} />
      )}
    </Box>
  </Box>
);

const Changes = ({ changes, isNew }: { changes: ImportLine["changes"]; isNew: boolean }) => (
  <Box
    component="dl"
    sx={{
      display: "grid",
      gridTemplateColumns: { xs: "6.5rem minmax(0, 1fr)", sm: "9.5rem minmax(0, 1fr)" },
      columnGap: 2,
      rowGap: 0.25,
      m: 0,
      "& dd": { m: 0, overflowWrap: "anywhere", whiteSpace: "pre-line" },
      "& dt": { color: "text.secondary" },
    }}
  >
    {changes.map(({ field, from, to }) => (
      <Box key={field} sx={{ display: "contents" }}>
        <dt>{columnName(field)}</dt>
        <dd>
          {!isNew && (
            <>
              <Box component="del" sx={{ color: "text.secondary" }}>
                {readInWords(field, from)}
              </Box>{" "}
              <span>→</span>{" "}
            </>
          )}
          <span>{readInWords(field, to)}</span>
        </dd>
      </Box>
    ))}
  </Box>
);
