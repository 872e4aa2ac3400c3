import { Fragment, type KeyboardEvent, useId, useRef, useState } from "react";
import type { Elements } from "./elements.ts";
import { lineRun } from "./line-run.ts";
import { usePreHydrationClick } from "./pre-hydration-click.tsx";

interface Tab {
  readonly name: string;
  readonly content: Elements;
}

/** Tabs as in WAI-ARIA: the arrow keys move between them. The HTML contains all panels. */
export function Tabs({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const preHydration = usePreHydrationClick(setChosen);
  const buttons = useRef<(HTMLButtonElement | null)[]>([]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    const next = (chosen + lineRun() * step + tabs.length) % tabs.length;
    setChosen(next);
    buttons.current[next]?.focus();
  };
  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className="flex flex-wrap gap-x-6 border-b border-line"
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <Fragment key={tab.name}>
            {preHydration.marker(index)}
            <button
              ref={(element) => {
                buttons.current[index] = element;
              }}
              type="button"
              role="tab"
              id={`${id}tab${index}`}
              aria-controls={`${id}panel${index}`}
              aria-selected={index === chosen}
              tabIndex={index === chosen ? 0 : -1}
              className="-mb-px min-h-11 border-b-2 border-transparent font-medium text-soft hover:text-ink aria-selected:border-ink aria-selected:text-ink"
              {...preHydration.target(index)}
              onClick={() => setChosen(index)}
            >
              {tab.name}
            </button>
          </Fragment>
        ))}
      </div>
      {tabs.map((tab, index) => (
        <div
          key={tab.name}
          role="tabpanel"
          id={`${id}panel${index}`}
          aria-labelledby={`${id}tab${index}`}
          hidden={index !== chosen}
          className="pt-6"
        >
          <h2 className="sr-only">{tab.name}</h2>
          {tab.content}
        </div>
      ))}
    </div>
  );
}
