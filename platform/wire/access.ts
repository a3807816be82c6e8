import { type CurrentUser, hasPermission } from './currentUser.ts';

export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'permission'; readonly code: string }
  | { readonly kind: 'rule'; readonly name: string; readonly allows: (user: CurrentUser) => boolean };

export const publicly = { kind: 'public' } as const;

export const signedIn = { kind: 'signedIn' } as const;

export function permission<const C extends string>(code: C) {
  return { kind: 'permission', code } as const;
}

export function rule(name: string, allows: (user: CurrentUser) => boolean) {
  return { kind: 'rule', name, allows } as const;
}

export function scope(code: number) {
  return rule(`scope(${code})`, (user) => user.companyScope.includes(code));
}

export function checkAccess(access: Access, user: CurrentUser | null): 'yes' | 'signIn' | 'no' {
  if (access.kind === 'public') return 'yes';
  if (user === null) return 'signIn';
  if (access.kind === 'signedIn') return 'yes';
  const allowed = access.kind === 'permission' ? hasPermission(user, access.code) : access.allows(user);
  return allowed ? 'yes' : 'no';
}
