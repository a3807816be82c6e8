import { z } from 'zod';
import { signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { found } from '../../../platform/wire/found.ts';
import { line } from '../../../platform/wire/validators.ts';

/** Menu tree in the shape that clients of this dialect read. */
export interface MenuNode {
  name: string;
  path: string;
  hidden: boolean;
  redirect?: string;
  /** `Layout`, `ParentView`, `InnerLink` or the name of a page */
  component: string;
  query?: string;
  alwaysShow: boolean;
  meta: { title: string; icon: string; noCache: boolean; link: string | null };
  children?: MenuNode[];
}

const menuNode: z.ZodType<MenuNode> = z.lazy(() =>
  z.object({
    name: z.string(),
    path: z.string(),
    hidden: z.boolean(),
    redirect: z.string().optional(),
    component: z.string(),
    query: z.string().optional(),
    alwaysShow: z.boolean(),
    meta: z.object({
      title: z.string(),
      icon: z.string(),
      noCache: z.boolean(),
      link: z.string().nullable(),
    }),
    children: z.array(menuNode).optional(),
  }),
);

export const getRouters = call({
  method: 'GET',
  path: '/getRouters',
  effect: 'read',
  access: signedIn,
  isAllowedBeforePasswordChange: true,
  summary: 'The user’s menu tree',
  input: z.object({}),
  response: data(z.array(menuNode)),
});

/** Counts above it are shown as "99+". */
export const MAX_MENU_COUNT = 99;

export const countMenu = call({
  method: 'GET',
  path: '/menu/counts',
  effect: 'read',
  access: signedIn,
  summary: 'Number of pending items behind menu entries, by path; entries without pending items are omitted',
  input: z.object({}),
  response: data(z.array(z.object({ path: z.string(), count: z.number().int() }))),
});

export const find = call({
  method: 'GET',
  path: '/menu/find',
  effect: 'read',
  access: signedIn,
  summary: 'Search results and actions for a number, a name or a phrase such as “book Xi’an – Duisburg”',
  input: z.object({ text: line(60) }),
  response: data(z.array(found)),
});
