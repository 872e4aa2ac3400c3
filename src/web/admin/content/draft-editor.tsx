import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Content, ContentDetails } from "../../../contract/admin/content.ts";
import { t } from "../../../platform/language/t.ts";
import { Question } from "../actions/question.tsx";
import { useAction } from "../actions/use-action.ts";
import { api } from "../calls/api.ts";
import { SectionCard } from "../records/section-card.tsx";
import { TypedOffer } from "../typed/typed-offer.tsx";
import { isObject, saveTyped } from "../typed/typed-storage.ts";
import { useTyped } from "../typed/use-typed.ts";
import { ContentFields } from "./content-fields.tsx";
import { findContentProblem } from "./find-content-problem.ts";

/** Edits one piece of content: saves it as a draft, previews it in the shop, publishes or discards it. */
export function DraftEditor({ edited }: { edited: ContentDetails }) {
  const { id: kind, version, live, draft, isLive } = edited;
  const [content, setContent] = useState<Content>(draft ?? live);
  const [confirming, setConfirming] = useState<"publish" | "discard">();
  const { isBusy, run } = useAction();
  const isChanged = JSON.stringify(content) !== JSON.stringify(draft ?? live);
  const form = `content ${kind}`;
  const isContent = (stored: unknown): stored is Content => isObject(stored) && stored.kind === live.kind;
  const typed = useTyped(form, { values: content, isChanged }, isContent);
  const problem = findContentProblem(content);
  const params = { kind };
  const saveDraft = () =>
    run(async () => {
      await api.call("PUT /api/admin/content/{kind}", { params, body: { version, content } });
      saveTyped(form, null);
    }, t("The draft is kept; buyers see no change yet"));
  /** The tab is opened before the call, because browsers block a tab that opens after it. */
  async function preview() {
    const tab = window.open("", "kitstore-preview");
    const isOpen = await run(async () => {
      const { path } = await api.call("POST /api/admin/content/{kind}/preview", { params });
      if (tab) tab.location.href = path;
    });
    if (!isOpen) tab?.close();
  }
  const publish = () =>
    run(
      () => api.call("POST /api/admin/content/{kind}/publish", { params, body: { version } }),
      t("Published: it is on the shop"),
    );
  const discard = () =>
    run(
      () => api.call("POST /api/admin/content/{kind}/discard", { params, body: { version } }),
      t("The draft is gone"),
    );
  return (
    <SectionCard title={draft || !isLive ? t("The draft") : t("As it is on the shop")}>
      {typed.offered && (
        <TypedOffer
          onBringBack={() => {
            if (typed.offered) setContent(typed.offered);
            typed.take();
          }}
          onDiscard={typed.discard}
        />
      )}
      <ContentFields content={content} onChange={setContent} />
      {problem && (
        <Typography role="alert" color="error" sx={{ mt: 2 }}>
          {problem}
        </Typography>
      )}
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 1, mt: 2 }}>
        <Button
          variant={isChanged ? "contained" : "outlined"}
          disabled={isBusy || !isChanged || problem !== undefined}
          onClick={() => void saveDraft()}
        >
          {t("Keep as draft")}
        </Button>
        <Button variant="outlined" disabled={isBusy || isChanged || !draft} onClick={() => void preview()}>
          {t("Look at it on the shop")}
        </Button>
        <Button
          variant={isChanged ? "outlined" : "contained"}
          disabled={isBusy || isChanged || !draft}
          onClick={() => setConfirming("publish")}
        >
          {t("Publish")}
        </Button>
        {isLive && (
          <Button
            color="error"
            disabled={isBusy || !draft}
            onClick={() => setConfirming("discard")}
            sx={{ ml: "auto" }}
          >
            {t("Throw the draft away")}
          </Button>
        )}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {isChanged
          ? t("Keep it as a draft first; then look at it on the shop, and publish.")
          : t("The look at the shop shows all drafts together, to you alone, for 30 minutes.")}
      </Typography>
      <Question
        isOpen={confirming !== undefined}
        title={confirming === "publish" ? t("Publish the draft?") : t("Throw the draft away?")}
        content={
          confirming === "publish"
            ? t(
                "Every buyer sees it within a second. What is on the shop now stays among the versions below.",
              )
            : t("What was changed and not published is lost. The shop stays as it is.")
        }
        confirm={confirming === "publish" ? t("Publish it") : t("Throw it away")}
        onConfirm={() => {
          const step = confirming === "publish" ? publish : discard;
          setConfirming(undefined);
          void step();
        }}
        onClose={() => setConfirming(undefined)}
      />
    </SectionCard>
  );
}
