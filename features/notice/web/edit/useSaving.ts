import type { FormInstance } from 'antd';
import { useNavigate } from 'react-router';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { useMay } from '../../../../platform/web/who/who.ts';
import { addNotice, changeNotice, type NoticeDetail, publishNotice } from '../../wire.ts';
import { OUTDATED } from '../outdated.ts';
import { editPath, NOTICES_PATH } from '../paths.ts';
import { useTexts } from '../texts.ts';
import { type NoticeForm, newForm } from './noticeForm.ts';

/** Saves and optionally publishes; field errors go to their fields. */
export function useSaving(notice: NoticeDetail | null, form: FormInstance<NoticeForm>, onSaved: () => void) {
  const { page } = useTexts();
  const navigate = useNavigate();
  const adding = useWrite(addNotice, { refreshes: OUTDATED, done: page.saved });
  const changing = useWrite(changeNotice, { refreshes: OUTDATED, done: page.saved });
  const publishing = useWrite(publishNotice, { refreshes: OUTDATED, done: page.published });
  const mayEverPublish = useMay(publishNotice.access.code);

  async function keepOnServer(): Promise<number | null> {
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

  return {
    error: adding.error ?? changing.error ?? publishing.error,
    isPending: adding.isPending || changing.isPending || publishing.isPending,
    mayPublish: notice === null ? mayEverPublish : notice.may.publish,
    async save() {
      const id = await keepOnServer();
      if (id !== null) void navigate(NOTICES_PATH);
    },
    async saveAndPublish() {
      const id = await keepOnServer();
      if (id === null) return;
      const isPublished = (await publishing.send({ id })) !== undefined;
      // the draft exists now: edit it instead of adding it again
      if (isPublished) void navigate(NOTICES_PATH);
      else if (notice === null) void navigate(editPath(id), { replace: true });
    },
  };
}
