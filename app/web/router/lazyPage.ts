import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { loadChunk } from '../../../platform/web/router/loadChunk.ts';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';
import { withProgress } from './pageProgress.ts';

type Load = PageRoute['load'];

const pages = new Map<Load, LazyExoticComponent<ComponentType>>();

/** The component of a page, one for each `load`, so that two addresses of one page keep what was typed. */
export function lazyPage(load: Load): LazyExoticComponent<ComponentType> {
  const page = pages.get(load) ?? lazy(() => withProgress(loadChunk(load)));
  pages.set(load, page);
  return page;
}
