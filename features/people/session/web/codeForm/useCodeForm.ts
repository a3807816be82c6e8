import { useEffect, useState } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { sendVerCode } from '../../registerWire.ts';
import { usePasswordTexts } from '../texts.ts';
import {
  type CodeDraft,
  type CodeErrors,
  type CodeReasons,
  errorsOf,
  missingFields,
  NO_ERRORS,
  toContact,
} from './codeDraft.ts';

interface CodeFormOptions<Draft extends CodeDraft> {
  empty: Draft;
  purpose: SentBy<typeof sendVerCode>['purpose'];
  reasons: CodeReasons;
  /** missing input beside contact, code and password */
  missingToo?: (draft: Draft) => CodeErrors['fields'];
  onSubmit: (draft: Draft) => Promise<void>;
  onRefused?: (errors: CodeErrors) => void;
}

export interface CodeForm<Draft extends CodeDraft = CodeDraft> {
  draft: Draft;
  type: (typed: Partial<Draft>) => void;
  errors: CodeErrors;
  isPending: boolean;
  /** false: not sent, and the form says why */
  sendCode: () => Promise<boolean>;
  submit: () => Promise<void>;
}

/** A form that proves a contact by a code and chooses a password. */
export function useCodeForm<Draft extends CodeDraft>(options: CodeFormOptions<Draft>): CodeForm<Draft> {
  const { purpose, reasons } = options;
  const { faults } = usePasswordTexts();
  const language = useLanguage();
  const [draft, setDraft] = useState(options.empty);
  const [errors, setErrors] = useState(NO_ERRORS);
  const [isPending, setPending] = useState(false);

  // errors in another language are stale
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect answers to the language
  useEffect(() => setErrors(NO_ERRORS), [language]);

  const type = (typed: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...typed }));
    setErrors(NO_ERRORS);
  };

  async function sendCode(): Promise<boolean> {
    if (draft.address.trim() === '') {
      setErrors({ fields: { address: reasons.address }, form: '' });
      return false;
    }
    try {
      await send(sendVerCode, { ...toContact(draft.address), purpose });
      return true;
    } catch (error) {
      setErrors(errorsOf(error, reasons.failed));
      return false;
    }
  }

  async function submit() {
    if (isPending) return;
    const fields = { ...options.missingToo?.(draft), ...missingFields(draft, reasons, faults) };
    setErrors({ fields, form: '' });
    if (Object.keys(fields).length > 0) return;
    setPending(true);
    try {
      await options.onSubmit(draft);
    } catch (error) {
      const refused = errorsOf(error, reasons.failed);
      options.onRefused?.(refused);
      setErrors(refused);
    } finally {
      setPending(false);
    }
  }

  return { draft, type, errors, isPending, sendCode, submit };
}
