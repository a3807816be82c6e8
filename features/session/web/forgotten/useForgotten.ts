import { useState } from 'react';
import { send } from '../../../../platform/web/request/send.ts';
import { forgetPwd } from '../../wire.ts';
import { emptyDraft, toContact } from '../codeForm/codeDraft.ts';
import { useCodeForm } from '../codeForm/useCodeForm.ts';
import { encryptPasswords } from '../password/encryptPassword.ts';
import { useForgottenTexts } from '../texts.ts';

const EMPTY = emptyDraft({ username: '' });

async function resetPassword({ address, username, code, ...passwords }: typeof EMPTY): Promise<string> {
  const sealed = await encryptPasswords(passwords);
  return send(forgetPwd, { ...toContact(address), username: username.trim(), code: code.trim(), ...sealed });
}

export function useForgotten() {
  const { errors: reasons } = useForgottenTexts();
  const [needsUsername, setNeedsUsername] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const form = useCodeForm({
    empty: EMPTY,
    purpose: 'forgotPassword',
    reasons,
    onSubmit: async (draft) => setDone(await resetPassword(draft)),
    onRefused: ({ fields }) => fields.username && setNeedsUsername(true),
  });
  return { form, needsUsername, done };
}

export type Forgotten = ReturnType<typeof useForgotten>;
