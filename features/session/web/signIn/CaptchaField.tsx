import { useSessionTexts } from '../texts.ts';
import { Field } from './Field.tsx';
import type { Captcha } from './useCaptcha.ts';

export function CaptchaField(props: {
  captcha: Captcha;
  value: string;
  onType: (text: string) => void;
  onRenew: () => void;
  error: string | undefined;
}) {
  const { page } = useSessionTexts();
  const { captcha, onRenew, ...field } = props;
  return (
    <Field
      {...field}
      label={page.captcha}
      name="captcha"
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={20}
      end={
        <button type="button" className="captcha" title={page.newCaptcha} onClick={onRenew}>
          <img src={captcha.picture} alt={page.captchaAlt} width="112" height="40" />
        </button>
      }
    />
  );
}
