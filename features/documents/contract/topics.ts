import { z } from 'zod';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { contractQueue } from './operatorWire.ts';

export const contractQueueChanged = topic({
  path: '/operation/contract',
  payload: z.object({}),
  access: (user) => hasPermission(user, contractQueue.list.access.code),
  summary: 'Contracts of any company, or appointments with witnesses, have changed, for operators',
});
