import { createContext } from 'react';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';

/** Every page of the app, for the frame, which draws those inside it. */
export const PagesContext = createContext<readonly PageRoute[]>([]);
