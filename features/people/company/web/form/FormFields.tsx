import { Checkbox, Form, Input, Select } from 'antd';
import DisabledContext from 'antd/es/config-provider/DisabledContext';
import { createContext, useContext } from 'react';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import type { UploadedFile } from '../../../../../platform/web/widgets/files/uploadCalls.ts';
import { ThumbnailUploader } from '../../../../../platform/web/widgets/upload/ThumbnailUploader.tsx';
import { LICENCE_IMAGE_RULE } from '../../../../../platform/wire/uploadRules.ts';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { getTelephoneCodeList } from '../../../account/wire.ts';
import { PICTURES, type PictureField as PictureName, type RegistrationField } from '../../registration.ts';
import { useFormTexts } from '../texts.ts';
import styles from './form.module.css';

interface TextFieldProps {
  name: RegistrationField;
  label: string;
  maxLength: number;
  type?: 'email' | 'tel';
  isWide?: boolean;
  isLong?: boolean;
  onBlur?: () => void;
}

export function TextField({ name, label, maxLength, type, isWide, isLong, onBlur }: TextFieldProps) {
  const plain = { maxLength, autoComplete: 'off', onBlur };
  return (
    <Form.Item name={name} label={label} className={isWide ? (styles.wide ?? '') : ''}>
      {isLong ? <Input.TextArea rows={3} showCount {...plain} /> : <Input inputMode={type ?? 'text'} {...plain} />}
    </Form.Item>
  );
}

interface PictureFieldProps {
  name: PictureName;
  label: string;
  hint?: string | undefined;
  onBusy: (isBusy: boolean) => void;
}

/** Pictures that hold until a new one is uploaded, which stands beside them. */
export const HeldPictures = createContext<Partial<Record<PictureName, UploadedFile[]>>>({});

/** One picture of a document: JPG, PNG or GIF up to 5 MB (documents 9). */
export function PictureField({ name, label, hint, onBusy }: PictureFieldProps) {
  const belonging = { docType: DOC_TYPE.companyRegistration, resourceType: PICTURES[name] };
  const held = useContext(HeldPictures)[name] ?? [];
  return (
    <div className={held.length > 0 ? styles.replaced : ''}>
      {held.length > 0 && (
        <div>
          <ThumbnailUploader readOnly value={held} />
          {name === 'companyLogoId' && <RemovalField />}
        </div>
      )}
      <Form.Item name={name} label={label} extra={<span role="status">{hint}</span>}>
        <Uploader belonging={belonging} onBusy={onBusy} />
      </Form.Item>
    </div>
  );
}

/** Of a logo in force; a new one replaces it anyway. */
function RemovalField() {
  const { removeLogo } = useFormTexts();
  return (
    <Form.Item name="removesLogo" valuePropName="checked">
      <Checkbox>{removeLogo}</Checkbox>
    </Form.Item>
  );
}

type UploaderProps = Parameters<typeof ThumbnailUploader>[0];

function Uploader(props: Omit<UploaderProps, 'rule'>) {
  const isLocked = useContext(DisabledContext) === true;
  return <ThumbnailUploader {...props} rule={LICENCE_IMAGE_RULE} readOnly={isLocked} />;
}

/** Every country but China, which registers by its own form. */
export function CountrySelect({ label }: { label: string }) {
  const countries = useRead(getTelephoneCodeList, {}, { isImmutable: true });
  const options = (countries.data ?? [])
    .filter(({ countryCode }) => countryCode !== 'CN')
    .map(({ countryCode, countryName }) => ({ value: countryCode, label: countryName }));
  return (
    <Form.Item name="countryCode" label={label}>
      <Select
        showSearch={{ optionFilterProp: 'label' }}
        options={options}
        loading={countries.isPending}
        aria-label={label}
      />
    </Form.Item>
  );
}
