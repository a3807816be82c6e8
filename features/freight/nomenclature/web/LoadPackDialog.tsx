import { Alert, Button, Checkbox, Form, Input, Modal, Table, Upload } from 'antd';
import { useState } from 'react';
import { useFormat } from '../../../../platform/web/language/format.ts';
import { useWrite } from '../../../../platform/web/query/useWrite.ts';
import { showToast } from '../../../../platform/web/toast/toast.ts';
import { DateField } from '../../../../platform/web/widgets/fields/DateField.tsx';
import { LANGUAGES } from '../../../../platform/wire/language.ts';
import type { CodeList } from '../lists.ts';
import { type CheckedPack, checkPack, findCodes, listPacks, loadPack, nameCodes, suggestCodes } from '../wire.ts';
import styles from './nomenclature.module.css';
import { useTexts } from './texts.ts';

interface PackForm {
  name: string;
  version: string;
  packDate: string;
  source: string;
  isWhole: boolean;
}

/** A .csv is checked, shown with what it would change, and replaces the list. */
export default function LoadPackDialog({ list, onClose }: { list: CodeList; onClose: () => void }) {
  const texts = useTexts();
  const format = useFormat();
  const [chosen, setChosen] = useState<{ file: File; checked: CheckedPack } | null>(null);
  const check = useWrite(checkPack);
  const load = useWrite(loadPack, { invalidates: [listPacks, findCodes, nameCodes, suggestCodes] });
  const [form] = Form.useForm<PackForm>();
  const read = async (file: File) => {
    const checked = await check.send({ list }, file);
    if (checked !== undefined) setChosen({ file, checked });
  };
  const replace = async ({ isWhole, ...head }: PackForm) => {
    if (chosen === null) return;
    const done = await load.send({ list, ...head, isWhole: isWhole ? '1' : '0' }, chosen.file);
    if (done === undefined) return;
    showToast('success', texts.done({ count: format.number(done.codeCount) }));
    onClose();
  };
  const isGood = chosen !== null && chosen.checked.faultCount === 0;
  return (
    <Modal
      open
      width={760}
      title={texts.loadTitle({ list: texts.lists[list] })}
      okText={texts.replace}
      okButtonProps={{ disabled: !isGood }}
      confirmLoading={load.isPending}
      mask={{ closable: false }}
      onOk={() => form.submit()}
      onCancel={onClose}
    >
      <p>{texts.format}</p>
      <Upload
        accept=".csv"
        maxCount={1}
        showUploadList={false}
        beforeUpload={(file) => {
          void read(file);
          return false;
        }}
      >
        <Button loading={check.isPending}>{chosen === null ? texts.choose : texts.other}</Button> {chosen?.file.name}
      </Upload>
      {chosen !== null && <Checked checked={chosen.checked} />}
      {isGood && (
        <Form<PackForm>
          key={chosen.file.name}
          form={form}
          layout="vertical"
          initialValues={initialOf(chosen)}
          onFinish={(values) => void replace(values)}
        >
          <PackFields />
        </Form>
      )}
    </Modal>
  );
}

const initialOf = ({ file, checked }: { file: File; checked: CheckedPack }): PackForm => ({
  name: checked.name || file.name.replace(/\.csv$/i, ''),
  version: checked.version,
  packDate: checked.packDate,
  source: checked.source,
  isWhole: false,
});

function PackFields() {
  const texts = useTexts();
  const required = [{ required: true, whitespace: true }];
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="name" label={texts.name} rules={required}>
          <Input maxLength={100} />
        </Form.Item>
        <Form.Item name="version" label={texts.version} rules={required}>
          <Input maxLength={40} />
        </Form.Item>
        <Form.Item name="packDate" label={texts.date} rules={[{ required: true }]}>
          <DateField isWide />
        </Form.Item>
        <Form.Item name="source" label={texts.source} rules={required}>
          <Input maxLength={200} />
        </Form.Item>
      </div>
      <Form.Item name="isWhole" valuePropName="checked">
        <Checkbox>{texts.isWhole}</Checkbox>
      </Form.Item>
    </>
  );
}

function Checked({ checked }: { checked: CheckedPack }) {
  const texts = useTexts();
  const format = useFormat();
  const { faults, faultCount, languages, codeCount, added, changed, gone, skippedCount } = checked;
  if (faultCount > 0)
    return (
      <div className={styles.checked}>
        <Alert type="error" showIcon role="alert" title={texts.refused({ count: format.number(faultCount) })} />
        <Table
          size="small"
          rowKey={({ line, words }) => `${line} ${words}`}
          dataSource={faults}
          pagination={false}
          scroll={{ y: 260 }}
          columns={[
            { title: texts.line, dataIndex: 'line', width: 80, align: 'right' },
            { title: texts.reason, dataIndex: 'words' },
          ]}
        />
      </div>
    );
  const counts = { all: codeCount, added, changed, gone, skipped: skippedCount };
  const missing = LANGUAGES.filter((language) => !languages.includes(language));
  return (
    <div className={styles.checked}>
      <div className={styles.counts} title={texts.goneHint}>
        {(['all', 'added', 'changed', 'gone', 'skipped'] as const).map((key) => (
          <span key={key}>
            {texts.counts[key]}: <strong>{format.number(counts[key])}</strong>
          </span>
        ))}
      </div>
      {missing.length > 0 && (
        <Alert
          type="info"
          title={texts.keptNames({ languages: missing.map((language) => texts.languages[language]).join(', ') })}
        />
      )}
      <Table
        size="small"
        rowKey="code"
        dataSource={checked.sample}
        pagination={false}
        columns={[
          { title: texts.code, dataIndex: 'code', width: 110 },
          ...languages.map((language) => ({
            title: texts.languages[language],
            dataIndex: NAME_OF[language],
            ellipsis: true,
          })),
        ]}
      />
    </div>
  );
}

const NAME_OF = { zh: 'nameZh', en: 'nameEn', ru: 'nameRu' } as const;
