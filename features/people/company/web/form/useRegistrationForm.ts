import { Form, type FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { send } from '../../../../../platform/web/request/send.ts';
import { assignFieldErrors } from '../../../../../platform/web/widgets/form/FieldErrors.tsx';
import { fieldName } from '../../../../../platform/web/widgets/form/fieldName.ts';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import { listResources } from '../../../../documents/resource/wire.ts';
import { faultsOf, normalizeForm, usualCertType } from '../../registration.ts';
import { checkCompanyName, newSaveCompany, ocrBusLis, queryCompanyReg, saveCompanyRegDraft } from '../../wire.ts';
import { useFormTexts } from '../texts.ts';
import { type FormValues, formOf } from './formValues.ts';
import { clearFaults, stillMarked } from './marks.ts';

const SAVE_AFTER_MS = 1_500;
const READS = [queryCompanyReg, listResources];

/** Keeps a draft some time after the last change. */
function useAutosave(form: FormInstance<FormValues>) {
  const saving = useWrite(saveCompanyRegDraft, { silent: true });
  const [isSaved, setSaved] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const save = useEffectEvent(async () => {
    setSaved((await saving.send(formOf(form.getFieldsValue(true)))) !== undefined);
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    isSaved,
    cancel: () => clearTimeout(timer.current),
    schedule() {
      setSaved(false);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void save(), SAVE_AFTER_MS);
    },
  };
}

/** Fills the form from the picture of a licence; what was typed is replaced only by what was read. */
function useLicence(form: FormInstance<FormValues>, onFilled: () => void) {
  const texts = useFormTexts();
  const reading = useWrite(ocrBusLis, { done: texts.readDone });
  return {
    isReading: reading.isPending,
    async read(resourceId: number) {
      const facts = await reading.send({ resourceId });
      if (facts === undefined) return;
      const { companyName, socialCode, legalPerson, address } = facts;
      const read = {
        companyFullName: companyName,
        unifiedSocialCreditCode: socialCode,
        legalName: legalPerson,
        companyAddr: address,
      };
      const filled = Object.fromEntries(Object.entries(read).filter(([, text]) => text !== ''));
      form.setFieldsValue(filled);
      onFilled();
    },
  };
}

/** Says at its field that the name is another company's. */
export async function checkName(form: FormInstance<FormValues>): Promise<void> {
  const name: unknown = form.getFieldValue('companyFullName');
  const isPerson = form.getFieldValue('companyEntity') === COMPANY_ENTITY.individual;
  if (typeof name !== 'string' || name.trim() === '' || isPerson) return;
  const said = await send(checkCompanyName, { company_full_name: name }).catch(() => '0');
  if (said !== '0' && form.getFieldValue('companyFullName') === name)
    assignFieldErrors(form, { companyFullName: said });
}

interface ReturnedForm {
  /** the operator's, by field */
  reasons: Readonly<Record<string, string>>;
  /** whether to send fields that the operator marked as they are */
  confirmsMarked: (fields: readonly string[]) => PromiseLike<boolean>;
}

/** State of the enterprise form: draft, licence, name check, submission. */
export function useRegistrationForm({ reasons, confirmsMarked }: ReturnedForm) {
  const texts = useFormTexts();
  const [form] = Form.useForm<FormValues>();
  const draft = useAutosave(form);
  const licence = useLicence(form, draft.schedule);
  const submitting = useWrite(newSaveCompany, { invalidates: READS, done: texts.submitted });

  return {
    form,
    draft,
    licence,
    submitting,
    onChange(changed: Partial<FormValues>) {
      const picked = changed.busLisId?.[0];
      const isMainland = form.getFieldValue('companyEntity') === COMPANY_ENTITY.mainland;
      if (changed.companyEntity !== undefined) {
        clearFaults(form, reasons);
        form.setFieldValue('legalCertType', usualCertType(changed.companyEntity));
      }
      if (picked && isMainland) void licence.read(picked.resourceId);
      draft.schedule();
    },
    checkName: () => checkName(form),
    async submit() {
      const values = formOf(form.getFieldsValue(true));
      const faults = Object.entries(faultsOf(normalizeForm(values)));
      if (faults.length > 0) {
        assignFieldErrors(form, Object.fromEntries(faults.map(([field, fault]) => [field, texts.faults[fault]])));
        return;
      }
      const marked = stillMarked(form, reasons);
      if (marked.length > 0 && !(await confirmsMarked(marked))) {
        form.scrollToField(fieldName(marked[0] ?? ''), { focus: true, block: 'center' });
        return;
      }
      draft.cancel();
      await submitting.send(values);
    },
  };
}
