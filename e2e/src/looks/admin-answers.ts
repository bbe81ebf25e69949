import { htmlOf, textOf } from '@pathwise/service-kit/mail/letter';

const at = '2026-11-20T10:00:00.000Z';

/** A month with a rising number of sign-ups, weekends that are quieter, and a day without a roadmap. */
export const analytics = {
  days: Array.from({ length: 30 }, (_, day) => {
    const isQuiet = day % 7 > 4;
    const signUps = Math.round((isQuiet ? 8 : 14) + day / 3 + (day % 4));
    return {
      date: new Date(Date.UTC(2026, 9, 25 + day)).toISOString().slice(0, 10),
      signUps,
      activeMembers: 180 + day * 4 - (isQuiet ? 60 : 0),
      goalsCreated: signUps * 2 + (day % 5),
      goalsCompleted: Math.round(signUps * 0.7) + (day % 3),
      premiumStarted: isQuiet ? 0 : 1 + (day % 3),
      mailsSent: 120 + (day % 7 === 1 ? 640 : day * 2),
      mailsFailed: day % 6 === 0 ? 4 : 0,
      roadmapP50Ms: day === 12 ? null : 900 + (day % 5) * 110,
      roadmapP95Ms: day === 12 ? null : 2_400 + (day % 6) * 420,
    };
  }),
  active: { day: 296, week: 842, month: 1_613 },
  conversion: 0.087,
};

export const stats = {
  totalUsers: 4_218,
  newUsersThisMonth: 312,
  activeUsers: 1_613,
  subscriptionBreakdown: { free: 3_851, premium: 367 },
};

const message = {
  id: 'm1',
  name: 'Dora Demo',
  email: 'dora@example.org',
  subject: 'report-bug',
  message:
    'The week view shows Sunday first on my phone. On the laptop it starts with Monday, as I would expect it to.',
  userId: 'u1',
  createdAt: at,
};
export const messages = [
  message,
  {
    ...message,
    id: 'm2',
    name: 'Erik Example',
    subject: 'general',
    message: 'Thank you!',
    userId: null,
    answeredAt: at,
  },
];

const mailing = {
  id: 'g1',
  type: 'spring-news',
  subject: 'What is new this spring',
  status: 'running',
  total: 4_100,
  emailsSent: 1_730,
  emailsFailed: 3,
  emailsWaiting: 100,
  createdAt: at,
  finishedAt: null,
};
export const mailings = [
  mailing,
  { ...mailing, id: 'g2', subject: 'A pause in October', status: 'paused', emailsSent: 900, emailsWaiting: 0 },
  { ...mailing, id: 'g3', subject: 'Your year so far', status: 'done', emailsSent: 4_097, emailsWaiting: 0 },
  { ...mailing, id: 'g4', subject: 'A mistake', status: 'done', endedEarly: true, emailsSent: 60, emailsWaiting: 0 },
];

const givenUp = {
  id: 'x1',
  to: 'somebody.with.a.very.long.address@subdomain.example.org',
  cause: 'welcome',
  subject: 'Welcome to Pathwise',
  reason: 'EENVELOPE 550',
  tries: 9,
  at,
  canSendAgain: true,
};
export const mailsGivenUp = [
  givenUp,
  { ...givenUp, id: 'x2', to: 'demo@example.org', cause: 'invited', subject: null, tries: 1, canSendAgain: false },
];

/** A messy file: semicolons, quotes, an address twice, and a row without one. */
export const csv = [
  '\uFEFF"Email";"firstName";"lastName";"profileImageUrl"',
  'dora@example.org;Dora;Demo;portrait (https://images.example.org/dora.png)',
  '"erik@example.org";"Erik ""the"" Example";;',
  'dora@example.org;Dora;Again;',
  'nobody;No;Address;',
].join('\r\n');
const imported = (email: string, reason: string | null = null) => ({ email, status: 'imported', reason });
export const checkedImport = {
  imported: 2,
  skipped: 1,
  results: [
    imported(
      'dora@example.org',
      'Without the picture: No site is allowed yet. The operator lists allowed sites in IMAGE_HOSTS.',
    ),
    imported('erik@example.org'),
    { email: 'dora@example.org', status: 'skipped', reason: 'This email address is in the file more than once' },
  ],
  imagesUpdated: 0,
};

const named = (id: string, firstName: string, lastName: string) => ({ id, firstName, lastName });
const report = {
  id: 'r1',
  state: 'open',
  about: { kind: 'post', id: 'p1' },
  reason: 'scam',
  text: 'They asked me for money before the first call.',
  createdAt: at,
  reporter: named('u1', 'Dora', 'Demo'),
  member: named('u2', 'Erik', 'Example'),
  post: {
    title: 'Become rich by Friday',
    description:
      'I show you how to become rich by Friday. Send ten coins in advance, and you get a plan that has never failed anybody so far, whatever they say.',
  },
};
export const reports = [
  report,
  { ...report, id: 'r2', about: { kind: 'member', id: 'u2' }, reason: 'harassment', text: '', post: null },
];

export const deadLetters = [
  {
    id: '12',
    service: 'goals',
    consumer: 'goals-add-roadmap',
    subject: 'ai.roadmap-drafted.v1',
    reason: 'ValidationError',
    at,
    tries: 5,
    payload: { type: 'ai.roadmap-drafted.v1', id: '5f0c', goalId: 'g1', version: 2 },
  },
];

export const messageText = 'Your post promises money for a payment in advance. Please change it, or we will hide it.';
const letter = { subject: 'About your post “Become rich by Friday”', paragraphs: ['Hello Erik,', messageText] };
export const messagePreview = { subject: letter.subject, html: htmlOf(letter), text: textOf(letter) };
