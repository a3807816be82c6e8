import type { MessageKind } from '../../../platform/server/messageKind.ts';
import { MSG_TYPE } from '../../message/msgTypes.ts';
import { closuresPage } from '../pages.ts';
import { closeCompany } from '../wire.ts';
import { texts } from './texts.ts';

export const aboutClosure = (closureId: number) => `companyClosure:${closureId}`;

export const CLOSURE_TODOS = ['company_closure_requested'];

export const closureRequested: MessageKind<{ companyName: string; closureId: number }> = {
  audience: 'holders',
  permission: closeCompany.access.code,
  businessCode: 'company_closure_requested',
  handWay: 2,
  msgType: MSG_TYPE.review,
  render: (params, language) => texts[language].messages.requested(params),
  linkOf: ({ closureId }) => ({ url: `${closuresPage.path}?closure=${closureId}` }),
};

export const closureDeclined: MessageKind<{ reason: string }> = {
  audience: 'person',
  permission: '',
  businessCode: 'company_closure_declined',
  handWay: 0,
  msgType: MSG_TYPE.system,
  render: (params, language) => texts[language].messages.declined(params),
  linkOf: () => ({ url: '/user/index?section=leaving' }),
  closes: CLOSURE_TODOS,
};

export const messages: readonly MessageKind[] = [closureRequested, closureDeclined];
