import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import type { contractTemplates } from '../../templateWire.ts';

export type TemplateRow = PayloadOf<typeof contractTemplates.list>['rows'][number];
