import { type FormEvent, useState } from 'react';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { useWrite } from '../../../../../platform/web/query/useWrite.ts';
import { getTelephoneCodeList } from '../../../../people/account/wire.ts';
import { sendPassport } from '../../foreignWire.ts';
import type { LinkFacts } from '../../linkWire.ts';
import { useConsentTexts, useLinkTexts } from '../texts.ts';
import type { Holder } from './CodeStep.tsx';
import styles from './link.module.css';
import { platformTime } from './localTime.ts';

interface PassportStepProps {
  facts: LinkFacts;
  holder: Holder;
  onPassed: () => void;
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? '').trim();

/** Passport and consent of a signer without mainland papers, before the codes. */
export function PassportStep({ facts, holder, onPassed }: PassportStepProps) {
  const texts = useLinkTexts();
  const language = useLanguage();
  const [isUnreadable, setUnreadable] = useState(false);
  const sending = useWrite(sendPassport, { silent: true });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const file = form.get('picture');
    const picture = file instanceof File ? await pictureOf(file).catch(() => null) : null;
    setUnreadable(picture === null);
    if (picture === null) return;
    const witnessTime = textOf(form, 'witnessTime');
    const sent = await sending.send({
      ...holder,
      passportName: textOf(form, 'passportName'),
      passportNumber: textOf(form, 'passportNumber'),
      countryCode: textOf(form, 'countryCode'),
      validUntil: textOf(form, 'validUntil'),
      ...(witnessTime === '' ? {} : { witnessTime: platformTime(witnessTime) }),
      witnessWish: textOf(form, 'witnessWish'),
      picture,
      isAgreed: true,
      language,
    });
    if (sent) onPassed();
  };
  return (
    <form className={styles.confirm} onSubmit={(event) => void submit(event)}>
      <h2>{texts.passport}</h2>
      <p>{texts.passportText({ name: facts.signerName })}</p>
      <Field name="passportName" label={texts.passportName} autoComplete="name" />
      <Field name="passportNumber" label={texts.passportNumber} pattern="[A-Za-z0-9 \-]{5,20}" />
      <CountryField />
      <Field name="validUntil" label={texts.validUntil} type="date" />
      <PictureField />
      <Field name="witnessTime" label={texts.witness} type="datetime-local" isOptional />
      <Field name="witnessWish" label={texts.witnessWish} isOptional maxLength={200} />
      <Consent />
      {isUnreadable && <p role="alert">{texts.pictureUnreadable}</p>}
      {sending.error && <p role="alert">{sending.error.message}</p>}
      <div className={styles.buttons}>
        <button type="submit" className={styles.primary} disabled={sending.isPending}>
          {texts.next}
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  name: string;
  label: string;
  type?: 'date' | 'datetime-local';
  pattern?: string;
  autoComplete?: string;
  maxLength?: number;
  isOptional?: boolean;
}

function Field({ label, isOptional = false, maxLength = 80, ...input }: FieldProps) {
  return (
    <label className={styles.field}>
      {label}
      <input {...input} maxLength={maxLength} required={!isOptional} />
    </label>
  );
}

/** The browser's own button would speak the browser's language. */
function PictureField() {
  const texts = useLinkTexts();
  const [name, setName] = useState('');
  return (
    <label className={styles.field}>
      {texts.picture}
      <span className={styles.file}>
        <input
          name="picture"
          type="file"
          accept="image/*"
          required
          onChange={({ target }) => setName(target.files?.[0]?.name ?? '')}
        />
        <span aria-hidden className={styles.pick}>
          {texts.choosePicture}
        </span>
        <span aria-hidden>{name}</span>
      </span>
    </label>
  );
}

function CountryField() {
  const texts = useLinkTexts();
  const countries = useRead(getTelephoneCodeList, {});
  return (
    <label className={styles.field}>
      {texts.country}
      <select name="countryCode" required defaultValue="">
        <option value="" disabled hidden />
        {countries.data?.map(({ countryCode, countryName }) => (
          <option key={countryCode} value={countryCode}>
            {countryName}
          </option>
        ))}
      </select>
    </label>
  );
}

function Consent() {
  const texts = useLinkTexts();
  const consent = useConsentTexts();
  return (
    <fieldset className={styles.consent}>
      <legend>{consent.title}</legend>
      {consent.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <label>
        <input type="checkbox" required /> {texts.agree}
      </label>
    </fieldset>
  );
}

/** Longer side of a passport's picture, pixels: every letter stays readable. */
const LONGEST = 1600;
const QUALITY = 0.85;

/** A photograph made small enough to be sent, JPEG in base64. Throws if it is no picture. */
async function pictureOf(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(bitmap.width * scale);
  canvas.height = Math.round(bitmap.height * scale);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', QUALITY).replace(/^.*,/, '');
}
