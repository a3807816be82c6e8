import { page } from '../../../platform/wire/page.ts';
import { TRACE, TRACKING } from '../../people/account/laterPages.ts';
import { followTrain } from './wire.ts';

export const trackingPage = page({
  name: 'operationTracking',
  path: TRACKING.path,
  call: followTrain,
  menu: { key: 'tracking', group: 'trains', icon: 'tracking', order: 40 },
});

export const tracePage = page({ name: 'queryTrace', path: TRACE.path, frame: 'bare', isPublic: true });
export const traceRuPage = page({ name: 'queryTraceRu', path: `/ru${TRACE.path}`, frame: 'bare', isPublic: true });
