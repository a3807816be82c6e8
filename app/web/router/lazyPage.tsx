import { type ComponentType, Fragment, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { loadChunk } from '../../../platform/web/router/loadChunk.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { withProgress } from './pageProgress.ts';

/** What the gate has to know of a page. */
export type GatedPage = Pick<PageRoute, 'frame' | 'isPublic' | 'isLight' | 'load'>;

type Load = PageRoute['load'];

/** The portal's frame, which holds the pages of frame `shell` and brings them the kit and the cache. */
export const SHELL: GatedPage = { frame: 'bare', isLight: true, load: () => import('./ShellFrame.tsx') };

const pages = new Map<Load, LazyExoticComponent<ComponentType>>();

const loadCacheFrame = () => import('./CacheFrame.tsx');

/** The query cache around a bare page. */
const CacheFrame = lazy(() => loadChunk(loadCacheFrame));

/** What stands around a page: the cache where neither the page's frame brings it nor the page does without. */
export function frameOf(page: GatedPage): ComponentType<{ children: ReactNode }> {
  return page.frame === 'shell' || page.isLight ? Fragment : CacheFrame;
}

/** Fetches a page and what stands around it, side by side. */
export async function chunkOf(page: GatedPage): ReturnType<Load> {
  if (frameOf(page) === CacheFrame) void loadCacheFrame().catch(() => {});
  return page.load();
}

/** The component of a page, one for each `load`, so that two addresses of one page keep what was typed. */
export function lazyPage(page: GatedPage): LazyExoticComponent<ComponentType> {
  const component = pages.get(page.load) ?? lazy(() => withProgress(loadChunk(() => chunkOf(page))));
  pages.set(page.load, component);
  return component;
}
