import type { FormInstance } from 'antd';
import { useNavigate } from 'react-router';
import { useSubmitLock } from '../../../../../platform/web/query/useSubmitLock.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { useCan } from '../../../../../platform/web/records/can.tsx';
import { DUPLICATE_WINDOW_MS } from '../../../../../platform/web/request/send.ts';
import { addNotice, changeNotice, type NoticeDetail, publishNotice } from '../../wire.ts';
import { INVALIDATES } from '../invalidates.ts';
import { editPath, NOTICES_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { type NoticeForm, newForm } from './noticeForm.ts';

/** Saves and optionally publishes; field errors go to their fields. */
export function useSaveNotice(notice: NoticeDetail | null, form: FormInstance<NoticeForm>, onSaved: () => void) {
  const { page } = useTexts();
  const navigate = useNavigate();
  const adding = useWrite(addNotice, { invalidates: INVALIDATES, done: page.saved });
  const changing = useWrite(changeNotice, { invalidates: INVALIDATES, done: page.saved });
  const publishing = useWrite(publishNotice, { invalidates: INVALIDATES, done: page.published });
  const canPublishAny = useCan(publishNotice);
  const lock = useSubmitLock(DUPLICATE_WINDOW_MS);

  async function saveOnServer(): Promise<number | null> {
    const typed = form.getFieldsValue(true);
    if (notice === null) {
      const added = await adding.send(typed);
      if (!added) return null;
      onSaved();
      // the page stays alive behind its tab; start the next notice empty
      form.setFieldsValue(newForm());
      return added.id;
    }
    if (!(await changing.send({ id: notice.id, ...typed }))) return null;
    onSaved();
    return notice.id;
  }

  async function save() {
    const id = await saveOnServer();
    if (id !== null) void navigate(NOTICES_PATH);
  }

  async function saveAndPublish() {
    const id = await saveOnServer();
    if (id === null) return;
    const isPublished = (await publishing.send({ id })) !== undefined;
    // the draft exists now: edit it instead of adding it again
    if (isPublished) void navigate(NOTICES_PATH);
    else if (notice === null) void navigate(editPath(id), { replace: true });
  }

  return {
    error: adding.error ?? changing.error ?? publishing.error,
    isPending: adding.isPending || changing.isPending || publishing.isPending,
    canPublish: notice === null ? canPublishAny : notice.abilities.publish,
    save: () => lock(save),
    saveAndPublish: () => lock(saveAndPublish),
  };
}
