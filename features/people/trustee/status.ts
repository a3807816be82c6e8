import { z } from 'zod';
import { EMPOWER_TYPE, type EmpowerType } from '../../../platform/wire/currentUser.ts';

/** Values of the dictionary `authorizeStatus` (portal 4). */
export const TRUSTEE_STATUS = {
  pending: '0',
  approved: '1',
  rejected: '2',
  expired: '3',
  revoked: '4',
} as const;
export type TrusteeStatus = (typeof TRUSTEE_STATUS)[keyof typeof TRUSTEE_STATUS];
export const TRUSTEE_STATUSES = Object.values(TRUSTEE_STATUS);
export const trusteeStatus = z.enum(TRUSTEE_STATUS);

const { pending, approved, rejected, expired, revoked } = TRUSTEE_STATUS;

interface Move {
  from: readonly TrusteeStatus[];
  to: TrusteeStatus;
}

/** Allowed moves; removal leaves from `EDITABLE` too. */
export const TRUSTEE_MOVES = {
  submit: { from: [pending, rejected], to: pending },
  approve: { from: [pending], to: approved },
  reject: { from: [pending], to: rejected },
  revoke: { from: [approved], to: revoked },
  expire: { from: [approved], to: expired },
} as const satisfies Record<string, Move>;

export const EDITABLE: readonly TrusteeStatus[] = TRUSTEE_MOVES.submit.from;
const RENEWABLE: readonly TrusteeStatus[] = [approved, expired, revoked];

export interface Period {
  authorizedStartDate: string;
  authorizedEndDate: string;
}

/** The day lies within the period, both ends included (portal 3). Days are `yyyy-MM-dd`. */
export function isInScope({ authorizedStartDate, authorizedEndDate }: Period, today: string): boolean {
  return authorizedStartDate <= today && today <= authorizedEndDate;
}

export const trusteeAbilities = z.object({
  edit: z.boolean(),
  remove: z.boolean(),
  revoke: z.boolean(),
  renew: z.boolean(),
  sign: z.boolean(),
});
type TrusteeAbilities = z.infer<typeof trusteeAbilities>;

/** What an owner or signer can do with a trustee authorization (portal 4). */
export function trusteeAbilitiesOf(
  { status, inScope }: { status: TrusteeStatus; inScope: boolean },
  empowerType: EmpowerType | null,
): TrusteeAbilities {
  const isOwner = empowerType === EMPOWER_TYPE.owner;
  const isEditable = isOwner && EDITABLE.includes(status);
  return {
    edit: isEditable,
    remove: isEditable,
    revoke: isOwner && status === approved,
    renew: isOwner && RENEWABLE.includes(status),
    sign: empowerType === EMPOWER_TYPE.signer && status === approved && inScope,
  };
}
