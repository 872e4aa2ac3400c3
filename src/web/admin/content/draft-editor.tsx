import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { Confirm } from "react-admin";
import type { Content, EditedContent } from "../../../contract/admin/content.ts";
import { api } from "../api.ts";
import { Part } from "../part.tsx";
import { useStep } from "../use-step.ts";
import { ContentFields } from "./content-fields.tsx";
import { problemOf } from "./problem-of.ts";

/** One piece of content while it is changed: kept as a draft, looked at on the shop, published or thrown away. */
export function DraftEditor({ edited }: { edited: EditedContent }) {
  const { id: kind, version, live, draft } = edited;
  const [content, setContent] = useState<Content>(draft ?? live);
  const [asked, setAsked] = useState<"publish" | "discard">();
  const { isBusy, take } = useStep();
  const isChanged = JSON.stringify(content) !== JSON.stringify(draft ?? live);
  const problem = problemOf(content);
  const params = { kind };
  const keep = () =>
    take(
      () => api.call("PUT /api/admin/content/{kind}", { params, body: { version, content } }),
      "The draft is kept; buyers see no change yet",
    );
  /** The tab is opened by the click itself: one that opens later is blocked. */
  async function preview() {
    const tab = window.open("", "kitstore-preview");
    const isOpen = await take(async () => {
      const { path } = await api.call("POST /api/admin/content/{kind}/preview", { params });
      if (tab) tab.location.href = path;
    });
    if (!isOpen) tab?.close();
  }
  const publish = () =>
    take(
      () => api.call("POST /api/admin/content/{kind}/publish", { params, body: { version } }),
      "Published: it is on the shop",
    );
  const discard = () =>
    take(
      () => api.call("POST /api/admin/content/{kind}/discard", { params, body: { version } }),
      "The draft is gone",
    );
  return (
    <Part title={draft ? "The draft" : "As it is on the shop"}>
      <ContentFields content={content} set={setContent} />
      {problem && (
        <Typography role="alert" color="error" sx={{ mt: 2 }}>
          {problem}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
        <Button
          variant={isChanged ? "contained" : "outlined"}
          disabled={isBusy || !isChanged || problem !== undefined}
          onClick={() => void keep()}
        >
          Keep as draft
        </Button>
        <Button variant="outlined" disabled={isBusy || isChanged || !draft} onClick={() => void preview()}>
          Look at it on the shop
        </Button>
        <Button
          variant={isChanged ? "outlined" : "contained"}
          disabled={isBusy || isChanged || !draft}
          onClick={() => setAsked("publish")}
        >
          Publish
        </Button>
        <Button
          color="error"
          disabled={isBusy || !draft}
          onClick={() => setAsked("discard")}
          sx={{ ml: "auto" }}
        >
          Throw the draft away
        </Button>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        {isChanged
          ? "Keep it as a draft first; then look at it on the shop, and publish."
          : "The look at the shop shows all drafts together, to you alone, for 30 minutes."}
      </Typography>
      <Confirm
        isOpen={asked !== undefined}
        title={asked === "publish" ? "Publish the draft?" : "Throw the draft away?"}
        content={
          asked === "publish"
            ? "Every buyer sees it within a second. What is on the shop now stays among the versions below."
            : "What was changed and not published is lost. The shop stays as it is."
        }
        confirm={asked === "publish" ? "Publish it" : "Throw it away"}
        onConfirm={() => {
          const step = asked === "publish" ? publish : discard;
          setAsked(undefined);
          void step();
        }}
        onClose={() => setAsked(undefined)}
      />
    </Part>
  );
}
