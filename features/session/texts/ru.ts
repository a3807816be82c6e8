import type zh from './zh.ts';

const ru: typeof zh = {
  server: {
    wrongPassword: 'Неверное имя пользователя или пароль.',
    wrongCode: 'Код неверен или уже не действует.',
    captchaNeeded: 'Введите код с картинки.',
    captchaWrong: 'Код с картинки введён неверно. Попробуйте ещё раз.',
    locked: (p) => `Слишком много неудачных попыток. Учётная запись заблокирована, повторите через ${p.minutes} мин.`,
    codeSubject: 'Код для входа',
    codeText: (p) => `Ваш код для входа: ${p.code}. Он действует 5 минут. Никому его не сообщайте.`,
  },
};
export default ru;
