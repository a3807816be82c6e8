import { type FormEvent, type KeyboardEvent, useRef } from 'react';
import { CODE_WAIT_SECONDS } from '../../signInWire.ts';
import { useSessionTexts } from '../texts.ts';
import { CodeField } from './CodeField.tsx';
import { Field } from './Field.tsx';
import { PasswordField } from './PasswordField.tsx';
import type { SignInWay } from './signInErrors.ts';
import { useCountdown } from './useCountdown.ts';
import { useFieldFocus } from './useFieldFocus.ts';
import type { SignIn } from './useSignIn.ts';

function WayTabs({ way, onPick }: { way: SignInWay; onPick: (way: SignInWay) => void }) {
  const { page } = useSessionTexts();
  const list = useRef<HTMLDivElement>(null);
  const ways: readonly { key: SignInWay; label: string }[] = [
    { key: 'password', label: page.byPassword },
    { key: 'code', label: page.byCode },
  ];
  const other = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    onPick(way === 'password' ? 'code' : 'password');
    list.current?.querySelector<HTMLButtonElement>('[aria-selected="false"]')?.focus();
  };
  return (
    <div className="ways" role="tablist" ref={list}>
      {ways.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          role="tab"
          id={`way-${key}`}
          aria-controls="way-panel"
          aria-selected={key === way}
          tabIndex={key === way ? 0 : -1}
          onClick={() => onPick(key)}
          onKeyDown={other}
        >
          {label}
        </button>
      ))}
    </div>
  );
}

export function SignInForm({ form }: { form: SignIn }) {
  const { page } = useSessionTexts();
  const wait = useCountdown(CODE_WAIT_SECONDS);
  const element = useFieldFocus(form.errors);
  const { way, draft, errors, type } = form;

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
          onBlur={() => form.prepareCaptcha(draft.username.trim())}
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
