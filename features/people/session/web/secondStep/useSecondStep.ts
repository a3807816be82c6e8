import { useState } from 'react';
import { CallError } from '../../../../../platform/web/request/callError.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { storeToken } from '../../../../../platform/web/request/token.ts';
import { CODE } from '../../../../../platform/wire/envelope.ts';
import { passSecondStep } from '../../signInWire.ts';
import { useSecondStepTexts } from '../texts.ts';
import type { SecondStepState } from './secondStepAddress.ts';
import { storeTrustedDevice } from './trustedDevices.ts';

interface SecondStepErrors {
  fields: { code?: string };
  form: string;
}

const NO_ERRORS: SecondStepErrors = { fields: {}, form: '' };

/** State of the second step. Once the token is stored the page continues to the requested one. */
export function useSecondStep({ challenge, username }: SecondStepState) {
  const { errors: reasons } = useSecondStepTexts();
  const [code, setCode] = useState('');
  const [isTrusted, setTrusted] = useState(false);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isPending, setPending] = useState(false);
  const [isOver, setOver] = useState(false);

  const type = (typed: string) => {
    setCode(typed);
    setErrors(NO_ERRORS);
  };

  function fail(error: unknown): void {
    const isAnswered = error instanceof CallError;
    setOver(isAnswered && error.code === CODE.absent);
    const codeError = isAnswered ? error.fields.code : undefined;
    const reason = isAnswered ? error.message : reasons.failed;
    setErrors(codeError ? { fields: { code: codeError }, form: '' } : { fields: {}, form: reason });
  }

  async function submit() {
    if (isPending) return;
    if (code.trim() === '') {
      setErrors({ fields: { code: reasons.code }, form: '' });
      return;
    }
    setPending(true);
    try {
      const passed = await send(passSecondStep, { challenge, code, isTrusted: isTrusted ? '1' : '0' });
      if (passed.trustedDevice && username !== '') storeTrustedDevice(username, passed.trustedDevice);
      storeToken(passed.token);
    } catch (error) {
      fail(error);
    } finally {
      setPending(false);
    }
  }

  return { code, type, isTrusted, setTrusted, errors, isPending, isOver, submit };
}
