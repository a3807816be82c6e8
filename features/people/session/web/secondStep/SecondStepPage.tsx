import type { FormEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { pathIn } from '../../../../../platform/web/language/russianPath.ts';
import { useToken } from '../../../../../platform/web/request/token.ts';
import { redirectAfterSignIn } from '../../../../../platform/web/router/safeRedirect.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { SIGN_IN } from '../../../../../platform/wire/address.ts';
import { Field } from '../signIn/Field.tsx';
import { SignInFrame } from '../signIn/SignInFrame.tsx';
import { useFieldFocus } from '../signIn/useFieldFocus.ts';
import { useSecondStepTexts } from '../texts.ts';
import { type SecondStepState, secondStepStateOf } from './secondStepAddress.ts';
import { useSecondStep } from './useSecondStep.ts';

/** Second step of a sign-in; without its challenge, back to the first. */
export default function SecondStepPage() {
  const texts = useSecondStepTexts();
  const { state, search } = useLocation();
  const language = useLanguage();
  const isSignedIn = useToken() !== null;
  const asked = secondStepStateOf(state);
  const signIn = pathIn(language, SIGN_IN) + search;
  usePageTitle(texts.title);

  if (isSignedIn) {
    return <Navigate to={redirectAfterSignIn(new URLSearchParams(search).get('redirect'))} replace />;
  }
  if (asked === null) return <Navigate to={signIn} replace />;
  return (
    <SignInFrame title={texts.title} keepsTitle>
      <SecondStepForm asked={asked} />
      <p className="forgotten">
        <Link to={signIn} replace>
          {texts.back}
        </Link>
      </p>
    </SignInFrame>
  );
}

function SecondStepForm({ asked }: { asked: SecondStepState }) {
  const texts = useSecondStepTexts();
  const form = useSecondStep(asked);
  const element = useFieldFocus(form.errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  const { username } = asked;
  return (
    <form ref={element} onSubmit={submit} noValidate>
      <p className="forgotten-note">{username ? texts.note({ username }) : texts.noteAnonymous}</p>
      <Field
        label={texts.code}
        name="code"
        value={form.code}
        onType={form.type}
        error={form.errors.fields.code}
        hint={texts.hint}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={40}
      />
      {username !== '' && (
        <label className="trust">
          <input type="checkbox" checked={form.isTrusted} onChange={(event) => form.setTrusted(event.target.checked)} />
          {texts.trust}
        </label>
      )}
      <p className="form-error" role="alert">
        {form.errors.form}
      </p>
      <button type="submit" className="submit" aria-busy={form.isPending} disabled={form.isOver}>
        {form.isPending ? texts.submitting : texts.submit}
      </button>
      <p className="forgotten-note">{texts.lost}</p>
    </form>
  );
}
