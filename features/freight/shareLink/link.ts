import { z } from 'zod';

/** What a link is for; it opens nothing else of its order. */
export const LINK_TASKS = ['numbers', 'vgm', 'photos', 'follow'] as const;
export const linkTask = z.enum(LINK_TASKS);
export type LinkTask = z.infer<typeof linkTask>;

export const LINK_STATES = ['live', 'expired', 'usedUp', 'revoked'] as const;
export const linkState = z.enum(LINK_STATES);
export type LinkState = z.infer<typeof linkState>;

/** What is logged of a link: each opening once a visit, and each thing that was given. */
export const LINK_DEEDS = ['opened', 'numbers', 'vgm', 'file'] as const;
export const linkDeed = z.enum(LINK_DEEDS);
export type LinkDeed = z.infer<typeof linkDeed>;

/** How often a new link may be used: things given, or, of a link to follow, visits. */
export const USES_AT_FIRST: Readonly<Record<LinkTask, number>> = { numbers: 10, vgm: 10, photos: 60, follow: 200 };
export const MAX_USES = 1_000;
export const DAYS_AT_FIRST = 7;
export const MAX_DAYS = 90;
/** Live links of one order at a time. */
export const MAX_LIVE_LINKS = 50;

/** Query of a link's page: the language it was made for. The token stands behind the #, so that no log of addresses has it. */
export const LANGUAGE_QUERY = 'lang';
