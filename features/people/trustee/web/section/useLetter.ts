import { useRead } from '../../../../../platform/web/query/useRead.ts';
import { DOC_TYPE } from '../../../../documents/resource/docTypes.ts';
import { listResources } from '../../../../documents/resource/wire.ts';

/** The letter of an authorization, as a list of one file. */
export function useLetter(authorizedId: number | null) {
  return useRead(
    listResources,
    { docType: DOC_TYPE.authorization, relaId: String(authorizedId ?? '') },
    { enabled: authorizedId !== null },
  );
}
