import '../platform/web/request/zodConfig.ts';
import '../platform/web/theme/base.css';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { startAppearance } from '../platform/web/theme/appearance.ts';
import { routes as gallery } from './web/gallery/routes.tsx';
import { featurePages } from './web/pages.ts';
import { ownPages } from './web/router/ownPages.ts';
import { preloadFirstPage } from './web/router/preloadFirstPage.ts';
import { Router } from './web/router/Router.tsx';

startAppearance();
const pages = [...featurePages, ...gallery, ...ownPages];
const root = document.getElementById('root');
const preloaded = preloadFirstPage(pages);
// transitions render in slices; rendering at once would block input on phones
const render = (into: HTMLElement) => startTransition(() => createRoot(into).render(<Router pages={pages} />));
if (root) void preloaded.then(() => render(root));
