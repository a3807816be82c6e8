import { z } from 'zod';
import { readStored, removeStored, writeStored } from '../../../../../platform/web/browser/localStore.ts';
import type { SentBy } from '../../../../../platform/wire/call.ts';
import { trilingual } from '../../../../../platform/wire/language.ts';
import { formatDateTime } from '../../../../../platform/wire/time.ts';
import { audience } from '../../audience.ts';
import type { addNotice, NoticeDetail } from '../../wire.ts';

/** Complete input of `addNotice`. */
export type NoticeForm = Required<SentBy<typeof addNotice>> & {
  titles: z.infer<typeof trilingual>;
  contents: z.infer<typeof trilingual>;
  noticeUrl: string;
};

const EMPTY = { zh: '', en: '', ru: '' };

export const newForm = (): NoticeForm => ({
  titles: EMPTY,
  contents: EMPTY,
  noticeUrl: '',
  isForceTip: '0',
  companyTypes: [],
  companyScopes: [],
  roleKeys: [],
  beginTime: formatDateTime(new Date()),
  endTime: '',
});

/** Drops codes that no longer exist. */
export function formOf(notice: NoticeDetail): NoticeForm {
  const { titles, contents, noticeUrl, isForceTip, beginTime, endTime } = notice;
  return { titles, contents, noticeUrl, isForceTip, beginTime, endTime, ...knownAudience(notice) };
}

function knownAudience({ companyTypes, companyScopes, roleKeys }: NoticeDetail) {
  const known = <Code>(schema: z.ZodType<Code>, codes: readonly unknown[]) =>
    codes.flatMap((code) => {
      const read = schema.safeParse(code);
      return read.success ? [read.data] : [];
    });
  return {
    companyTypes: known(audience.companyTypes.element, companyTypes),
    companyScopes: known(audience.companyScopes.element, companyScopes),
    roleKeys: known(audience.roleKeys.element, roleKeys),
  };
}

const storedFormSchema = z.object({
  titles: trilingual,
  contents: trilingual,
  noticeUrl: z.string(),
  isForceTip: z.enum(['0', '1']),
  ...audience,
  beginTime: z.string(),
  endTime: z.string(),
});

const storedSchema = z.object({ savedAt: z.string(), form: storedFormSchema });

/** Unsaved form input in local storage. */
interface FormStorage {
  /** null without input, or after a later save on the server */
  read(): NoticeForm | null;
  store(form: NoticeForm): void;
  remove(): void;
}

/** Per user and notice; null: the new notice. */
export function formStorage(accountId: number, notice: NoticeDetail | null): FormStorage {
  const key = `ironsilk.noticeDraft.${accountId}.${notice?.id ?? 'new'}`;
  const savedAt = notice?.updateTime ?? '';
  return {
    read() {
      try {
        const read = storedSchema.safeParse(JSON.parse(readStored(key) ?? 'null'));
        return read.success && read.data.savedAt === savedAt ? read.data.form : null;
      } catch {
        return null;
      }
    },
    store: (form) => writeStored(key, JSON.stringify({ savedAt, form })),
    remove: () => removeStored(key),
  };
}
