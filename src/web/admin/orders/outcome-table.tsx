import Chip from "@mui/material/Chip";
import Table from "@mui/material/Table";
import TableBody from "@mui/material/TableBody";
import TableCell from "@mui/material/TableCell";
import TableContainer from "@mui/material/TableContainer";
import TableHead from "@mui/material/TableHead";
import TableRow from "@mui/material/TableRow";

const tones = {
  would: { label: "Ready", color: "primary" },
  done: { label: "Done", color: "success" },
  nothing: { label: "Done before", color: "default" },
  refused: { label: "Left out", color: "error" },
} as const;

export interface Outcome {
  readonly key: string | number;
  readonly tone: keyof typeof tones;
  readonly cells: readonly (string | number)[];
}

/** What would come, or came, of each line; why not stands in words. */
export const OutcomeTable = ({ lines, heads }: { lines: readonly Outcome[]; heads?: readonly string[] }) => (
  <TableContainer tabIndex={0} role="region" aria-label="Line by line" sx={{ maxHeight: "50vh" }}>
    <Table size="small" stickyHeader={Boolean(heads)}>
      {heads && (
        <TableHead>
          <TableRow>
            <TableCell>Outcome</TableCell>
            {heads.map((head) => (
              <TableCell key={head}>{head}</TableCell>
            ))}
          </TableRow>
        </TableHead>
      )}
      <TableBody>
        {lines.map(({ key, tone, cells }) => (
          <TableRow key={key}>
            <TableCell>
              <Chip size="small" variant="outlined" {...tones[tone]} />
            </TableCell>
            {cells.map((cell, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a cell is known by its column alone
              <TableCell key={column} sx={{ whiteSpace: column < cells.length - 1 ? "nowrap" : "normal" }}>
                {cell}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  </TableContainer>
);
