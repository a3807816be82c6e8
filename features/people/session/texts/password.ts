import { texts } from '../../../../libs/texts/texts.ts';

export const { tree, zh, en, ru } = texts({
  change: ['修改密码', 'Change password', 'Сменить пароль'],
  oldPassword: ['原密码', 'Old password', 'Старый пароль'],
  newPassword: ['新密码', 'New password', 'Новый пароль'],
  checkPass: ['确认新密码', 'Confirm new password', 'Повторите новый пароль'],
  rule: [
    '至少 8 位，须包含英文字母和数字',
    'At least 8 characters, with letters and digits',
    'Не менее 8 символов, с латинскими буквами и цифрами',
  ],
  faults: {
    empty: ['密码不能为空', 'Password cannot be empty', 'Введите пароль'],
    weak: [
      '密码长度不小于8位，且包含英文字母和数字',
      'At least 8 characters, with both letters and digits',
      'Не менее 8 символов, с латинскими буквами и цифрами',
    ],
    unchanged: [
      '新密码不能与原密码相同',
      'The new password must differ from the old one',
      'Новый пароль должен отличаться от старого',
    ],
    confirm: ['请再次输入密码', 'Enter the password again', 'Введите пароль ещё раз'],
    differs: ['两次输入密码不一致', 'The passwords do not match', 'Пароли не совпадают'],
  },
  elsewhere: [
    '修改后，该账号在其他设备上的登录将全部失效，需使用新密码重新登录。',
    'All devices will be signed out; please sign in again with the new password.',
    'Сеансы на всех устройствах завершатся, войти нужно будет с новым паролем.',
  ],
  first: [
    '为保障账号安全，请先设置新密码，然后使用新密码登录。',
    'For your security, please set a new password and then sign in with it.',
    'В целях безопасности сначала задайте собственный пароль, затем войдите с ним.',
  ],
  submit: ['确认修改', 'Change password', 'Сменить пароль'],
  signOut: ['退出登录', 'Sign out', 'Выйти'],
});
