import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useWho } from '../../../../platform/web/who/who.ts';
import type { NoticeDetail } from '../../wire.ts';
import { formOf, type NoticeForm, newForm, unsavedOf } from './noticeForm.ts';

/** Initial values: unsaved input of this user, else the notice (null: a new one). */
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
    discard: () => {
      forget();
      form.setFieldsValue(saved);
    },
  };
}
