import { z } from 'zod';
import { permission, signedIn } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { nothing, rows } from '../../../platform/wire/envelope.ts';
import { pageInput } from '../../../platform/wire/paging.ts';
import { permissionsOf, records } from '../../../platform/wire/records.ts';
import { id, optionalLine } from '../../../platform/wire/validators.ts';
import { onlineSession, ownSession, signInTry } from './presence.ts';

export const listOwnSessions = call({
  method: 'GET',
  path: '/monitor/online/own',
  effect: 'read',
  access: signedIn,
  summary: 'Active sessions of the user, this one first',
  input: z.object({}),
  response: rows(ownSession),
});

export const endOwnSession = call({
  method: 'DELETE',
  path: '/monitor/online/own/{sessionId}',
  effect: 'write',
  access: signedIn,
  summary: 'End one other session of the user',
  input: z.object({ sessionId: id }),
  response: nothing(),
});

export const endOtherSessions = call({
  method: 'DELETE',
  path: '/monitor/online/own',
  effect: 'write',
  access: signedIn,
  summary: 'End all other sessions of the user',
  input: z.object({}),
  response: nothing(),
});

export const listOwnSignIns = call({
  method: 'GET',
  path: '/monitor/logininfor/own',
  effect: 'read',
  access: signedIn,
  summary: 'Sign-in attempts of the user’s account, newest first',
  input: z.object(pageInput),
  response: rows(signInTry),
});

export const onlineSessions = records({
  path: '/monitor/online',
  access: permissionsOf('monitor:online'),
  idName: 'sessionId',
  row: onlineSession,
  fields: {},
  filter: { userName: optionalLine(100), ipaddr: optionalLine(100) },
  exportName: 'session.online',
  calls: { list: 'Everybody who is signed in, last seen first' },
});

export const forceLogout = call({
  method: 'DELETE',
  path: '/monitor/online/{sessionId}',
  effect: 'write',
  access: permission('monitor:online:forceLogout'),
  summary: 'End a user’s session',
  input: z.object({ sessionId: id }),
  response: nothing(),
});
