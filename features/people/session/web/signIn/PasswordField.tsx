import { type KeyboardEvent, useState } from 'react';
import { PASSWORD_LENGTH } from '../../newPassword.ts';
import { useSessionTexts } from '../texts.ts';
import { Field } from './Field.tsx';

function Eye({ isOpen }: { isOpen: boolean }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" className="eye">
      <path d="M1.5 10S4.5 4.5 10 4.5 18.5 10 18.5 10 15.5 15.5 10 15.5 1.5 10 1.5 10Z" />
      <circle cx="10" cy="10" r="2.6" />
      {isOpen ? null : <path d="M3.5 16.5L16.5 3.5" />}
    </svg>
  );
}

export function PasswordField(props: {
  value: string;
  onType: (text: string) => void;
  error: string | undefined;
  hint?: string;
  label?: string;
  name?: string;
  isNew?: boolean;
}) {
  const { page } = useSessionTexts();
  const { isNew = false, label = page.password, name = 'password', ...field } = props;
  const [isShown, setShown] = useState(false);
  const [isCaps, setCaps] = useState(false);
  const updateCapsLock = (event: KeyboardEvent) => setCaps(event.getModifierState('CapsLock'));
  return (
    <Field
      {...field}
      label={label}
      name={name}
      type={isShown ? 'text' : 'password'}
      autoComplete={isNew ? 'new-password' : 'current-password'}
      autoCapitalize="off"
      spellCheck={false}
      maxLength={PASSWORD_LENGTH.max}
      onKeyDown={updateCapsLock}
      onKeyUp={updateCapsLock}
      onBlur={() => setCaps(false)}
      {...(isCaps ? { hint: `⇪ ${page.capsLock}` } : {})}
      end={
        <button
          type="button"
          className="field-end"
          aria-label={isShown ? page.hidePassword : page.showPassword}
          title={isShown ? page.hidePassword : page.showPassword}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          <Eye isOpen={isShown} />
        </button>
      }
    />
  );
}
