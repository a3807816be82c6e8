import { z } from 'zod';
import { EMPOWER_TYPE } from '../../../platform/wire/currentUser.ts';

/** Trustee authorizations: 1 owner, 2 signer (portal 6). */
export const empowerType = z.union([z.literal(EMPOWER_TYPE.owner), z.literal(EMPOWER_TYPE.signer)]).nullable();

/** What a sub-account may do; a main account holds all. */
export const memberRights = z.object({
  money: z.boolean().describe('sees prices, fees and bank data'),
  papers: z.boolean().describe('opens the documents and files of orders'),
  booking: z.boolean().describe('books, changes and cancels; without it, reads'),
  people: z.boolean().describe('invites colleagues and decides about their rights'),
  empowerType: empowerType.describe('trustee authorizations: 1 owner, 2 signer, null neither'),
});
export type MemberRights = z.infer<typeof memberRights>;

export const RIGHT_NAMES = ['money', 'papers', 'booking', 'people'] as const;
export type RightName = (typeof RIGHT_NAMES)[number];

export const ALL_RIGHTS: MemberRights = {
  money: true,
  papers: true,
  booking: true,
  people: true,
  empowerType: EMPOWER_TYPE.owner,
};

/** Of a colleague about whom nothing is chosen yet. */
export const FIRST_RIGHTS: MemberRights = {
  money: false,
  papers: true,
  booking: true,
  people: false,
  empowerType: null,
};

interface Giver {
  isMainAccount: boolean;
  rights: MemberRights;
}

/** Rights that `wanted` adds and the giver lacks: a right is passed on only by its holders. */
export function rightsNotHeld(
  giver: Giver,
  before: MemberRights | null,
  wanted: MemberRights,
): (RightName | 'empowerType')[] {
  if (giver.isMainAccount) return [];
  const missing: (RightName | 'empowerType')[] = RIGHT_NAMES.filter(
    (name) => wanted[name] && !before?.[name] && !giver.rights[name],
  );
  const isNewType = wanted.empowerType !== null && wanted.empowerType !== (before?.empowerType ?? null);
  if (isNewType && wanted.empowerType !== giver.rights.empowerType) missing.push('empowerType');
  return missing;
}

/** The promised rights without those that the giver has lost since the promise. */
export function rightsWithin(giver: Giver, promised: MemberRights): MemberRights {
  const missing = rightsNotHeld(giver, null, promised);
  const kept = RIGHT_NAMES.map((name) => [name, promised[name] && !missing.includes(name)]);
  return memberRights.parse({
    ...Object.fromEntries(kept),
    empowerType: missing.includes('empowerType') ? null : promised.empowerType,
  });
}
