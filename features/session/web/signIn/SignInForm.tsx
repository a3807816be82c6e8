import type { FormEvent } from 'react';
import { CODE_WAIT_SECONDS } from '../../wire.ts';
import { useSessionTexts } from '../texts.ts';
import { CaptchaField } from './CaptchaField.tsx';
import { CodeField } from './CodeField.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import { useCountdown } from './useCountdown.ts';
import { useFieldFocus } from './useFieldFocus.ts';
import type { SignIn } from './useSignIn.ts';
import { WayTabs } from './WayTabs.tsx';

export function SignInForm({ form }: { form: SignIn }) {
  const { page } = useSessionTexts();
  const wait = useCountdown(CODE_WAIT_SECONDS);
  const element = useFieldFocus(form.errors);
  const { way, draft, errors, type, captcha } = form;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <form ref={element} className="sign-in-form" onSubmit={submit} noValidate>
      <WayTabs way={way} onPick={form.setWay} />
      <div id="way-panel" role="tabpanel" aria-labelledby={`way-${way}`}>
        <Field
          label={page.username}
          name="username"
          value={draft.username}
          onType={(username) => type({ username })}
          onBlur={() => form.refreshIfChanged(draft.username.trim())}
          error={errors.fields.username}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
        />
        {way === 'code' && (
          <CodeField
            value={draft.code}
            onType={(code) => type({ code })}
            error={errors.fields.code}
            sentHint={page.codeSent}
            wait={wait}
            sendCode={form.sendCode}
          />
        )}
        {way === 'password' && (
          <PasswordField
            value={draft.password}
            onType={(password) => type({ password })}
            error={errors.fields.password}
          />
        )}
        {way === 'password' && captcha && (
          <CaptchaField
            captcha={captcha}
            value={draft.captcha}
            onType={(text) => type({ captcha: text })}
            onRenew={() => void form.renewCaptcha()}
            error={errors.fields.captcha}
          />
        )}
      </div>
      <p className="form-error" role="alert">
        {errors.form}
      </p>
      <button type="submit" className="submit" aria-busy={form.isPending}>
        {form.isPending ? page.signingIn : page.signIn}
      </button>
    </form>
  );
}
