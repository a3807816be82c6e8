import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { CODE } from '../../../wire/envelope.ts';
import type { CallError } from '../../request/callError.ts';
import { useWidgetTexts } from '../texts.ts';
import { EmptyState } from './EmptyState.tsx';
import { LoadError } from './LoadError.tsx';
import { PageHeader } from './PageHeader.tsx';

interface DetailStateProps {
  title: string;
  subtitle?: ReactNode;
  /** path of the list */
  back: string;
  /** null: the address names no record */
  read: { error: CallError | null; refetch: () => unknown } | null;
  /** shown while loading */
  children?: ReactNode;
}

/** A detail page without its record: loading, failed, or absent, with the way to the list. */
export function DetailState({ read, children, ...header }: DetailStateProps) {
  const texts = useWidgetTexts();
  const isAbsent = read === null || read.error?.code === CODE.absent;
  return (
    <>
      <PageHeader {...header} />
      {isAbsent && <EmptyState text={texts.absentTitle} action={<Link to={header.back}>{texts.toList}</Link>} />}
      {!isAbsent && read.error && <LoadError error={read.error} onRetry={() => void read.refetch()} />}
      {!isAbsent && !read.error && children}
    </>
  );
}
