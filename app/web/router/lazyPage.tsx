import { type ComponentType, Fragment, type ReactNode, use } from 'react';
import { loadAhead, loadChunk } from '../../../platform/web/router/loadChunk.ts';
import { isDone, marked } from '../../../platform/web/router/marked.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { withProgress } from './pageProgress.ts';

/** What has to be known of a page to draw it. */
export type DrawnPage = Pick<PageRoute, 'frame' | 'isLight' | 'load'>;

type Load = () => Promise<{ default: ComponentType }>;

const loadCacheFrame = () => import('./CacheFrame.tsx');

const chunks = new Map<Load, Promise<{ default: ComponentType }>>();
let cacheFrame: ReturnType<typeof loadCacheFrame> | undefined;

const needsCacheFrame = (page: DrawnPage) => page.frame !== 'shell' && !page.isLight;

const cacheFrameChunk = () => {
  cacheFrame ??= marked(loadChunk(loadCacheFrame));
  return cacheFrame;
};

/** Fetches a page, once for each `load`, so that two addresses of one page keep what was typed. */
export function pageChunk(page: DrawnPage): Promise<{ default: ComponentType }> {
  const coming = chunks.get(page.load) ?? marked(loadChunk(page.load));
  chunks.set(page.load, coming);
  return coming;
}

/** Fetches a page that somebody may go to next. What cannot be had is met when it is drawn. */
export async function fetchInCase(page: DrawnPage): Promise<void> {
  if (chunks.has(page.load)) return;
  try {
    const chunk = await loadAhead(page.load);
    if (!chunks.has(page.load)) chunks.set(page.load, marked(Promise.resolve(chunk)));
  } catch {
    // nobody has asked for it yet
  }
}

/** Begins to fetch a page and what stands around it. Settles when all is there, or cannot be had. */
export function fetchAhead(page: DrawnPage): Promise<unknown> {
  // a failure is met again, and dealt with, when the page is drawn
  return Promise.allSettled([pageChunk(page), needsCacheFrame(page) ? cacheFrameChunk() : null]);
}

const waitedFor = new WeakSet<Promise<unknown>>();

function showProgress(coming: Promise<unknown>): void {
  if (isDone(coming) || waitedFor.has(coming)) return;
  waitedFor.add(coming);
  // not while something is being drawn
  queueMicrotask(() => void withProgress(coming));
}

/** The page itself; suspends while it is on its way. */
export function PageBody({ page }: { page: DrawnPage }) {
  const coming = pageChunk(page);
  showProgress(coming);
  const { default: Page } = use(coming);
  return <Page />;
}

function InCacheFrame({ children }: { children: ReactNode }) {
  const { default: CacheFrame } = use(cacheFrameChunk());
  return <CacheFrame>{children}</CacheFrame>;
}

/** What stands around a bare page: the query cache, unless the page does without. */
export function frameOf(page: DrawnPage): ComponentType<{ children: ReactNode }> {
  return needsCacheFrame(page) ? InCacheFrame : Fragment;
}
