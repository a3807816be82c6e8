import type { Db } from '../../../../../platform/server/database/connect.ts';
import { type CallContext, ownCompanyId } from '../../../../../platform/server/http/callContext.ts';
import type { PayloadOf, ReadBy } from '../../../../../platform/wire/call.ts';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { maskEmail } from '../../../../../platform/wire/maskEmail.ts';
import { isMainlandMobile } from '../../../../../platform/wire/rules/mobile.ts';
import { type RegisteredFacts, readRegisteredFacts } from '../../../../people/company/server/index.ts';
import type { readSigners } from '../../faceWire.ts';
import { LINK_CHANNEL } from '../../signChoices.ts';
import { SIGN_WAY, type SignWay } from '../../status.ts';
import type { startSign } from '../../wire.ts';
import { maskMobile } from '../ownContract.ts';
import { userError } from '../texts.ts';
import type { Link } from './holder.ts';
import { signerError } from './texts.ts';
import { trusteeInForce } from './trusteeInForce.ts';

export type SignInput = Omit<ReadBy<typeof startSign>, 'contractId' | 'isAgreed'>;

/** Who signs, and where link and codes go. */
export interface Signer {
  person: {
    signWay: SignWay;
    authorizedId: number | null;
    signerName: string;
    signerMobile: string;
  };
  ways: Pick<Link, 'mobile' | 'email' | 'channel' | 'language' | 'withPassport'>;
}

/** Overseas companies register no paper of their director. */
const isMainland = ({ isLegalMainland, countryCode }: RegisteredFacts) => isLegalMainland && countryCode === '';

export async function signerOf(input: SignInput, ctx: CallContext): Promise<Signer> {
  const { db, user } = ctx;
  const companyId = ownCompanyId(user);
  const isIndividual = user.companyEntity === COMPANY_ENTITY.individual;
  if (input.signWay === undefined && !isIndividual)
    throw userError.withFields((t) => t.signerMissing, { signWay: (t) => t.signerMissing });
  if (input.signWay === SIGN_WAY.trustee && !isIndividual) return trusteeSigner(db, companyId, input);
  const facts = await readRegisteredFacts(db, companyId);
  if (isMainland(facts)) return legalSigner(facts, input);
  if (!input.withPassport) throw userError((t) => t.notMainland);
  return foreignSigner(facts, input, ctx.language);
}

/** Trustees are known by phone alone (inventory K03). */
export async function trusteeSigner(
  db: Db,
  companyId: number,
  { authorizedId, channel, language = 'zh' }: Pick<SignInput, 'authorizedId' | 'channel' | 'language'>,
): Promise<Signer> {
  const trustee = await trusteeInForce(db, companyId, authorizedId ?? null);
  if (channel === LINK_CHANNEL.email) throw signerError.withFields((t) => t.smsOnly, { channel: (t) => t.smsOnly });
  const mobile = trustee.authorizedMobile;
  return {
    person: {
      signWay: SIGN_WAY.trustee,
      authorizedId: trustee.authorizedId,
      signerName: trustee.authorizedName,
      signerMobile: mobile,
    },
    ways: { mobile, email: '', channel, language, withPassport: false },
  };
}

function legalSigner(facts: RegisteredFacts, { channel, language = 'zh' }: SignInput): Signer {
  if (facts.legalMobile === '') throw userError((t) => t.mobileMissing);
  if (channel === LINK_CHANNEL.email && facts.email === '')
    throw signerError.withFields((t) => t.emailMissing, { channel: (t) => t.emailMissing });
  return {
    person: legalPerson(facts, facts.legalMobile),
    ways: { mobile: facts.legalMobile, email: facts.email, channel, language, withPassport: false },
  };
}

/** Needs phone and e-mail both, as a code goes to each. */
async function foreignSigner(
  facts: RegisteredFacts,
  { channel, language, signerEmail, signerMobile }: SignInput,
  spoken: Language,
): Promise<Signer> {
  const email = signerEmail ?? facts.email;
  if (email === '') throw signerError.withFields((t) => t.emailMissing, { signerEmail: (t) => t.emailMissing });
  const mobile = await telephone(signerMobile ?? facts.legalMobile);
  return {
    person: legalPerson(facts, mobile),
    ways: { mobile, email, channel, language: language ?? spoken, withPassport: true },
  };
}

async function telephone(given: string): Promise<string> {
  if (given === '') throw signerError.withFields((t) => t.mobileMissing, { signerMobile: (t) => t.mobileMissing });
  if (isMainlandMobile(given)) return given;
  const { parsePhoneNumber } = await import('../../../../../platform/wire/rules/telephone.ts');
  const number = parsePhoneNumber(given);
  if (number === null) throw signerError.withFields((t) => t.wrongMobile, { signerMobile: (t) => t.wrongMobile });
  return number;
}

const legalPerson = ({ legalName }: RegisteredFacts, signerMobile: string) => ({
  signWay: SIGN_WAY.legal,
  authorizedId: null,
  signerName: legalName,
  signerMobile,
});

export async function ownSigners({ db, user, language }: CallContext): Promise<PayloadOf<typeof readSigners>> {
  const facts = await readRegisteredFacts(db, ownCompanyId(user));
  return {
    legalName: facts.legalName,
    legalMobile: maskMobile(facts.legalMobile),
    legalEmail: maskEmail(facts.email),
    hasLegalMobile: facts.legalMobile !== '',
    isMainland: isMainland(facts),
    language: isMainland(facts) ? 'zh' : language,
  };
}
