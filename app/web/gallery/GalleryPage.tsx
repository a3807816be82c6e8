import { Spin } from 'antd';
import { type ComponentType, Suspense, use } from 'react';
import { Link, Navigate, useParams } from 'react-router';
import { isDemo } from '../../../platform/web/browser/isDemo.ts';
import { loadChunk } from '../../../platform/web/chunks/loadChunk.ts';
import { trackPromise } from '../../../platform/web/chunks/trackPromise.ts';
import { useLanguage } from '../../../platform/web/language/language.ts';
import { PageHeader } from '../../../platform/web/widgets/page/PageHeader.tsx';
import type { Trilingual } from '../../../platform/wire/language.ts';
import styles from './gallery.module.css';
import { SAMPLES, type Sample } from './samples.ts';

const GALLERY: Trilingual = { zh: '组件库', en: 'Widgets', ru: 'Виджеты' };
const CHOOSE: Trilingual = {
  zh: '请选择组件查看各种状态。',
  en: 'Choose a widget to see it in its states.',
  ru: 'Выберите виджет, чтобы увидеть его состояния.',
};

const chunks = new Map<Sample, Promise<{ default: ComponentType }>>();

function chunkOf(sample: Sample): Promise<{ default: ComponentType }> {
  const coming = chunks.get(sample) ?? trackPromise(loadChunk(sample.load));
  chunks.set(sample, coming);
  return coming;
}

function Shown({ sample }: { sample: Sample }) {
  const { default: Live } = use(chunkOf(sample));
  return <Live />;
}

function SideList({ current }: { current: Sample | undefined }) {
  const language = useLanguage();
  return (
    <nav className={styles.list} aria-label={GALLERY[language]}>
      {SAMPLES.map(({ key, title }) => (
        <Link key={key} to={`/widgets/${key}`} aria-current={key === current?.key ? 'page' : undefined}>
          {title[language]}
        </Link>
      ))}
    </nav>
  );
}

/** Every widget live, one per page. Exists in the demo and in development only. */
export default function GalleryPage() {
  const language = useLanguage();
  const { sample: key } = useParams();
  const sample = SAMPLES.find((one) => one.key === key);
  const isThere = isDemo(document) || import.meta.env.DEV;
  if (!isThere || (key !== undefined && sample === undefined)) return <Navigate to="/404" replace />;
  return (
    <>
      <PageHeader title={(sample?.title ?? GALLERY)[language]} />
      <div className={styles.gallery}>
        <SideList current={sample} />
        <div className={styles.sample}>
          {sample ? (
            <Suspense fallback={<Spin aria-busy="true" />}>
              <Shown sample={sample} />
            </Suspense>
          ) : (
            <p className={styles.hint}>{CHOOSE[language]}</p>
          )}
        </div>
      </div>
    </>
  );
}
