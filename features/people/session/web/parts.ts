/** Frame and fields of the sign-in pages, for pages of later features that strangers open. */
export { encryptPasswords } from './password/encryptPassword.ts';
export { Agreement } from './register/Agreement.tsx';
export { CodeField } from './signIn/CodeField.tsx';
export { Field } from './signIn/Field.tsx';
export { PasswordField } from './signIn/PasswordField.tsx';
export { SignInFrame } from './signIn/SignInFrame.tsx';
export { useCountdown } from './signIn/useCountdown.ts';
export { useFieldFocus } from './signIn/useFieldFocus.ts';
export { usePasswordTexts, useRegisterTexts, useSessionTexts } from './texts.ts';
