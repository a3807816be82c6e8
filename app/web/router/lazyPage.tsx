import { type ComponentType, Fragment, type ReactNode, use } from 'react';
import { loadChunk, prefetchChunk } from '../../../platform/web/chunks/loadChunk.ts';
import { isSettled, trackPromise } from '../../../platform/web/chunks/trackPromise.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { withProgress } from './pageProgress.ts';

export type LoadablePage = Pick<PageRoute, 'frame' | 'isLight' | 'load'>;

type Load = () => Promise<{ default: ComponentType }>;

const loadCacheFrame = () => import('./CacheFrame.tsx');

const chunks = new Map<Load, Promise<{ default: ComponentType }>>();
let cacheFrame: ReturnType<typeof loadCacheFrame> | undefined;

const needsCacheFrame = (page: LoadablePage) => page.frame !== 'shell' && !page.isLight;

const loadCacheFrameChunk = () => {
  cacheFrame ??= trackPromise(loadChunk(loadCacheFrame));
  return cacheFrame;
};

/** One chunk per `load`, so that two addresses of one page keep the form state. */
function loadPageChunk(page: LoadablePage): Promise<{ default: ComponentType }> {
  const chunkPromise = chunks.get(page.load) ?? trackPromise(loadChunk(page.load));
  chunks.set(page.load, chunkPromise);
  return chunkPromise;
}

/** Prefetches the page of a pointed-at link; errors surface when the page is rendered. */
export async function prefetchSpeculatively(page: LoadablePage): Promise<void> {
  if (chunks.has(page.load)) return;
  try {
    const chunk = await prefetchChunk(page.load);
    if (!chunks.has(page.load)) chunks.set(page.load, trackPromise(Promise.resolve(chunk)));
  } catch {
    // not needed yet
  }
}

/** Prefetches a page and its cache frame. Settles in any case. */
export function prefetchPage(page: LoadablePage): Promise<unknown> {
  // errors surface when the page is rendered
  return Promise.allSettled([loadPageChunk(page), needsCacheFrame(page) ? loadCacheFrameChunk() : null]);
}

const withShownProgress = new WeakSet<Promise<unknown>>();

function showProgressOf(chunkPromise: Promise<unknown>): void {
  if (isSettled(chunkPromise) || withShownProgress.has(chunkPromise)) return;
  withShownProgress.add(chunkPromise);
  // not during a render
  queueMicrotask(() => void withProgress(chunkPromise));
}

/** The lazy page; suspends while its chunk loads. */
export function PageBody({ page }: { page: LoadablePage }) {
  const chunkPromise = loadPageChunk(page);
  showProgressOf(chunkPromise);
  const { default: Page } = use(chunkPromise);
  return <Page />;
}

function InCacheFrame({ children }: { children: ReactNode }) {
  const { default: CacheFrame } = use(loadCacheFrameChunk());
  return <CacheFrame>{children}</CacheFrame>;
}

/** Wrapper of a bare page: the query cache, except for light pages. */
export function wrapperOf(page: LoadablePage): ComponentType<{ children: ReactNode }> {
  return needsCacheFrame(page) ? InCacheFrame : Fragment;
}
