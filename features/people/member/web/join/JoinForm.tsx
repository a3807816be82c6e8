import type { FormEvent } from 'react';
import type { PayloadOf } from '../../../../../platform/wire/call.ts';
import { CODE_WAIT_SECONDS } from '../../../session/signInWire.ts';
import { Agreement, CodeField, Field, useCountdown, useFieldFocus } from '../../../session/web/parts.ts';
import type { readInvitation } from '../../wire.ts';
import { useJoinTexts } from '../texts.ts';
import { PasswordPair } from './PasswordPair.tsx';
import { useJoin } from './useJoin.ts';

/** A new person: name and password, address and code as the way of the invitation asks. */
export function JoinForm({ token, invitation }: { token: string; invitation: PayloadOf<typeof readInvitation> }) {
  const texts = useJoinTexts();
  const form = useJoin(token, invitation);
  const wait = useCountdown(CODE_WAIT_SECONDS);
  const element = useFieldFocus(form.errors);
  const { draft, errors, type } = form;
  const { way, receiver } = invitation;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };

  return (
    <form ref={element} onSubmit={submit} noValidate>
      {receiver !== '' && <p className="forgotten-note">{texts.sentTo({ receiver })}</p>}
      <Field
        label={texts.name}
        name="name"
        value={draft.name}
        onType={(name) => type({ name })}
        error={errors.fields.name}
        autoComplete="name"
        maxLength={50}
      />
      {way === 'link' && (
        <Field
          label={texts.address}
          name="address"
          value={draft.address}
          onType={(address) => type({ address })}
          error={errors.fields.address}
          autoComplete="email"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={100}
        />
      )}
      {way !== 'email' && (
        <CodeField
          value={draft.code}
          onType={(code) => type({ code })}
          error={errors.fields.code}
          sentHint={texts.codeSent}
          wait={wait}
          sendCode={form.sendCode}
        />
      )}
      <PasswordPair draft={draft} errors={errors.fields} onType={type} />
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
