import { z } from 'zod';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { contractQueue } from './operatorWire.ts';

export const contractQueueChanged = topic({
  path: '/operation/contract',
  payload: z.object({}),
  access: (user) => hasPermission(user, contractQueue.list.access.code),
  summary: 'Changes of contracts of any company and of witness appointments, for operators',
});
