import { useId, useRef } from 'react';
import { useRegisterTexts } from '../texts.ts';

/** Tick box with the terms in a dialog; native, as the page loads no antd. */
export function Agreement(props: {
  isAgreed: boolean;
  error: string | undefined;
  onChange: (isAgreed: boolean) => void;
}) {
  const texts = useRegisterTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <div className="agreement">
      <input
        id={id}
        type="checkbox"
        checked={props.isAgreed}
        aria-invalid={props.error !== undefined}
        aria-describedby={`${id}-note`}
        onChange={(event) => props.onChange(event.target.checked)}
      />
      <span>
        <label htmlFor={id}>{texts.agree}</label>{' '}
        <button type="button" onClick={() => dialog.current?.showModal()}>
          {texts.terms}
        </button>
      </span>
      <span id={`${id}-note`} className="agreement-note" role={props.error ? 'alert' : undefined}>
        {props.error}
      </span>
      <dialog ref={dialog} className="terms" aria-labelledby={`${id}-terms`}>
        <h2 id={`${id}-terms`}>{texts.terms}</h2>
        <ol>
          {texts.clauses.map((clause) => (
            <li key={clause}>{clause}</li>
          ))}
        </ol>
        <button type="button" className="submit" onClick={() => dialog.current?.close()}>
          {texts.close}
        </button>
      </dialog>
    </div>
  );
}
