import { lazy, Suspense } from 'react';
import { loadChunk } from '../../../../platform/web/chunks/loadChunk.ts';
import { withTexts } from '../../../../platform/web/language/withTexts.ts';
import { useSignOut } from './password/useChangePassword.ts';
import { useTwoStepTexts } from './texts.ts';

const loadDialog = async () => {
  const { SetUpDialog } = await withTexts(import('./twoStep/SetUpDialog.tsx'), useTwoStepTexts);
  return { default: SetUpDialog };
};

const Dialog = lazy(() => loadChunk(loadDialog));

/** Where two-step sign-in is demanded: set it up, or sign out. `onDone` reads the person anew. */
export function ForcedTwoStepDialog({ username, onDone }: { username: string; onDone: () => void }) {
  const signOut = useSignOut();
  return (
    <Suspense fallback={null}>
      <Forced username={username} onLeave={() => void signOut()} onDone={onDone} />
    </Suspense>
  );
}

function Forced(props: { username: string; onLeave: () => void; onDone: () => void }) {
  const { setUp } = useTwoStepTexts();
  const leave = { label: setUp.signOut, onLeave: props.onLeave };
  return <Dialog username={props.username} leave={leave} onClose={props.onDone} />;
}
