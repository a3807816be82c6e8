import { useEffect } from 'react';
import { fetchInCase } from '../router/lazyPage.tsx';
import type { FramedPage } from './page/menuPages.ts';

/** How long the first page is left alone before others are fetched. */
const REST_MS = 4000;

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the network is somebody's own to save: what may never be looked at is not fetched then. */
export function isScarce(connection: Connection | undefined): boolean {
  if (connection?.saveData === true) return true;
  return connection?.effectiveType !== undefined && connection.effectiveType !== '4g';
}

function connectionOfBrowser(): Connection | undefined {
  // Chromium alone tells
  return 'connection' in navigator && typeof navigator.connection === 'object'
    ? (navigator.connection ?? undefined)
    : undefined;
}

const idle = () =>
  new Promise<void>((resolve) => {
    // Safari has no idle callbacks
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 100);
  });

/** Fetches the pages of the menu with their texts one by one while nothing else is to be done. */
export function useMenuAhead(inMenu: readonly FramedPage[]): void {
  useEffect(() => {
    if (isScarce(connectionOfBrowser())) return;
    const leaving = new AbortController();
    const timer = setTimeout(() => void fetchAll(inMenu, leaving.signal), REST_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [inMenu]);
}

async function fetchAll(inMenu: readonly FramedPage[], leaving: AbortSignal): Promise<void> {
  for (const found of inMenu) {
    await idle();
    if (leaving.aborted) return;
    if (found.kind === 'page') await fetchInCase(found.page);
  }
}
