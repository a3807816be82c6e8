import { createContext } from 'react';
import type { PageRoute } from '../../../platform/web/router/pageRoute.ts';

export const PagesContext = createContext<readonly PageRoute[]>([]);
