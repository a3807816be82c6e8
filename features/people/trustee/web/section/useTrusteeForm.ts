import { Form } from 'antd';
import { useEffect, useState } from 'react';
import { useSubmitLock } from '../../../../../platform/web/query/useSubmitLock.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../../platform/web/toast/toast.ts';
import type { UploadedFile } from '../../../../../platform/web/widgets/files/uploadCalls.ts';
import { assignFieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { formatDate } from '../../../../../platform/wire/time.ts';
import { listResources } from '../../../../documents/resource/wire.ts';
import {
  normalizeTrustee,
  oneYearAfter,
  type TrusteeFaults,
  type TrusteeForm,
  trusteeFaultsOf,
} from '../../trusteeForm.ts';
import { addTrustee, listTrustees, type Trustee, updateTrustee } from '../../wire.ts';
import { useSectionTexts } from '../texts.ts';
import { useLetter } from './useLetter.ts';

/** The form on the screen: the uploaded letter in the place of its id. */
export type FormValues = Omit<TrusteeForm, 'resourceId'> & { resourceId: UploadedFile[] };

const DAY_MS = 86_400_000;

function firstValues(mode: 'add' | 'edit', trustee: Trustee | undefined): FormValues {
  if (trustee === undefined)
    return {
      authorizedName: '',
      authorizedMobile: '',
      authorizedIdNo: '',
      authorizedStartDate: '',
      authorizedEndDate: '',
      resourceId: [],
    };
  const { authorizedName, authorizedMobile, authorizedIdNo, authorizedStartDate, authorizedEndDate } = trustee;
  const person = { authorizedName, authorizedMobile, authorizedIdNo, resourceId: [] };
  if (mode === 'edit') return { ...person, authorizedStartDate, authorizedEndDate };
  const start = renewalStart(authorizedEndDate, formatDate(new Date()));
  return { ...person, authorizedStartDate: start, authorizedEndDate: oneYearAfter(start) };
}

/** The day after the end, today if that is past. */
function renewalStart(endDate: string, today: string): string {
  const next = new Date(new Date(endDate).getTime() + DAY_MS).toISOString().slice(0, 10);
  return next < today ? today : next;
}

/** State and submission of the form; checks it as the server does. */
export function useTrusteeForm(mode: 'add' | 'edit', trustee: Trustee | undefined, onDone: () => void) {
  const texts = useSectionTexts();
  const [form] = Form.useForm<FormValues>();
  const [isUploading, setUploading] = useState(false);
  const invalidates = [listTrustees, listResources];
  const adding = useWrite(addTrustee, { invalidates, done: texts.submitted });
  const updating = useWrite(updateTrustee, { invalidates, done: texts.submitted });
  const saving = mode === 'add' ? adding : updating;
  const lock = useSubmitLock();

  const letter = useLetter(mode === 'edit' && trustee ? trustee.id : null).data;
  useEffect(() => {
    if (letter !== undefined) form.setFieldValue('resourceId', letter);
  }, [form, letter]);

  const showFaults = (faults: TrusteeFaults) => {
    const reasons = Object.entries(faults).map(([field, fault]) => [field, texts.faults[fault]]);
    assignFieldErrors(form, Object.fromEntries(reasons));
    if (faults.resourceId !== undefined) showToast('error', texts.letterFirst);
  };

  async function submit(values: FormValues): Promise<void> {
    if (isUploading) return showToast('info', texts.uploading);
    const { authorizedEndDate } = values;
    const resourceId = values.resourceId[0]?.resourceId ?? null;
    const sent = { ...normalizeTrustee({ ...values, resourceId }), authorizedEndDate };
    const faults = trusteeFaultsOf(sent);
    if (Object.keys(faults).length > 0) return showFaults(faults);
    const authorizedId = trustee?.id ?? 0;
    const isSaved = await (mode === 'add' ? adding.send(sent) : updating.send({ ...sent, authorizedId }));
    if (isSaved) onDone();
  }

  return {
    form,
    first: firstValues(mode, trustee),
    error: saving.error,
    isBusy: saving.isPending,
    setUploading,
    submit: (values: FormValues) => lock(() => submit(values)),
    /** One year from the start, unless an end was chosen. */
    completeEnd(start: string) {
      if (!form.getFieldValue('authorizedEndDate')) form.setFieldValue('authorizedEndDate', oneYearAfter(start));
    },
  };
}
