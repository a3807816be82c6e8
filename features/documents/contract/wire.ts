import { z } from 'zod';
import { rule } from '../../../platform/wire/access.ts';
import { call } from '../../../platform/wire/call.ts';
import { data, file, nothing } from '../../../platform/wire/envelope.ts';
import { topic } from '../../../platform/wire/live/topic.ts';
import { money } from '../../../platform/wire/money.ts';
import { emptyIsAbsent, id } from '../../../platform/wire/validators.ts';
import { lineType } from '../../freight/network/wire.ts';
import { mayHandleContracts } from './contractHandlers.ts';
import { bond1, contractType, templateLanguage } from './contractTypes.ts';
import { linkChannel, signChoices } from './signChoices.ts';
import { PLATFORM_MERCHANT, signStatus } from './status.ts';

const party = rule('contractParty', mayHandleContracts);

const lineOrNone = z.union([lineType, z.literal('')]).describe("'': of no line");

const read = { method: 'GET', effect: 'read', access: party } as const;
const write = { method: 'POST', effect: 'write', access: party } as const;

/** Inventory N10, with what the list shows. */
const ownContract = z.object({
  tid: z.number().describe('template'),
  contractId: z.number().nullable().describe('null: not made yet'),
  eleContractId: z.string().describe("contract id as text; '': not made yet"),
  eleContract: z.string().describe('face check of the signer'),
  contractNo: z.string(),
  contractType,
  lineType: lineOrNone,
  language: templateLanguage,
  version: z.number().int().describe('of the template'),
  standing: z.enum(['offered', 'underWay', 'inForce', 'past']),
  isNewVersion: z.boolean().describe('to be signed although an earlier version is in force'),
  hasBond: z.boolean().describe('page 7a or 7b, by `bond1`'),
  bond1: z.union([bond1, z.literal('')]),
  cashPledge: money(z.string().nullable().describe('CNY'), null),
  signStatus,
  tPageNum: z.number().int(),
  tPath: z.string().describe("pictures of pages, number follows; '': not made yet"),
  signerName: z.string(),
  signerMobile: z.string().describe('all but its ends hidden'),
  reason: z.string().describe("of the platform's refusal"),
  contractSignDate: z.string(),
  contractStartDate: z.string(),
  contractEndDate: z.string(),
  contractFilePath: z.string(),
  resourceId: z.number().nullable().describe('signed document'),
  fileUrl: z.string(),
});
export type OwnContract = z.infer<typeof ownContract>;

export const listContracts = call({
  ...read,
  path: '/contractTemplate/list',
  summary: 'Contracts your company can sign or has signed',
  input: z.object({}),
  response: data(z.array(ownContract)),
});

export const getContractType = call({
  ...read,
  path: '/contractSign/getContractType',
  summary: 'Contract types your company can sign, with their trade lanes',
  input: z.object({}),
  response: data(
    z.array(
      z.object({
        contractTypeValue: contractType,
        contractTypeName: z.string(),
        contractTypeSort: z.number().int(),
        lineTypeList: z.array(z.object({ lineType: lineOrNone, lineTypeName: z.string() })),
      }),
    ),
  ),
});

export const getSignMerch = call({
  ...read,
  path: '/contractSign/getSignMerch',
  summary: 'Party B of contracts: the company operating the platform',
  input: z.object({}),
  response: data(z.array(z.object({ merchNo: z.string(), merchName: z.string() }))),
});

export const findContractTemplate = call({
  ...read,
  path: '/contractTemplate/getTemplate',
  summary: 'Contract to sign by category and trade lane, or the one already signed',
  input: z.object({
    contractType: contractType.optional().describe('left out: 5 for individuals, else 1'),
    lineType: lineOrNone.optional(),
    merchNo: z.string().max(30).default(PLATFORM_MERCHANT),
  }),
  response: data(ownContract),
});

export const downLoadContractModel = call({
  ...read,
  path: '/contract/downLoadContractModel',
  summary: 'Contract template (.docx)',
  input: z.object({ type: id.describe('template') }),
  response: file(),
});

export const generateContract = call({
  ...write,
  path: '/elecSign/generateContract',
  isLongRunning: true,
  detectsDuplicates: true,
  summary: 'Generate your company’s contract from a template, or regenerate it where data have changed',
  input: z.object({ tid: id, bond1: bond1.optional().describe('where there is the choice; default 1') }),
  response: data(ownContract),
});

const ofContract = z.object({ contractId: id });

export const readContractPage = call({
  ...read,
  path: '/contract/page',
  summary: 'Image of a page of a contract of your company',
  input: ofContract.extend({
    page: z.coerce.number<number>().int().min(1).max(500),
    state: emptyIsAbsent(40).describe('of the contract; keeps the pages of a client apart'),
  }),
  response: file(),
});

/** Inventory N05: agreeing is unlocked there. */
export const reportContractRead = call({
  ...write,
  path: '/contract/readToEnd',
  summary: 'Record that the contract pages were scrolled to the end; once per reader',
  input: ofContract,
  response: nothing(),
});

export const queryContractSign = call({
  ...read,
  path: '/contractSign/queryContractSign',
  summary: 'A contract of your company and its signing status',
  input: ofContract,
  response: data(ownContract),
});

export const getContractStatus = call({
  ...read,
  path: '/elecSign/getContractStatus',
  summary: 'Signing status of a contract of your company',
  input: ofContract,
  response: data(z.object({ signStatus })),
});

export const downloadContract = call({
  ...read,
  path: '/elecSign/downloadContract',
  summary: 'Files of a signed contract of your company',
  input: ofContract,
  response: data(z.array(z.object({ resourceId: z.number(), resourceName: z.string(), relativPath: z.string() }))),
});

const ofTemplate = z.object({ tid: id.optional().describe('template; left out: the standard one') });

export const findCertificateAgreementPath = call({
  ...read,
  path: '/mycenter/findCertificateAgreementPath',
  summary: 'Path of the electronic seal agreement',
  input: ofTemplate,
  response: data(z.array(z.object({ dictValue: z.string(), dictSort: z.number().int() }))),
});

export const readSealAgreement = call({
  ...read,
  path: '/contract/sealAgreement',
  summary: 'Electronic seal agreement (PDF)',
  input: ofTemplate,
  response: file(),
});

export const findContractIdByContractTableId = call({
  ...read,
  path: '/mycenter/findContractIdByContractTableId',
  summary: 'Your company’s contract based on a template; null: not generated yet',
  input: z.object({ contractTableId: id }),
  response: data(z.object({ contractId: z.number().nullable() })),
});

export const approvalOfContractView = call({
  ...read,
  path: '/mycenter/approvalOfContractView',
  summary: 'A contract of your company with its signing steps and files',
  input: ofContract,
  response: data(
    ownContract.extend({
      steps: z.array(
        z.object({
          party: z.string(),
          signerName: z.string(),
          signDate: z.string(),
          isSigned: z.boolean(),
        }),
      ),
      fileList: z.array(z.object({ resourceId: z.number(), resourceName: z.string(), relativPath: z.string() })),
    }),
  ),
});

export const getCert = call({
  ...read,
  path: '/elecSign/getCert',
  summary: 'Your company’s signing certificate; null before the first signature',
  input: z.object({}),
  response: data(
    z
      .object({
        certSn: z.string(),
        companyName: z.string(),
        registrationCode: z.string(),
        issuer: z.string(),
        startTime: z.string(),
        endTime: z.string(),
        fingerprint: z.string(),
      })
      .nullable(),
  ),
});

/** Hours that a signing link is valid. */
export const LINK_HOURS = 24;
/** Links for one contract in 24 hours, and the wait between two of them. */
export const LINKS_A_DAY = 5;
export const LINK_WAIT_SECONDS = 60;

const sentLink = data(
  z.object({
    signerName: z.string(),
    signerMobile: z.string(),
    channel: linkChannel,
    receiver: z.string().describe('all but its ends hidden'),
    signUrl: z.string(),
    expireTime: z.string(),
  }),
);

export const startSign = call({
  ...write,
  path: '/contractSign/startSign',
  summary: 'Send a single-use signing link to the signer’s phone; earlier links become invalid',
  input: ofContract.extend({
    isAgreed: z.literal(true).describe('the seal agreement'),
    ...signChoices,
  }),
  response: sentLink,
});

export const reSendSignUrl = call({
  ...write,
  path: '/contractSign/reSendSignUrl',
  summary: 'Send another signing link to the same signer',
  input: z.object({
    eleContractId: id,
    channel: linkChannel.optional().describe('left out: as the last one'),
  }),
  response: sentLink,
});

/** Documents 7.3 has no call for it: back from "waiting" to choose another signer. */
export const cancelSign = call({
  ...write,
  path: '/contractSign/cancelSign',
  summary: 'Revoke an unused signing link',
  input: ofContract,
  response: nothing(),
});

export const contractsChanged = topic({
  path: '/contract/{companyNo}',
  payload: z.object({}),
  access: (user, { companyNo }) => user.companyNo === companyNo && mayHandleContracts(user),
  summary: 'Contracts of your company have changed; reload them',
});
