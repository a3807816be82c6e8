import { fileInspector, type InspectFile } from '../../../libs/fileInspection/inspectFile.ts';
import { InspectionError, type InspectionFault } from '../../../libs/fileInspection/inspectionError.ts';
import { MAX_NAME_LENGTH } from '../../wire/uploadRule.ts';
import type { Log } from '../log.ts';
import { userError } from '../texts/texts.ts';
import type { UserError } from '../texts/userError.ts';
import { uploadError } from './uploadErrors.ts';

/** Inspection with the platform's limits and texts. Throws UserError. */
export function uploadInspector(clamdUrl: string | undefined, log: Log): InspectFile {
  const inspectFile = fileInspector({ clamdUrl, maxNameLength: MAX_NAME_LENGTH, log });
  return (path, fileName) =>
    inspectFile(path, fileName).catch((thrown: unknown) => {
      throw thrown instanceof InspectionError ? inspectionUserError(thrown.fault) : thrown;
    });
}

function inspectionUserError(fault: InspectionFault): UserError {
  switch (fault.key) {
    case 'executable':
    case 'disabled':
    case 'imageFormat':
    case 'wrongType':
    case 'nameTooLong':
      return uploadError(fault);
    case 'scanLater':
    case 'inspectLater':
      return userError.retryable((t) => t.files[fault.key]);
    case 'imageTooBig':
      return userError((t) => t.files.imageTooBig(fault));
    case 'tooManyEntries':
      return userError((t) => t.files.tooManyEntries(fault));
    case 'unsafePath':
    case 'archiveInside':
    case 'executableInside':
      return userError((t) => t.files[fault.key](fault));
    case 'virus':
      return userError((t) => t.files.virus(fault));
    default:
      return userError((t) => t.files[fault.key]);
  }
}
