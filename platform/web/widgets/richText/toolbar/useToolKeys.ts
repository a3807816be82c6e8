import { type KeyboardEvent, type RefObject, useEffect } from 'react';

const TOOLS = 'button:not(:disabled), select:not(:disabled)';

/** Roving tabindex: arrows, Home and End move the focus (WAI-ARIA toolbar). */
export function useToolKeys(bar: RefObject<HTMLElement | null>) {
  const tools = () => [...(bar.current?.querySelectorAll<HTMLElement>(TOOLS) ?? [])];

  // after each render: tools come, go and become disabled
  useEffect(() => {
    const all = tools();
    const current = all.find((tool) => tool.tabIndex === 0 && tool.dataset.current === 'true') ?? all[0];
    for (const tool of all) tool.tabIndex = tool === current ? 0 : -1;
  });

  const focus = (to: HTMLElement | undefined) => {
    if (!to) return;
    for (const tool of tools()) {
      tool.tabIndex = tool === to ? 0 : -1;
      tool.dataset.current = String(tool === to);
    }
    to.focus();
  };

  return (event: KeyboardEvent) => {
    const all = tools();
    const at = all.findIndex((tool) => tool.matches(':focus'));
    if (at < 0) return;
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % all.length,
      ArrowLeft: (at + all.length - 1) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = targets[event.key];
    if (target === undefined) return;
    event.preventDefault();
    focus(all[target]);
  };
}
