import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useWho } from '../../../../platform/web/who/who.ts';
import type { NoticeDetail } from '../../wire.ts';
import { formOf, type NoticeForm, newForm, unsavedOf } from './noticeForm.ts';

/** What the form begins with: the notice (null: a new one), or what its writer typed of it before and did not save. */
export function useUnsaved(notice: NoticeDetail | null, form: FormInstance<NoticeForm>) {
  const { user } = useWho();
  const [saved] = useState(() => (notice ? formOf(notice) : newForm()));
  const [draft] = useState(() => unsavedOf(user.userId, notice));
  const [restored, setRestored] = useState(() => draft.read());
  const forget = () => {
    draft.forget();
    setRestored(null);
  };
  return {
    first: restored ?? saved,
    isRestored: restored !== null,
    keep: () => draft.keep(form.getFieldsValue(true)),
    forget,
    /** gives up what was typed */
    discard: () => {
      forget();
      form.setFieldsValue(saved);
    },
  };
}
