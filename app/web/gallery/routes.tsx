import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';

const load = () => import('./GalleryPage.tsx');

/** The living gallery of widgets, in the demo and in development alone; no menu names it. */
export const routes: readonly PageRoute[] = [
  { path: '/widgets', name: 'WidgetGallery', frame: 'shell', load },
  { path: '/widgets/:sample', name: 'WidgetSample', frame: 'shell', load },
];
