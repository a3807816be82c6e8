import type { FormEvent, ReactNode } from 'react';
import { CODE_WAIT_SECONDS } from '../../signInWire.ts';
import { CodeField } from '../signIn/CodeField.tsx';
import { Field } from '../signIn/Field.tsx';
import { PasswordField } from '../signIn/PasswordField.tsx';
import { useCountdown } from '../signIn/useCountdown.ts';
import { useFieldFocus } from '../signIn/useFieldFocus.ts';
import { usePasswordTexts } from '../texts.ts';
import type { CodeDraft } from './codeDraft.ts';
import type { CodeForm } from './useCodeForm.ts';

interface CodeFormViewProps {
  form: Omit<CodeForm, 'type'> & { type: (typed: Partial<CodeDraft>) => void };
  texts: { address: string; addressHint: string; codeSent: string; submit: string; submitting: string };
  /** before the contact */
  head: ReactNode;
  /** after the contact */
  afterAddress?: ReactNode;
  /** before the button */
  foot?: ReactNode;
}

/** Contact, code and new password with the fields of one form around them. */
export function CodeFormView({ form, texts, head, afterAddress, foot }: CodeFormViewProps) {
  const words = usePasswordTexts();
  const wait = useCountdown(CODE_WAIT_SECONDS);
  const { draft, errors, type } = form;
  const element = useFieldFocus(errors);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <form ref={element} onSubmit={submit} noValidate>
      {head}
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
      {afterAddress}
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
      {foot}
      <p className="form-error" role="alert">
        {errors.form}
      </p>
      <button type="submit" className="submit" aria-busy={form.isPending}>
        {form.isPending ? texts.submitting : texts.submit}
      </button>
    </form>
  );
}
