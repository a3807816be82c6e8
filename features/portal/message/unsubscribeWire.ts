import { z } from 'zod';
import { publicly } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data } from '../../../platform/wire/envelope.ts';
import { msgType } from './msgTypes.ts';

const CALLS_A_MINUTE = 60;

const input = z.object({ token: z.string().max(200).describe('of the List-Unsubscribe of an e-mail') });

const subscription = z.object({
  msgTypes: z.array(msgType).describe('what the e-mail is about; of a digest all that it may hold'),
  isOn: z.boolean().describe('some of it comes by e-mail'),
  email: z.string().describe('masked'),
});
export type Subscription = z.infer<typeof subscription>;

export const readSubscription = call({
  method: 'GET',
  path: '/tip/subscription',
  effect: 'read',
  access: publicly,
  rateLimitPerMinute: CALLS_A_MINUTE,
  summary: 'E-mail types covered by an unsubscribe link; changes nothing',
  input,
  response: data(subscription),
});

export const unsubscribe = call({
  method: 'POST',
  path: '/tip/unsubscribe',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: CALLS_A_MINUTE,
  detectsDuplicates: true,
  summary: 'Unsubscribe from an e-mail type by the link of an e-mail',
  input,
  response: data(subscription),
});

export const resubscribe = call({
  method: 'POST',
  path: '/tip/resubscribe',
  effect: 'write',
  access: publicly,
  rateLimitPerMinute: CALLS_A_MINUTE,
  detectsDuplicates: true,
  summary: 'Undo an unsubscription by the link of an e-mail',
  input,
  response: data(subscription),
});
