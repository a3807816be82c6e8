import { useState } from 'react';
import { send } from '../../../../../platform/web/request/send.ts';
import { storeToken } from '../../../../../platform/web/request/token.ts';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { login } from '../../../session/signInWire.ts';
import { encryptPasswords, usePasswordTexts } from '../../../session/web/parts.ts';
import { type readInvitation, registerInvited, sendInvitationCode } from '../../wire.ts';
import { useJoinTexts } from '../texts.ts';
import { errorsOf, type JoinDraft, NO_ERRORS, validateDraft } from './joinErrors.ts';
import { openPortal } from './openPortal.ts';

type Invitation = PayloadOf<typeof readInvitation>;

function contactOf(address: string): { mobile: string } | { email: string } | object {
  const text = address.trim();
  if (text === '') return {};
  return text.includes('@') ? { email: text } : { mobile: text };
}

async function register(token: string, draft: JoinDraft): Promise<string> {
  const { newPassword, checkPass } = draft;
  const sealed = await encryptPasswords({ newPassword, checkPass });
  const person = { realUsername: draft.name.trim(), code: draft.code.trim(), agreement: '1' as const };
  const { username } = await send(registerInvited, {
    token,
    ...contactOf(draft.address),
    ...person,
    ...sealed,
  });
  return username;
}

/** The new account has no failures, so no captcha is asked. */
async function signIn(username: string, password: string): Promise<void> {
  const sealed = await encryptPasswords({ password });
  const { token } = await send(login, { username, channel: 'pc', isRegister: '1', ...sealed });
  storeToken(token);
}

export function useJoin(token: string, { way, realUsername }: Invitation) {
  const texts = useJoinTexts();
  const { faults } = usePasswordTexts();
  const [draft, setDraft] = useState<JoinDraft>({
    name: realUsername,
    address: '',
    code: '',
    newPassword: '',
    checkPass: '',
    isAgreed: false,
  });
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isPending, setPending] = useState(false);

  const type = (typed: Partial<JoinDraft>) => {
    setDraft((before) => ({ ...before, ...typed }));
    setErrors(NO_ERRORS);
  };

  async function sendCode(): Promise<boolean> {
    if (way === 'link' && draft.address.trim() === '') {
      setErrors({ fields: { address: texts.errors.address }, form: '' });
      return false;
    }
    try {
      await send(sendInvitationCode, { token, ...contactOf(draft.address) });
      return true;
    } catch (error) {
      setErrors(errorsOf(error, texts.failed));
      return false;
    }
  }

  async function submit() {
    if (isPending) return;
    const missing = validateDraft(draft, way, texts.errors, faults);
    setErrors(missing);
    if (Object.keys(missing.fields).length > 0) return;
    setPending(true);
    try {
      const username = await register(token, draft);
      await signIn(username, draft.newPassword).catch(() => undefined);
      openPortal();
    } catch (error) {
      setErrors(errorsOf(error, texts.failed));
      setPending(false);
    }
  }

  return { draft, type, errors, isPending, sendCode, submit };
}
