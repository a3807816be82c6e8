import { type MessageKind, messageKindsIn } from '../../../../platform/server/messageKind.ts';
import { pathTo } from '../../../../platform/wire/pathTo.ts';
import { MSG_TYPE } from '../../../portal/message/msgTypes.ts';
import { accountPage } from '../../session/pages.ts';
import { closuresPage } from '../pages.ts';
import { closeCompany } from '../wire.ts';
import { texts } from './texts.ts';

export const aboutClosure = (closureId: number) => `companyClosure:${closureId}`;

export const CLOSURE_TODOS = ['company_closure_requested'];

const kindOf = messageKindsIn(texts);

const OPERATORS = {
  audience: 'holders',
  permission: closeCompany.access.code,
  handWay: 2,
  msgType: MSG_TYPE.review,
  linkOf: ({ closureId }: { closureId: number }) => ({ url: pathTo(closuresPage, { closure: closureId }) }),
} as const;
const APPLICANT = {
  audience: 'person',
  permission: '',
  handWay: 0,
  msgType: MSG_TYPE.system,
  linkOf: () => ({ url: pathTo(accountPage, { section: 'leaving' }) }),
  closes: CLOSURE_TODOS,
} as const;

export const closureRequested = kindOf('company_closure_requested', OPERATORS, (t) => t.messages.requested);
export const closureDeclined = kindOf('company_closure_declined', APPLICANT, (t) => t.messages.declined);

export const messages: readonly MessageKind[] = [closureRequested, closureDeclined];
