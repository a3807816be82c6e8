import type { FormEvent } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { CODE_WAIT_SECONDS } from '../../wire.ts';
import { CodeField } from '../signIn/CodeField.tsx';
import { Field } from '../signIn/Field.tsx';
import { PasswordField } from '../signIn/PasswordField.tsx';
import { SignInFrame } from '../signIn/SignInFrame.tsx';
import { useCountdown } from '../signIn/useCountdown.ts';
import { useFieldFocus } from '../signIn/useFieldFocus.ts';
import { usePasswordTexts, useRegisterTexts } from '../texts.ts';
import { Agreement } from './Agreement.tsx';
import { useRegister } from './useRegister.ts';

/** Registration of a person (portal 7). */
export default function RegisterPage() {
  const texts = useRegisterTexts();
  const language = useLanguage();
  usePageTitle(texts.title);
  return (
    <SignInFrame title={texts.title} keepsTitle>
      <RegisterForm />
      <p className="forgotten">
        <Link to={language === 'ru' ? '/ru/login' : '/login'}>{texts.back}</Link>
      </p>
    </SignInFrame>
  );
}

function RegisterForm() {
  const texts = useRegisterTexts();
  const words = usePasswordTexts();
  const form = useRegister();
  const wait = useCountdown(CODE_WAIT_SECONDS);
  const element = useFieldFocus(form.errors);
  const { draft, errors, type } = form;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <form ref={element} onSubmit={submit} noValidate>
      <Field
        label={texts.name}
        name="name"
        value={draft.name}
        onType={(name) => type({ name })}
        error={errors.fields.name}
        autoComplete="name"
        maxLength={50}
      />
      <Field
        label={texts.address}
        name="address"
        value={draft.address}
        onType={(address) => type({ address })}
        error={errors.fields.address}
        hint={texts.addressHint}
        autoComplete="email"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={100}
      />
      <CodeField
        value={draft.code}
        onType={(code) => type({ code })}
        error={errors.fields.code}
        sentHint={texts.codeSent}
        wait={wait}
        sendCode={form.sendCode}
      />
      <PasswordField
        isNew
        name="newPassword"
        label={words.newPassword}
        value={draft.newPassword}
        onType={(newPassword) => type({ newPassword })}
        error={errors.fields.newPassword}
        hint={words.rule}
      />
      <PasswordField
        isNew
        name="checkPass"
        label={words.checkPass}
        value={draft.checkPass}
        onType={(checkPass) => type({ checkPass })}
        error={errors.fields.checkPass}
      />
      <Agreement
        isAgreed={draft.isAgreed}
        error={errors.fields.agreement}
        onChange={(isAgreed) => type({ isAgreed })}
      />
      <p className="form-error" role="alert">
        {errors.form}
      </p>
      <button type="submit" className="submit" aria-busy={form.isPending}>
        {form.isPending ? texts.submitting : texts.submit}
      </button>
    </form>
  );
}
