import { holdsPermission, type Who } from './who.ts';

/** Who may make a call. Every call declares one; the type of `call()` demands it. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'signedIn' }
  | { readonly kind: 'permission'; readonly code: string }
  | { readonly kind: 'rule'; readonly name: string; readonly allows: (who: Who) => boolean };

/** Anybody, with or without a session. */
export const publicly = { kind: 'public' } as const;

/** Anybody with a live session. */
export const signedIn = { kind: 'signedIn' } as const;

/** Holders of a permission code such as `system:dict:list`, and administrators. */
export function permission<const C extends string>(code: C) {
  return { kind: 'permission', code } as const;
}

/** People for whom a named rule over their session holds. */
export function rule(name: string, allows: (who: Who) => boolean) {
  return { kind: 'rule', name, allows } as const;
}

/** People of a company with the given scope code (portal 1). */
export function scope(code: number) {
  return rule(`scope(${code})`, (who) => who.companyScope.includes(code));
}

/** Decides a call for a person; `null` is nobody signed in. */
export function mayCall(access: Access, who: Who | null): 'yes' | 'signIn' | 'no' {
  if (access.kind === 'public') return 'yes';
  if (who === null) return 'signIn';
  if (access.kind === 'signedIn') return 'yes';
  const allowed = access.kind === 'permission' ? holdsPermission(who, access.code) : access.allows(who);
  return allowed ? 'yes' : 'no';
}
