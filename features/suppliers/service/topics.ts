import { z } from 'zod';
import { hasPermission } from '../../../platform/wire/currentUser.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { SERVICE_ACCESS } from './accessWire.ts';

export const jobsChanged = topic({
  path: '/serviceJob/{companyNo}',
  payload: z.object({}),
  access: (user, { companyNo }) => user.companyNo === companyNo && hasPermission(user, SERVICE_ACCESS.job),
  summary: 'Service orders that the company was asked for or does have changed; read them anew',
});
