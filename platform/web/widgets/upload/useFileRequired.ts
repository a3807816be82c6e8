import { useUploadFaultTexts } from './texts.ts';

/** The rule of a form's field that asks for at least one file (documents 5.1): `<Form.Item rules={[useFileRequired()]}>`. */
export function useFileRequired() {
  const { none } = useUploadFaultTexts();
  return { required: true, type: 'array' as const, min: 1, message: none };
}
