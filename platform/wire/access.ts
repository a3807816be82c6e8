import { holdsPermission, type Who } from './who.ts';

export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'permission'; readonly code: string }
  | { readonly kind: 'rule'; readonly name: string; readonly allows: (who: Who) => boolean };

export const publicly = { kind: 'public' } as const;

export const signedIn = { kind: 'signedIn' } as const;

export function permission<const C extends string>(code: C) {
  return { kind: 'permission', code } as const;
}

export function rule(name: string, allows: (who: Who) => boolean) {
  return { kind: 'rule', name, allows } as const;
}

export function scope(code: number) {
  return rule(`scope(${code})`, (who) => who.companyScope.includes(code));
}

export function mayCall(access: Access, who: Who | null): 'yes' | 'signIn' | 'no' {
  if (access.kind === 'public') return 'yes';
  if (who === null) return 'signIn';
  if (access.kind === 'signedIn') return 'yes';
  const allowed = access.kind === 'permission' ? holdsPermission(who, access.code) : access.allows(who);
  return allowed ? 'yes' : 'no';
}
