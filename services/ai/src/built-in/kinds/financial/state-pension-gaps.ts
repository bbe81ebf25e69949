import { type Kind, step, tip } from '../kind.ts';
import { statePensionHere } from '../local-money.ts';

const sent = [
  'kontenklärung/form/claim/application sent/submitted/in',
  'forecast is?/a_look/looked',
  'accepted/still open',
];
const selfEmployedPast = [
  'self/self-employed emplyd/employed/without',
  'own nail/studio/business/shop',
  'never paid the stamp/in',
];
const carer = [
  'minded/cared/looked_after my',
  'nine/ten/six/years out with',
  'carer/carers credits',
  'boys/children/kids at home',
];

export const statePensionGaps: Kind = {
  id: 'state-pension-gaps',
  category: 'financial',
  name: 'Check and fill gaps in my state pension',
  slots: {
    gap: {
      words: [
        'years raising children|children|raising kids|mum years|child-raising years',
        'years of caring|caring|carer',
        'years abroad|abroad|overseas',
        'years of study|study|studies|university',
        'years of self-employment|self-employed|self employed|freelance',
        'years of illness|illness|ill',
        'missing years|gaps|gap years',
      ],
      otherwise: 'missing years',
    },
    near: {
      words: [
        'retire next year|claim|apply for my pension|apply for pension|about to retire|turning 66|turning 67|retire in',
      ],
      otherwise: 'claim',
    },
  },
  ask: {
    question: 'How far is your pension age?',
    chips: ['Within two years', 'Two to fifteen years', 'Further away'],
  },
  hoursAWeek: 1,
  overview:
    'You will order your insurance record, find the gaps, have the {gap} credited for free where that is possible, reckon whether buying years pays, and claim in time.',
  approach:
    'Credits come before money: years with small children, care, illness or unemployment often count if somebody applies. A bought year that adds 300 a year for life and costs 900 pays back in three years of pension; one that adds nothing is lost. Deadlines to buy are real.',
  done: 'Your record is complete, each gap is credited, bought or left with a reason, and the forecast shows the new sum.',
  cautions: [
    'Do not pay for a year until the pension office has confirmed in writing that it raises your pension. Somebody on means-tested benefits may gain nothing from it.',
  ],
  steps: [
    step(
      'Order your record and forecast',
      'Online with your insurance number, or by post. It lists each year as full, partly full or empty, the years needed, and the forecast. Check the spelling of names and earlier names.',
      ['Find your insurance number', 'Order record and forecast', 'Note years you have and need'],
      0.75,
      { local: statePensionHere, waitDays: 10 },
    ),
    step(
      'Mark each gap with what you did then',
      'Next to each empty year write: child, care, study, abroad, ill, jobless, self-employed, job not reported. Find proof: birth certificate, payslips, letters, contracts.',
      ['Write a word beside each empty year', 'Look for proof of the {gap}', 'Mark what is simply a mistake'],
      1,
    ),
    step(
      'Have mistakes and free credits put right',
      'Apply for child-raising, caring, unemployment, illness or training time. A grandparent who minds a child may also get them. Send copies with the form; it can take months.',
      ['Ask which credits fit your {gap}', 'Send forms with copies', 'Note number and date'],
      2,
      { waitDays: 60 },
    ),
    step(
      'Ask the other country to count your time',
      'Within Europe and under many treaties years in several countries are added together for the right, and each pays its part. Tell your own office; it asks the others. Keep each foreign number.',
      ['List countries, employers and {gap}', 'Give the list to your pension office', 'Ask for forecasts from each'],
      1.5,
      { waitDays: 60 },
    ),
    step(
      'Claim the credits for the years of care first',
      'They cost nothing: child benefit years, care of a parent, a disabled child, sometimes as a grandparent. Each needs its own form and proof, and old years often have a last day. Buy nothing before the answer.',
      ['List the years of care', 'Find the form for each', 'Send proof and note the last day'],
      1.5,
      { waitDays: 42, when: { said: carer } },
    ),
    step(
      'Ask what the years of self-employment can still become',
      'Some are voluntary and cheap, some are lost after six years, some were owed anyway. Ask for a list year by year: open, price, last day. Profits below the limit may even count without paying.',
      ['Order the list year by year', 'Mark price and last day', 'Compare with the yearly gain'],
      1,
      { waitDays: 21, when: { said: selfEmployedPast } },
    ),
    step(
      'Chase the open points with the number of your case',
      'List what is accepted and what is open. For each open year send one more proof: certificate, enrolment, stamp book, witness. Ask after six weeks in writing; an adviser of the pension office often finds it in an hour.',
      ['List accepted and open years', 'Send one proof for each', 'Book the free talk'],
      1,
      { waitDays: 42, when: { said: sent } },
    ),
    step(
      'Work out which missing years are worth buying',
      'Cost, yearly gain after tax, years until it is earned back, whether you will fill the need anyway by working on. Cheaper classes exist for the self-employed and for people abroad. Ask for the deadline for each year.',
      [
        'Ask the office for cost and gain by year',
        'Calculate when the {gap} would pay for themselves',
        'Mark buy or leave beside each year',
      ],
      1.5,
      { waitDays: 14 },
    ),
    step(
      'Pay the chosen years with the right reference',
      'Get the reference for each year, pay one first, and look that it shows in the record. Instalments are often possible. Keep it for the tax return.',
      ['Ask for the reference', 'Pay the best year first', 'Check the record after some weeks'],
      1,
      { waitDays: 45 },
    ),
    step(
      'Stop the next gaps from opening',
      'Register care, claim child benefit even if it is not paid, pay the small class when self-employed, choose voluntary insurance when you go abroad. Two forms now save a year each.',
      ['Check this year for your {gap}', 'Register or set up the voluntary payment', 'Set a yearly look'],
      1,
    ),
    step(
      'Claim the pension in good time',
      'It seldom starts by itself: apply three to four months before, with account, certificates, marriage and children. Ask about earlier, later and part pension, and what each month costs or brings.',
      ['Compare three starting dates', 'Apply four months before', 'Check the decision within the time to object'],
      2,
      { waitDays: 30 },
    ),
  ],
  suggestions: [
    tip('Help your mother check hers', 'Women of her age often miss credits.', 'Both records', 'One afternoon'),
    tip('Look after divorce', 'Years or points may be shared.', 'Court order', 'Ask the office'),
    tip('Keep the oldest payslips', 'They prove what a dead firm did not report.', 'Scan', 'Folder'),
    tip('Ask about a widow’s part', 'Your late partner’s record may count.', 'Certificate', 'Deadline'),
    tip('Compare with private saving', 'The same money at three per cent.', 'Twenty years', 'After tax'),
    tip('Book the free advice', 'Pension offices give talks by appointment.', 'Bring the list', 'Write answers'),
    tip('Check a year before moving abroad', 'Some pensions freeze there.', 'Treaty list', 'Ask'),
    tip('Note the life certificate', 'Pensions abroad want proof each year.', 'Date', 'Who signs'),
    tip('Work one more year first', 'It may cost nothing.', 'Forecast again', 'Part time counts'),
    tip('Use the online account', 'It shows changes at once.', 'Password in folder', 'Alert'),
    tip('Object within the time', 'One month is common.', 'Letter', 'Reason later'),
    tip('Watch for tax on it', 'State and private together.', 'Yearly sum', 'Set aside'),
  ],
};
