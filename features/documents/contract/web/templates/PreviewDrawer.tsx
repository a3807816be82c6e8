import { Button, Drawer, Radio, Upload } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useDownload } from '../../../../../platform/web/query/download.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { Can } from '../../../../../platform/web/records/can.tsx';
import { LoadError } from '../../../../../platform/web/widgets/page/LoadError.tsx';
import { CompanyPicker } from '../../../../people/account/web/parts.ts';
import { BOND, type Bond } from '../../contractTypes.ts';
import {
  contractTemplates,
  downloadTemplate,
  previewTemplate,
  readPreviewPage,
  setTemplateAgreement,
} from '../../templateWire.ts';
import { PageImage } from '../PageImage.tsx';
import { useTemplateTexts } from '../texts.ts';
import type { TemplateRow } from './templateRow.ts';
import styles from './templates.module.css';

const WIDTH = 860;
const MAX_BYTES = setTemplateAgreement.upload?.maxBytes ?? 0;

/** The contract as a company would get it, made on the server, with the facts of the version. */
export function PreviewDrawer({ row, onClose }: { row: TemplateRow; onClose: () => void }) {
  const texts = useTemplateTexts();
  const [companyNo, setCompanyNo] = useState('');
  const [bond1, setBond] = useState<Bond>(BOND.cash);
  const input = {
    templateId: row.templateId,
    ...(companyNo !== '' && { companyNo }),
    ...(row.hasBond && { bond1 }),
  };
  const made = useRead(previewTemplate, input, { isImmutable: true });
  return (
    <Drawer
      open
      size={WIDTH}
      styles={{ wrapper: { maxWidth: '100vw' }, body: { padding: 0 } }}
      title={`${texts.previewTitle} · ${texts.types[row.contractType]} · ${texts.versionNo({ version: row.version })}`}
      onClose={onClose}
    >
      <div className={styles.preview}>
        <Facts row={row} />
        <div className={styles.choices}>
          <label htmlFor="preview-company">{texts.previewWith}</label>
          <CompanyPicker
            id="preview-company"
            aria-label={texts.previewWith}
            placeholder={texts.demoCompany}
            value={companyNo}
            onChange={setCompanyNo}
          />
          {row.hasBond && (
            <Radio.Group
              aria-label={texts.bond}
              value={bond1}
              onChange={({ target }) => setBond(target.value)}
              options={Object.values(BOND).map((value) => ({ value, label: texts.bonds[value] }))}
            />
          )}
        </div>
        {made.error ? (
          <LoadError error={made.error} onRetry={() => void made.refetch()} />
        ) : made.data === undefined ? (
          <p role="status">{texts.preparing}</p>
        ) : (
          Array.from({ length: made.data.pageCount }, (_, place) => place + 1).map((page) => (
            <PreviewPage key={page} input={input} page={page} count={made.data.pageCount} />
          ))
        )}
      </div>
    </Drawer>
  );
}

interface PreviewedProps {
  input: { templateId: number; companyNo?: string; bond1?: Bond };
  page: number;
  count: number;
}

function PreviewPage({ input, page, count }: PreviewedProps) {
  const texts = useTemplateTexts();
  const read = useRead(readPreviewPage, { ...input, page }, { isImmutable: true });
  return <PageImage content={read.data?.content} label={texts.page({ page, count })} />;
}

function Facts({ row }: { row: TemplateRow }) {
  const texts = useTemplateTexts();
  const format = useFormat();
  const file = useDownload(downloadTemplate);
  const uploading = useWrite(setTemplateAgreement, {
    invalidates: [contractTemplates.list],
    done: texts.agreementKept,
  });
  const [isOwn, setOwn] = useState(row.hasOwnAgreement);
  const at = (time: string | null, name: string | null) =>
    time === null ? '' : texts.by({ time: format.dateTime(time), name: name ?? '' });
  const facts = [
    [texts.state, texts.states[row.state]],
    [texts.language, texts.languages[row.language]],
    [texts.validDays, texts.days({ count: row.validDays })],
    [texts.deposit, row.cashPledge === null ? '' : format.money(row.cashPledge, 'CNY')],
    [texts.agreement, isOwn ? texts.ownAgreement : texts.standardAgreement],
    [texts.uploaded, at(row.createTime, row.createdBy)],
    [texts.activated, at(row.activatedTime, row.activatedBy)],
    [texts.retiredSince, at(row.retiredTime, row.retiredBy)],
  ].filter(([, text]) => text !== '');
  const upload = async (chosen: File) => {
    const isTaken = chosen.size <= MAX_BYTES && (await uploading.send({ templateId: row.templateId }, chosen));
    if (isTaken) setOwn(true);
  };
  return (
    <div className={styles.facts}>
      <dl>
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div className={styles.choices}>
        <Button disabled={file.isPending} onClick={() => void file.download({ templateId: row.templateId })}>
          {texts.download}
        </Button>
        {row.state === 'draft' && (
          <Can call={setTemplateAgreement}>
            <Upload
              accept=".pdf"
              showUploadList={false}
              beforeUpload={(chosen) => {
                void upload(chosen);
                return false;
              }}
            >
              <Button loading={uploading.isPending}>{texts.uploadAgreement}</Button>
            </Upload>
          </Can>
        )}
      </div>
    </div>
  );
}
