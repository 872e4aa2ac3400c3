import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useEffect, useState } from "react";
import type { ProductImportDetail } from "../../../contract/admin/product-imports.ts";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { downloadFile } from "../calls/download-file.ts";
import { SectionCard } from "../records/section-card.tsx";
import { ColumnMapping } from "./column-mapping.tsx";
import { decidedInput, emptyDraft, type ImportDraft, isUndecided } from "./import-draft.ts";
import { ImportLeft } from "./import-left.tsx";
import { ImportLines } from "./import-lines.tsx";
import { ImportProgress } from "./import-progress.tsx";
import { ImportQuestions } from "./import-questions.tsx";
import { LargeImportActions } from "./large-import-actions.tsx";
import { describeRun, isRunning, stateLabels } from "./run-summary.ts";

const POLL_MS = 1_500;

interface LargeImportProps {
  readonly importId: number;
  readonly onClosed: () => void;
}

/** One import by a job: how far it is, what it asks, what it will change, and its undoing. */
export function LargeImport({ importId, onClosed }: LargeImportProps) {
  const [detail, setDetail] = useState<ProductImportDetail>();
  const [draft, setDraft] = useState<ImportDraft>(emptyDraft);
  const [reads, setReads] = useState(0);
  const { isBusy, run } = useAction();
  const params = { importId };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step of staff reads it again
  useEffect(() => {
    let isGone = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = () =>
      api.call("GET /api/admin/product-imports/{importId}", { params: { importId } }).then(
        (body) => {
          if (isGone) return;
          setDetail(body);
          if (isRunning(body.run)) timer = setTimeout(read, POLL_MS);
        },
        () => {
          if (!isGone) timer = setTimeout(read, POLL_MS);
        },
      );
    void read();
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [importId, reads]);
  if (!detail) return null;
  const { run: ofImport } = detail;
  const act = (step: "apply" | "undo") =>
    void run(async () => {
      await api.call(`POST /api/admin/product-imports/{importId}/${step}`, { params });
      setReads(reads + 1);
    });
  const check = () =>
    void run(async () => {
      const { fields, choices } = decidedInput("", draft, detail);
      const body = { ...(fields && { fields }), choices: choices ?? { categories: [], weightGrams: null } };
      await api.call("POST /api/admin/product-imports/{importId}/check", { params, body });
      setReads(reads + 1);
    });
  const discard = () =>
    void run(async () => {
      await api.call("POST /api/admin/product-imports/{importId}/discard", { params });
      onClosed();
    });
  const downloadProblems = () =>
    void run(async () => {
      const { csv } = await api.call("GET /api/admin/product-imports/{importId}/problems", { params });
      downloadFile(`import-${importId}-problems.csv`, csv, "text/csv");
    });
  const isAsking = ofImport.state === "asking" || ofImport.state === "checked";
  const fields = draft.fields ?? detail.columns.map(({ field }) => field);
  return (
    <>
      <SectionCard title={`${ofImport.fileName || "Import"}: ${stateLabels[ofImport.state]}`}>
        <Typography role="status" sx={{ mb: 1.5 }}>
          {describeRun(ofImport)}
        </Typography>
        <ImportProgress run={ofImport} />
        {ofImport.problem && (
          <Alert severity="error" sx={{ mb: 1.5 }}>
            {ofImport.problem}
          </Alert>
        )}
        <LargeImportActions
          run={ofImport}
          isBusy={isBusy}
          onStep={act}
          onDiscard={discard}
          onDownload={downloadProblems}
          onClosed={onClosed}
        />
      </SectionCard>
      {isAsking && (detail.format !== "own" || detail.isMappingNeeded) && (
        <ColumnMapping
          key={`columns ${reads}`}
          title="Its columns"
          plan={detail}
          fields={fields}
          onChange={(changed) => setDraft({ ...draft, fields: changed })}
        />
      )}
      {isAsking && (detail.askedCategories.length > 0 || detail.withoutWeight > 0) && (
        <ImportQuestions title="What the file leaves open" plan={detail} draft={draft} onChange={setDraft} />
      )}
      {isAsking && (ofImport.state === "asking" || draft !== emptyDraft) && (
        <div>
          <Button
            variant="contained"
            disabled={isBusy || detail.askedCategories.some((each) => isUndecided(each, draft.categories))}
            onClick={check}
          >
            Check with these choices
          </Button>
        </div>
      )}
      <ImportLeft left={detail.left} />
      {detail.lines.length > 0 && (
        <SectionCard title="The first lines">
          <ImportLines lines={detail.lines} />
        </SectionCard>
      )}
    </>
  );
}
