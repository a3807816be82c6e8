import { useContext } from 'react';
import { extensionOf } from '../../../../libs/fileName/fileName.ts';
import { CurrentUserContext } from '../../currentUser/currentUser.ts';
import { Fillings } from '../../slots/Fillings.tsx';
import { fileTools } from '../../slots/fileTools.ts';

/** What features offer for a stored file; nothing outside the portal frame. */
export function FileTools({ resourceId, name }: { resourceId: number; name: string }) {
  const isInFrame = useContext(CurrentUserContext) !== null;
  if (!isInFrame) return null;
  return <Fillings slot={fileTools} props={{ file: { resourceId, name, extension: extensionOf(name) } }} />;
}
