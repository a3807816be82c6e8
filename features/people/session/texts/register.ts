import { template, texts } from '../../../../libs/texts/texts.ts';

export const { zh, en, ru } = texts({
  title: ['注册账号', 'Create an account', 'Регистрация'],
  name: ['姓名', 'Full name', 'Фамилия и имя'],
  address: ['手机号或邮箱', 'Mobile number or e-mail address', 'Телефон или эл. почта'],
  addressHint: [
    '将作为登录用户名；境外手机号请带国家区号',
    'This will be your user name. For mobile numbers outside China, include the country code.',
    'Это будет ваше имя пользователя. Для номеров вне Китая укажите код страны.',
  ],
  codeSent: [
    '验证码已发送，5 分钟内有效。',
    'The code has been sent. It is valid for 5 minutes.',
    'Код отправлен, он действует 5 минут.',
  ],
  agree: ['我已阅读并同意', 'I have read and accept the', 'Я прочитал(а) и принимаю'],
  terms: [
    '用户协议与隐私政策',
    'terms of use and privacy policy',
    'условия использования и политику конфиденциальности',
  ],
  submit: ['注册', 'Register', 'Зарегистрироваться'],
  submitting: ['正在注册…', 'Registering…', 'Регистрация…'],
  back: ['已有账号，去登录', 'Sign in to an existing account', 'Войти в существующую учётную запись'],
  close: ['关闭', 'Close', 'Закрыть'],
  errors: {
    name: ['请输入姓名', 'Enter your name', 'Введите имя'],
    address: [
      '请输入手机号或邮箱',
      'Enter your mobile number or e-mail address',
      'Введите номер телефона или адрес эл. почты',
    ],
    code: ['请输入 6 位数字验证码', 'Enter the 6-digit code', 'Введите 6-значный код'],
    agreement: [
      '请先阅读并同意用户协议',
      'Please read and accept the terms of use',
      'Прочтите и примите условия использования',
    ],
    failed: [
      '注册未成功，请稍后再试。',
      'Registration failed. Please try again later.',
      'Не удалось зарегистрироваться. Повторите попытку позже.',
    ],
  },
  done: {
    title: ['注册成功', 'Registration complete', 'Регистрация завершена'],
    text: template(
      (p: { name: string }) => `${p.name}，您已成功注册并登录。现在可以查看班列、运费与公告；订舱需先完成企业认证。`,
      (p) =>
        `${p.name}, you are registered and signed in. You can view trains, rates and notices now; to book space, register your company first.`,
      (p) =>
        `${p.name}, вы зарегистрированы и вошли в систему. Поезда, ставки и объявления уже доступны; для бронирования зарегистрируйте компанию.`,
    ),
    textPlain: [
      '您已成功注册。登录后可以查看班列、运费与公告；订舱需先完成企业认证。',
      'You are registered. Once signed in you can view trains, rates and notices; to book space, register your company first.',
      'Вы зарегистрированы. После входа доступны поезда, ставки и объявления; для бронирования зарегистрируйте компанию.',
    ],
    enterprise: ['去企业认证', 'Register your company', 'Зарегистрировать компанию'],
    join: ['加入已有企业', 'Join an existing company', 'Присоединиться к компании'],
    trains: ['先看看班列', 'View trains first', 'Посмотреть поезда'],
    signIn: ['去登录', 'Sign in', 'Войти'],
  },
  clauses: [
    [
      '平台提供中欧、中亚集装箱班列的订舱、单证与在途跟踪服务。注册个人账号不收费。',
      '您应使用本人的手机号或邮箱注册，提供真实、有效的信息，并及时更新。',
      '账号仅限本人使用。请妥善保管密码与验证码；发现账号被他人使用，请立即修改密码并联系客服。',
      '订舱、签约与结算以企业名义进行，须先提交企业资料并经平台审核。',
      '平台为提供服务收集姓名、联系方式、登录记录与企业资料，仅用于身份核验、履行运输合同与法律要求的用途。',
      '企业证照与身份证件仅供申请人与平台审核人员查看，不向其他企业公开。',
      '您可以在账户中心查看登录记录，并可联系客服查询、更正或删除个人信息；法律要求保存的单证除外。',
      '运输合同的权利与义务以双方签订的合同为准。',
    ],
    [
      'The platform provides booking, documentation and tracking services for container trains between China, Europe and Central Asia. Registration of a personal account is free of charge.',
      'You must register with your own mobile number or e-mail address, provide true and valid information and keep it up to date.',
      'Your account is personal. Keep your password and codes confidential; if you become aware of unauthorised use, change the password immediately and contact customer service.',
      'Bookings, contracts and settlement are made in the name of a company, whose documents must first be submitted and reviewed by the platform.',
      'To provide the services, the platform collects names, contact details, sign-in records and company data, solely for identity verification, performance of the contract of carriage and purposes required by law.',
      'Company and identity documents are accessible only to the applicant and the platform’s reviewers and are not disclosed to other companies.',
      'You can view your sign-in records in the account centre and contact customer service to access, correct or delete personal data, except documents that must be retained by law.',
      'The rights and obligations under the contract of carriage are governed by the contract signed by both parties.',
    ],
    [
      'Платформа предоставляет бронирование, документы и отслеживание контейнерных поездов между Китаем, Европой и Центральной Азией. Личная учётная запись бесплатна.',
      'Регистрируйтесь с собственным телефоном или эл. почтой, указывайте достоверные данные и своевременно обновляйте их.',
      'Учётной записью пользуетесь только вы. Не сообщайте пароль и коды; если учётной записью воспользовался другой человек, сразу смените пароль и свяжитесь с нами.',
      'Бронирование, договоры и расчёты ведутся от имени компании, документы которой сначала проверяет платформа.',
      'Для оказания услуг мы храним имя, контакты, сведения о входах и данные компании — только для проверки, исполнения договора перевозки и требований закона.',
      'Документы компании и удостоверения видят только заявитель и сотрудники платформы, но не другие компании.',
      'Сведения о входах — в личном кабинете. Чтобы узнать, исправить или удалить личные данные, свяжитесь с нами; исключение — документы, которые закон обязывает хранить.',
      'Права и обязанности по перевозке определяет договор, подписанный сторонами.',
    ],
  ],
});
