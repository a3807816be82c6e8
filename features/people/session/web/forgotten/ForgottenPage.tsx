import { useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { pathIn } from '../../../../../platform/web/language/russianPath.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { SIGN_IN } from '../../../../../platform/wire/address.ts';
import { forgetPwd } from '../../registerWire.ts';
import { CodeFormView } from '../codeForm/CodeFormView.tsx';
import { emptyDraft, toContact } from '../codeForm/codeDraft.ts';
import { useCodeForm } from '../codeForm/useCodeForm.ts';
import { encryptPasswords } from '../password/encryptPassword.ts';
import { Field } from '../signIn/Field.tsx';
import { SignInFrame } from '../signIn/SignInFrame.tsx';
import { useForgottenTexts } from '../texts.ts';

export default function ForgottenPage() {
  const texts = useForgottenTexts();
  const language = useLanguage();
  const forgotten = useForgotten();
  usePageTitle(texts.title);
  const signIn = pathIn(language, SIGN_IN);

  if (forgotten.done !== null) {
    return (
      <SignInFrame title={texts.title} keepsTitle>
        <p className="forgotten-done" role="status">
          {forgotten.done}
        </p>
        <Link className="submit" to={signIn}>
          {texts.signIn}
        </Link>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title={texts.title} keepsTitle>
      <ForgottenForm {...forgotten} />
      <p className="forgotten">
        <Link to={signIn}>{texts.back}</Link>
      </p>
    </SignInFrame>
  );
}

function ForgottenForm({ form, needsUsername }: Forgotten) {
  const texts = useForgottenTexts();
  return (
    <CodeFormView
      form={form}
      texts={texts}
      head={<p className="forgotten-note">{texts.note}</p>}
      afterAddress={
        needsUsername && (
          <Field
            label={texts.username}
            name="username"
            value={form.draft.username}
            onType={(username) => form.type({ username })}
            error={form.errors.fields.username}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
          />
        )
      }
    />
  );
}

const EMPTY = emptyDraft({ username: '' });

async function resetPassword({ address, username, code, ...passwords }: typeof EMPTY): Promise<string> {
  const sealed = await encryptPasswords(passwords);
  return send(forgetPwd, { ...toContact(address), username: username.trim(), code: code.trim(), ...sealed });
}

function useForgotten() {
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

type Forgotten = ReturnType<typeof useForgotten>;
