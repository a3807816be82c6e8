import { type FormEvent, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { pathIn } from '../../../../../platform/web/language/russianPath.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { SIGN_IN } from '../../../../../platform/wire/address.ts';
import { passwordFaults } from '../../../session/newPassword.ts';
import {
  encryptPasswords,
  SignInFrame,
  useFieldFocus,
  usePasswordTexts,
  useSessionTexts,
} from '../../../session/web/parts.ts';
import { readPasswordLink, setPasswordByLink } from '../../wire.ts';
import { useJoinTexts } from '../texts.ts';
import { errorsOf, NO_ERRORS } from './joinErrors.ts';
import { PasswordPair } from './PasswordPair.tsx';
import { useLinkToken } from './useLinkToken.ts';

/** Texts of the frame and its fields. */
export async function loadTexts(): Promise<void> {
  await Promise.all([useSessionTexts.load(), usePasswordTexts.load()]);
}

/** A new password with the one-time link of a reset. */
export default function NewPasswordPage() {
  const texts = useJoinTexts().password;
  const { signIn } = useJoinTexts();
  const language = useLanguage();
  const token = useLinkToken();
  const [userName, setUserName] = useState<string | null>(null);
  const [done, setDone] = useState<string | null>(null);
  usePageTitle(texts.title);

  useEffect(() => {
    const load = async () => (token === '' ? '' : (await send(readPasswordLink, { token })).userName);
    load().then(setUserName, () => setUserName(''));
  }, [token]);

  const said = done ?? (userName === '' ? texts.gone : null);
  return (
    <SignInFrame title={texts.title} keepsTitle>
      {said === null && userName === null && <p aria-busy="true" />}
      {said !== null && (
        <>
          <p className="forgotten-done" role={done === null ? 'alert' : 'status'}>
            {said}
          </p>
          <Link className="submit" to={pathIn(language, SIGN_IN)}>
            {signIn}
          </Link>
        </>
      )}
      {said === null && userName !== null && <PasswordForm token={token} userName={userName} onDone={setDone} />}
    </SignInFrame>
  );
}

function PasswordForm(props: { token: string; userName: string; onDone: (said: string) => void }) {
  const { failed, submitting, password: texts } = useJoinTexts();
  const words = usePasswordTexts();
  const [draft, setDraft] = useState({ newPassword: '', checkPass: '' });
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isPending, setPending] = useState(false);
  const element = useFieldFocus(errors);

  const type = (typed: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...typed }));
    setErrors(NO_ERRORS);
  };

  async function submit(event: FormEvent) {
    event.preventDefault();
    const found = passwordFaults(draft);
    const faults = Object.entries(found).map(([field, fault]) => [field, words.faults[fault]]);
    setErrors({ fields: Object.fromEntries(faults), form: '' });
    if (isPending || faults.length > 0) return;
    setPending(true);
    try {
      const sealed = await encryptPasswords(draft);
      props.onDone(await send(setPasswordByLink, { token: props.token, ...sealed }));
    } catch (error) {
      setErrors(errorsOf(error, failed));
      setPending(false);
    }
  }

  return (
    <form ref={element} onSubmit={(event) => void submit(event)} noValidate>
      <p className="forgotten-note">{texts.of({ userName: props.userName })}</p>
      <PasswordPair draft={draft} errors={errors.fields} onType={type} />
      <p className="form-error" role="alert">
        {errors.form}
      </p>
      <button type="submit" className="submit" aria-busy={isPending}>
        {isPending ? submitting : texts.submit}
      </button>
    </form>
  );
}
