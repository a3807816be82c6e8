import { PasswordField, usePasswordTexts } from '../../../session/web/parts.ts';

interface Pair {
  newPassword: string;
  checkPass: string;
}

/** A new password, twice. */
export function PasswordPair(props: { draft: Pair; errors: Partial<Pair>; onType: (typed: Partial<Pair>) => void }) {
  const words = usePasswordTexts();
  const { draft, errors, onType } = props;
  return (
    <>
      <PasswordField
        isNew
        name="newPassword"
        label={words.newPassword}
        value={draft.newPassword}
        onType={(newPassword) => onType({ newPassword })}
        error={errors.newPassword}
        hint={words.rule}
      />
      <PasswordField
        isNew
        name="checkPass"
        label={words.checkPass}
        value={draft.checkPass}
        onType={(checkPass) => onType({ checkPass })}
        error={errors.checkPass}
      />
    </>
  );
}
