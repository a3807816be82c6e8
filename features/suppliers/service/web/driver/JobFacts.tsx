import { useFormat } from '../../../../../platform/web/language/format.ts';
import { useLanguage } from '../../../../../platform/web/language/language.ts';
import type { Language } from '../../../../../platform/wire/language.ts';
import { sizeLabels } from '../../../../freight/train/sizeNames.ts';
import type { DriverJob } from '../../driverWire.ts';
import { useDriverTexts } from '../texts.ts';
import styles from './driver.module.css';

/** Map that drivers of a language have on their phones. */
const MAPS: Readonly<Record<Language, (place: string) => string>> = {
  zh: (place) => `https://uri.amap.com/search?keyword=${place}`,
  en: (place) => `https://www.google.com/maps/search/?api=1&query=${place}`,
  ru: (place) => `https://yandex.ru/maps/?text=${place}`,
};

/** Where to go, when, whom to call. */
export function JobFacts({ job }: { job: DriverJob }) {
  const texts = useDriverTexts();
  const format = useFormat();
  const sizes = sizeLabels(useLanguage());
  const times = [job.startTime, job.endTime].flatMap((time) => (time === null ? [] : [format.dateTime(time)]));
  const places = [
    [texts.place, job.place],
    [texts.address, job.address],
    [texts.returnPlace, job.returnPlace],
  ] as const;
  const facts = [
    [texts.container, [job.containerNo, job.sizeType && sizes[job.sizeType]].filter(Boolean).join(' · ')],
    [texts.reference, job.reference],
    [texts.window, times.join(' – ')],
    [texts.note, [job.note, job.remark].filter(Boolean).join(' · ')],
  ] as const;
  return (
    <>
      <h1>
        {texts.kinds[job.kind]} {job.serviceNo}
      </h1>
      <p className={styles.soft}>
        {job.carrierName} · {job.plate} · {job.driverName}
      </p>
      <ol className={styles.places}>
        {places
          .filter(([, place]) => place !== '')
          .map(([label, place]) => (
            <li key={label}>
              <span className={styles.soft}>{label}</span>
              <strong>{place}</strong>
              <Navigate place={place} />
            </li>
          ))}
      </ol>
      <dl className={styles.facts}>
        {facts
          .filter(([, text]) => text !== '')
          .map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
      </dl>
      {job.contactMobile !== '' && (
        <a className={styles.call} href={`tel:${job.contactMobile}`}>
          {texts.call({ name: job.contactName || job.contactMobile })}
        </a>
      )}
    </>
  );
}

function Navigate({ place }: { place: string }) {
  const texts = useDriverTexts();
  const language = useLanguage();
  return (
    <a href={MAPS[language](encodeURIComponent(place))} target="_blank" rel="noopener noreferrer">
      {texts.navigate}
    </a>
  );
}
