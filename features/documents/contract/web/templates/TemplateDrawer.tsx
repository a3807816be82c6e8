import { Button, Form, InputNumber, Select, Upload } from 'antd';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { MoneyInput } from '../../../../../platform/web/widgets/fields/MoneyInput.tsx';
import { FormDrawer } from '../../../../../platform/web/widgets/form/FormDrawer.tsx';
import { COMPANY_ENTITY } from '../../../../../platform/wire/currentUser.ts';
import { LINE_TYPES, type LineType } from '../../../../freight/network/wire.ts';
import { CONTRACT_TYPES, type ContractType, TEMPLATE_LANGUAGES, type TemplateLanguage } from '../../contractTypes.ts';
import { FIELD_NAMES, TEMPLATE_FIELDS } from '../../templateFields.ts';
import { addTemplate, contractTemplates } from '../../templateWire.ts';
import { useTemplateTexts } from '../texts.ts';
import type { TemplateRow } from './templateRow.ts';
import styles from './templates.module.css';

const YEAR_DAYS = 365;
const MAX_DAYS = 36_500;

interface Values {
  contractType: ContractType;
  lineType: LineType | '';
  companyEntity: number;
  language: TemplateLanguage;
  validDays: number;
  cashPledge: string;
  file?: File | undefined;
}

interface DrawerProps {
  /** the version that the new one follows; null: any template */
  base: TemplateRow | null;
  onClose: () => void;
}

/** Uploads a version; it becomes a draft. */
export function TemplateDrawer({ base, onClose }: DrawerProps) {
  const texts = useTemplateTexts();
  const saving = useWrite(addTemplate, { invalidates: [contractTemplates.list], done: texts.added });
  const save = ({ file, ...values }: Values) =>
    saving.send({ ...values, ...(base && { basedOn: base.templateId }) }, file);
  return (
    <FormDrawer<Values>
      isOpen
      title={base === null ? texts.add : texts.newVersion}
      first={{
        contractType: base?.contractType ?? '1',
        lineType: base?.lineType ?? '',
        companyEntity: base?.companyEntity ?? COMPANY_ENTITY.mainland,
        language: base?.language ?? 'zh',
        validDays: base?.validDays ?? YEAR_DAYS,
        cashPledge: base?.cashPledge ?? '0',
      }}
      saving={saving}
      onSave={save}
      onClose={onClose}
    >
      <KindFields isFixed={base !== null} />
      <Form.Item name="validDays" label={texts.validDays} rules={[{ required: true }]}>
        <InputNumber min={1} max={MAX_DAYS} precision={0} />
      </Form.Item>
      <Form.Item name="cashPledge" label={texts.deposit} extra={texts.depositHint} rules={[{ required: true }]}>
        <MoneyInput tax="none" currency="CNY" />
      </Form.Item>
      <Form.Item
        name="file"
        label={texts.file}
        extra={base === null ? texts.fileHint : texts.fileKept}
        rules={[{ required: base === null }]}
      >
        <FileField label={texts.choose} />
      </Form.Item>
      <FieldTable />
    </FormDrawer>
  );
}

function KindFields({ isFixed }: { isFixed: boolean }) {
  const texts = useTemplateTexts();
  const entities = Object.values(COMPANY_ENTITY);
  return (
    <>
      <Form.Item name="contractType" label={texts.type}>
        <Select disabled={isFixed} options={CONTRACT_TYPES.map((value) => ({ value, label: texts.types[value] }))} />
      </Form.Item>
      <Form.Item name="lineType" label={texts.line}>
        <Select
          disabled={isFixed}
          options={[
            { value: '', label: texts.noLine },
            ...LINE_TYPES.map((value) => ({ value, label: texts.lines[value] })),
          ]}
        />
      </Form.Item>
      <Form.Item name="companyEntity" label={texts.entity}>
        <Select disabled={isFixed} options={entities.map((value) => ({ value, label: texts.entities[value] }))} />
      </Form.Item>
      <Form.Item name="language" label={texts.language}>
        <Select
          disabled={isFixed}
          options={TEMPLATE_LANGUAGES.map((value) => ({ value, label: texts.languages[value] }))}
        />
      </Form.Item>
    </>
  );
}

interface FileFieldProps {
  id?: string;
  label: string;
  value?: File;
  onChange?: (file: File | undefined) => void;
}

function FileField({ id, label, value, onChange }: FileFieldProps) {
  return (
    <Upload
      {...(id === undefined ? {} : { id })}
      accept=".docx"
      maxCount={1}
      fileList={value ? [{ uid: value.name, name: value.name }] : []}
      beforeUpload={(file) => {
        onChange?.(file);
        return false;
      }}
      onRemove={() => onChange?.(undefined)}
    >
      <Button>{label}</Button>
    </Upload>
  );
}

/** What may stand in braces. */
function FieldTable() {
  const texts = useTemplateTexts();
  return (
    <section aria-labelledby="template-fields">
      <h3 id="template-fields" className={styles.heading}>
        {texts.fields}
      </h3>
      <dl className={styles.fields}>
        {FIELD_NAMES.map((name) => (
          <div key={name}>
            <dt>
              <code>{name.startsWith('bond') ? `{#${name}}…{/${name}}` : `{${name}}`}</code>
            </dt>
            <dd>
              {texts.fieldNames[name]} <span>{texts.needs[TEMPLATE_FIELDS[name]]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
