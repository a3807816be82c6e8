import { type ComponentType, Fragment, type ReactNode, use } from 'react';
import { loadAhead, loadChunk } from '../../../platform/web/router/loadChunk.ts';
import { isDone, marked } from '../../../platform/web/router/marked.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { withProgress } from './pageProgress.ts';

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

/** One chunk per `load`, so that two addresses of one page keep the form state. */
export function pageChunk(page: DrawnPage): Promise<{ default: ComponentType }> {
  const coming = chunks.get(page.load) ?? marked(loadChunk(page.load));
  chunks.set(page.load, coming);
  return coming;
}

/** Prefetches the page of a pointed-at link; errors surface when the page is rendered. */
export async function fetchInCase(page: DrawnPage): Promise<void> {
  if (chunks.has(page.load)) return;
  try {
    const chunk = await loadAhead(page.load);
    if (!chunks.has(page.load)) chunks.set(page.load, marked(Promise.resolve(chunk)));
  } catch {
    // not needed yet
  }
}

/** Prefetches a page and its cache frame. Settles in any case. */
export function fetchAhead(page: DrawnPage): Promise<unknown> {
  // errors surface when the page is rendered
  return Promise.allSettled([pageChunk(page), needsCacheFrame(page) ? cacheFrameChunk() : null]);
}

const waitedFor = new WeakSet<Promise<unknown>>();

function showProgress(coming: Promise<unknown>): void {
  if (isDone(coming) || waitedFor.has(coming)) return;
  waitedFor.add(coming);
  // not during a render
  queueMicrotask(() => void withProgress(coming));
}

/** The lazy page; suspends while its chunk loads. */
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

/** Wrapper of a bare page: the query cache, except for light pages. */
export function frameOf(page: DrawnPage): ComponentType<{ children: ReactNode }> {
  return needsCacheFrame(page) ? InCacheFrame : Fragment;
}
