import { Link } from 'react-router';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { pathIn } from '../../../../../platform/web/language/russianPath.ts';
import { usePageTitle } from '../../../../../platform/web/router/usePageTitle.ts';
import { SIGN_IN } from '../../../../../platform/wire/address.ts';
import { CodeFormView } from '../codeForm/CodeFormView.tsx';
import { Field } from '../signIn/Field.tsx';
import { SignInFrame } from '../signIn/SignInFrame.tsx';
import { useRegisterTexts } from '../texts.ts';
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
        <Link to={pathIn(language, SIGN_IN)}>{texts.back}</Link>
      </p>
    </SignInFrame>
  );
}

function RegisterForm() {
  const texts = useRegisterTexts();
  const form = useRegister();
  const { draft, errors, type } = form;
  return (
    <CodeFormView
      form={form}
      texts={texts}
      head={
        <Field
          label={texts.name}
          name="name"
          value={draft.name}
          onType={(name) => type({ name })}
          error={errors.fields.name}
          autoComplete="name"
          maxLength={50}
        />
      }
      foot={
        <Agreement
          isAgreed={draft.isAgreed}
          error={errors.fields.agreement}
          onChange={(isAgreed) => type({ isAgreed })}
        />
      }
    />
  );
}
