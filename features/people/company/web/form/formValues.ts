import type { UploadedFile } from '../../../../../platform/web/widgets/files/uploadCalls.ts';
import {
  PICTURE_FIELDS,
  PICTURES,
  type PictureField,
  type RegistrationForm,
  registrationForm,
} from '../../registration.ts';

/** The form on the screen: uploaded pictures in the place of their ids. */
export type FormValues = Omit<RegistrationForm, PictureField> &
  Record<PictureField, UploadedFile[]> & { removesLogo?: boolean };

type StoredFile = UploadedFile & { resourceType: string };

export function valuesOf(form: RegistrationForm | undefined, files: readonly StoredFile[]): FormValues {
  const pictures = (field: PictureField) =>
    files.filter(({ resourceType, resourceId }) => {
      return resourceType === PICTURES[field] && resourceId === form?.[field];
    });
  return {
    ...(form ?? registrationForm.parse({})),
    busLisId: pictures('busLisId'),
    legalCertFrontId: pictures('legalCertFrontId'),
    legalCertBackId: pictures('legalCertBackId'),
    companyLogoId: pictures('companyLogoId'),
  };
}

/** As it is sent; fields that the screen does not show are empty. */
export function formOf(values: Partial<FormValues>): RegistrationForm {
  const ids = PICTURE_FIELDS.map((field) => [field, values[field]?.[0]?.resourceId ?? null] as const);
  return registrationForm.parse({ ...values, ...Object.fromEntries(ids) });
}
