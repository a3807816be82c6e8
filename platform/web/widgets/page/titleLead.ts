import { createContext, type ReactNode } from 'react';

/** What the portal frame puts at the left of a page's title: where the page lies. */
export const TitleLead = createContext<ReactNode>(null);
