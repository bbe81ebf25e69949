import { type Kind, step, tip } from '../kind.ts';

/** They have agreed by word. */
const yesByWord = ['yes verbally', 'boss/manager/lead already/has said yes', "it's/is only the paper", 'promised'];
/** Every day of them is casual or through an agency. */
const agency = ['agency/casual/temp/zero_hours/zero-hours/job_order/plantilla/bank/umbrella'];

export const permanentContract: Kind = {
  id: 'permanent-contract',
  category: 'profession',
  name: 'Get a permanent contract where I work',
  slots: {
    contract: {
      words: [
        'temp|temporary|agency|zero hours|zero-hours',
        'fixed-term|fixed term',
        'internship|intern|trainee',
        'probation|trial period',
        'substitute|supply',
        'seasonal',
      ],
      otherwise: 'contract',
    },
  },
  ask: {
    question: 'What contract do you have, until when, and who decides?',
    chips: ['Agency or zero hours', 'Fixed term, ends soon', 'I am on probation'],
  },
  hoursAWeek: 2,
  weekly: 'Fifteen minutes on Friday: what you did and what it was worth',
  overview:
    'You will find out who decides and when the money is planned, learn your rights, collect what you have done, ask early and clearly, and keep a second offer warm.',
  approach:
    'Contracts are decided months before they end, when posts are planned. So ask early and name a date. Proof of work beats loyalty, and another offer beats both. Nobody is made permanent for waiting quietly.',
  done: 'The permanent contract is signed, or you hold a better one elsewhere.',
  cautions: [
    'Sign no new contract on the day: a single sentence can end rights that you have won by time. A claim for a permanent post often has a limit of weeks after the end.',
  ],
  steps: [
    step(
      'Read your contract and note three dates',
      'End, notice, and how many contracts and months you have had. Put a day in the calendar four months before the end.',
      ['Find all contracts', 'Note end and notice', 'Add up the months'],
      0.5,
    ),
    step(
      'Learn who decides and when posts are planned',
      'Ask your lead and somebody who became permanent: who signs, in which month, what counted. Is there a list or an internal advert?',
      ['Ask two who made it', 'Ask in which month posts are planned', 'Look at internal adverts'],
      1,
      { when: { unsaid: yesByWord } },
    ),
    step(
      'Check your rights',
      'After a time or a number of contracts the law in many countries makes you permanent. Union, works council or advice line look at it.',
      ['Open the official page', 'Ask the union or works council', 'Note the time limit for a claim'],
      1,
      { when: { unsaid: agency } },
    ),
    step(
      'Send the promise back in three lines and ask for the paper',
      'Thank you for telling me that I stay. Am I right that it is from this date, with these hours and this pay? When may I sign? A spoken yes is lost with the next manager or hiring stop. Ask HR the same week which signature is missing and on which desk it lies.',
      ['Send the three lines today', 'Ask HR which signature is missing', 'Ask again after ten days'],
      0.5,
      { when: { said: yesByWord } },
    ),
    step(
      'List every month, shift and line manager since you began',
      'Rotas, payslips, badges, messages that call you in: regular hours for a long time are the strongest argument, whoever pays you. Ask union or advice line after which time the firm must take you as its own, and which post number is free.',
      ['Put rotas and payslips in order', 'Ask the union with the list', 'Ask which post number is free'],
      2,
      { when: { said: agency } },
    ),
    step(
      'Collect what you have done',
      'Ten lines with figures: what, how many, what it saved, who praised it. Add what you took on beyond the {contract}.',
      ['Write ten lines', 'Save three mails of praise', 'Ask one colleague what is missing'],
      1.5,
    ),
    step(
      'Ask for the post',
      '30 minutes with your lead. I would like to stay. What must happen by when? Hand over the page.',
      ['Ask for a date', 'Say the first sentence aloud at home', 'Send a summary the same day'],
      1,
      { waitDays: 14 },
    ),
    step(
      'Do the two things that were named',
      'Put them in the calendar, report after four weeks. If nothing was named, choose what hurts the team most.',
      ['Plan both', 'Report after four weeks', 'Ask whether it is enough'],
      8,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Win a second voice',
      'A person beside your lead who knows your work: another department, a customer, the head. Help them once.',
      ['Name two people', 'Help one of them', 'Ask them to mention it'],
      2,
      { when: { weeksFrom: 4 } },
    ),
    step(
      'Look at other employers too',
      'Two applications a month. An offer in hand changes the talk, and it is your net.',
      ['Update the CV', 'Send two', 'Book one interview'],
      4,
    ),
    step(
      'Get the answer in writing before the limit',
      'Yes: read pay, level, start, counted years. No: reason, certificate, claims, date of job centre.',
      ['Ask for it in writing', 'Have the contract read', 'Register as job seeker in time'],
      1,
      { daysBefore: 30 },
    ),
  ],
  suggestions: [
    tip('Say it aloud once a month', 'Many leads think that you are content.', 'One sentence', 'With a date'),
    tip('Keep a list each Friday', 'After a year nobody remembers.', 'Three lines', 'One figure'),
    tip(
      'Take over one unloved job',
      'Whoever owns something is missed.',
      'Something that returns weekly',
      'Write down how it works',
    ),
    tip(
      'Ask how your post is paid',
      'Some money only pays for fixed terms.',
      'Ask the office',
      'Ask for another budget',
    ),
    tip('Be in the photo', 'People decide for names they know.', 'The summer party', 'One short talk'),
    tip('Learn the one certificate that counts', 'It is sometimes all that is missing.', 'Ask which', 'Ask who pays'),
    tip('Keep copies of rotas', 'They prove hours and months.', 'Photo each month', 'At home'),
    tip('Speak to others on the same contract', 'Together one asks louder.', 'Compare dates', 'Ask the union along'),
    tip('Look at internal adverts weekly', 'They open for some days only.', 'Set an alert', 'Apply at once'),
    tip('Do not overwork for a promise', 'A promise without date is air.', 'Ask for the date', 'Agree on a limit'),
    tip(
      'Register with the job centre in time',
      'Late costs money in some countries.',
      'Three months before',
      'Keep the proof',
    ),
    tip('Leave well if you must', 'They may call in spring.', 'Hand over', 'Ask for a reference'),
  ],
};
