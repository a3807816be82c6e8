import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';

const loadDialog = async () => {
  const { ChangePasswordDialog: Dialog } = await import('./password/ChangePasswordDialog.tsx');
  return { default: Dialog };
};

const Dialog = lazy(() => loadChunk(loadDialog));

/** Lazy dialog; mounted means open. */
export function ChangePasswordDialog(props: { isForced?: boolean; onClose: () => void }) {
  return (
    <Suspense fallback={null}>
      <Dialog {...props} />
    </Suspense>
  );
}
