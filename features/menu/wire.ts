import { z } from 'zod';
import { signedIn } from '../../platform/wire/access.ts';
import { call } from '../../platform/wire/call.ts';
import { data } from '../../platform/wire/envelope.ts';

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

export const menuNode: z.ZodType<MenuNode> = z.lazy(() =>
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
  summary: 'The menu tree of the person',
  input: z.object({}),
  response: data(z.array(menuNode)),
});
