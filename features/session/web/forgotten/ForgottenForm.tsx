import { CodeFormView } from '../codeForm/CodeFormView.tsx';
import { Field } from '../signIn/Field.tsx';
import { useForgottenTexts } from '../texts.ts';
import type { Forgotten } from './useForgotten.ts';

export function ForgottenForm({ form, needsUsername }: Forgotten) {
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
