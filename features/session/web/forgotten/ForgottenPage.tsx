import { Link } from 'react-router';
import { useLanguage } from '../../../../platform/web/language/language.ts';
import { usePageTitle } from '../../../../platform/web/router/usePageTitle.ts';
import { CodeFormView } from '../codeForm/CodeFormView.tsx';
import { Field } from '../signIn/Field.tsx';
import { SignInFrame } from '../signIn/SignInFrame.tsx';
import { useForgottenTexts } from '../texts.ts';
import { type Forgotten, useForgotten } from './useForgotten.ts';

export default function ForgottenPage() {
  const texts = useForgottenTexts();
  const language = useLanguage();
  const forgotten = useForgotten();
  usePageTitle(texts.title);
  const signIn = language === 'ru' ? '/ru/login' : '/login';

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
