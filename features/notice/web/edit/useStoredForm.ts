import type { FormInstance } from 'antd';
import { useState } from 'react';
import { useCurrentUser } from '../../../../platform/web/currentUser/currentUser.ts';
import type { NoticeDetail } from '../../wire.ts';
import { formOf, formStorage, type NoticeForm, newForm } from './noticeForm.ts';

/** Initial values: unsaved input of this user, else the notice (null: a new one). */
export function useStoredForm(notice: NoticeDetail | null, form: FormInstance<NoticeForm>) {
  const { user } = useCurrentUser();
  const [saved] = useState(() => (notice ? formOf(notice) : newForm()));
  const [storage] = useState(() => formStorage(user.userId, notice));
  const [restored, setRestored] = useState(() => storage.read());
  const removeStored = () => {
    storage.remove();
    setRestored(null);
  };
  return {
    first: restored ?? saved,
    isRestored: restored !== null,
    keep: () => storage.keep(form.getFieldsValue(true)),
    removeStored,
    discard: () => {
      removeStored();
      form.setFieldsValue(saved);
    },
  };
}
