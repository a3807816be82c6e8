import type { FormEvent } from 'react';
import { CODE_WAIT_SECONDS } from '../../wire.ts';
import { CodeField } from '../signIn/CodeField.tsx';
import { Field } from '../signIn/Field.tsx';
import { PasswordField } from '../signIn/PasswordField.tsx';
import { useCountdown } from '../signIn/useCountdown.ts';
import { useFieldFocus } from '../signIn/useFieldFocus.ts';
import { useForgottenTexts, usePasswordTexts } from '../texts.ts';
import type { Forgotten } from './useForgotten.ts';

export function ForgottenForm({ form }: { form: Forgotten }) {
  const texts = useForgottenTexts();
  const words = usePasswordTexts();
  const wait = useCountdown(CODE_WAIT_SECONDS);
  const element = useFieldFocus(form.errors);
  const { draft, errors, type } = form;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <form ref={element} onSubmit={submit} noValidate>
      <p className="forgotten-note">{texts.note}</p>
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
      {form.needsUsername && (
        <Field
          label={texts.username}
          name="username"
          value={draft.username}
          onType={(username) => type({ username })}
          error={errors.fields.username}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
        />
      )}
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
      <p className="form-error" role="alert">
        {errors.form}
      </p>
      <button type="submit" className="submit" aria-busy={form.isPending}>
        {form.isPending ? texts.submitting : texts.submit}
      </button>
    </form>
  );
}
