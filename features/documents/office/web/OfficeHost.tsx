import { lazy, Suspense } from 'react';
import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { closeOffice, useOpenOffice } from './openOffice.ts';
import { useTexts } from './texts.ts';

const OfficeDialog = lazy(() => withTexts(import('./dialog/OfficeDialog.tsx'), useTexts));

/** Renders the dialog of `openOffice`; once per frame. */
export function OfficeHost() {
  const target = useOpenOffice();
  if (target === null) return null;
  return (
    <Suspense fallback={null}>
      <OfficeDialog key={`${target.kind} ${target.documentId}`} target={target} onClose={closeOffice} />
    </Suspense>
  );
}
