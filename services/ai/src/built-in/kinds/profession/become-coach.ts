import { type Kind, step, tip } from '../kind.ts';

export const becomeCoach: Kind = {
  id: 'become-coach',
  category: 'profession',
  name: 'Become a coach and get clients',
  slots: {
    field: {
      words: [
        'executive|leadership|business',
        'career',
        'life',
        'health|wellness',
        'ADHD|adhd',
        'parent|parenting',
        'financial|money',
        'relationship|dating',
        'speaking|voice',
        'academic|study',
        'retirement',
      ],
      otherwise: 'coaching',
    },
  },
  ask: {
    question: 'Whom would you coach, and have you been paid for it yet?',
    chips: ['No training yet', 'Certified, few clients', 'Coach inside my firm'],
  },
  hoursAWeek: 5,
  weekly: 'Hold two coaching talks and write down one question that worked',
  overview:
    'You choose one group of people with a need they pay for, hold twenty practice talks, take a training with observed practice, and win the first paying clients through people who know you.',
  approach:
    'Nobody needs a licence, so proof counts: a real track record in the {field} field, hours and results. What goes wrong is thousands for certificates and a website before the first paid talk.',
  done: 'You have ten paying clients finished, with their written results, and a steady enquiry each week.',
  cautions: [
    'Depression, trauma, addiction and eating problems belong to therapists and doctors; have two names ready. Promise no healing and no income.',
  ],
  steps: [
    step(
      'Write whom you coach in {field} matters and from what to what',
      'One sentence: I help (who) who (trouble) to (result) in (time). Choose people you know from your own work. Read it to three of them and use their words.',
      ['Write three versions', 'Read them to three such people', 'Keep the words they use'],
      1,
    ),
    step(
      'Hold five free talks this month',
      'Forty-five minutes: aim, where now, what tried, one option, first step. Ask at the end: what was useful, would you pay, what. You talk less than a third.',
      ['Invite five people outside the family', 'Use the same five questions', 'Ask what it was worth'],
      8,
    ),
    step(
      'Choose among {field} trainings by observed practice',
      'Look for hours observed with feedback, accredited by a known body (60 to 125 hours), group under twenty, total price, no upsell. Ask two graduates about paying clients today.',
      ['Compare three {field} courses', 'Talk with two graduates', 'Check the accrediting body’s list'],
      4,
    ),
    step(
      'Practise fifty {field} hours with a log and a mentor',
      'Swap hours with classmates, then low-price clients. Record with consent and count advice against questions. The log later counts for the credential.',
      ['Keep a log of hours', 'Listen to one recording a month', 'Bring a hard case to the mentor'],
      50,
      { when: { weeksFrom: 6 } },
    ),
    step(
      'Write contract, price and limits',
      'Package of six talks in three months, price per package, cancelling, confidentiality, no therapy, data. Register, tax, liability insurance. Firms pay more and want goals and a three-way talk.',
      ['Write one page of {field} terms', 'Set the package price', 'Get insurance'],
      4,
    ),
    step(
      'Win three paying {field} clients from people who know you',
      'Forty personal messages to former colleagues, not posts. Offer a talk of thirty minutes and then a clear proposal. Three yes out of forty is normal.',
      ['List forty people', 'Write five a day', 'Make the proposal within a day'],
      15,
    ),
    step(
      'Collect results and names after each package',
      'Compare with the first talk’s aim, ask for three sentences with number or change, and for one name. Drop what nobody mentions.',
      ['Measure against the first talk', 'Ask for three sentences', 'Ask for one name'],
      8,
    ),
    step(
      'Set up one steady source of {field} enquiries',
      'One only: talks in companies, a newsletter, workshops in a library, partners such as HR or doctors. Do it every week for three months, then judge by paid clients.',
      ['Choose one source', 'Do it weekly', 'Count enquiries and packages'],
      20,
    ),
  ],
  suggestions: [
    tip('Be coached yourself', 'You feel what helps.', 'Three talks', 'Note'),
    tip('Learn ten strong questions', 'And silence.', 'What else', 'What do you want'),
    tip('Run one small workshop', 'Groups show demand.', 'Six people', 'Low price'),
    tip('Keep a job for a year', 'It frees from selling to anybody.', 'Four days', 'Date'),
    tip('Have two therapists’ names', 'You will need them.', 'Call them', 'Agree'),
    tip('Start with ten packages at a low price', 'For results, with an end date.', 'Ten', 'Then rise'),
    tip('Don’t build a site first', 'One page is enough.', 'Who, result', 'Date link'),
    tip('Ask firms about internal pools', 'They hire coaches.', 'HR', 'Credential'),
    tip('Write answers to real questions', 'It brings trust.', 'Weekly', 'Short'),
    tip('Join a peer group', 'Cases and courage.', 'Monthly', 'Four people'),
    tip('Watch income promises of gurus', 'They sell hope.', 'Refund', 'Proof'),
    tip('Prepare notes in two minutes', 'Aim, last step.', 'Before', 'After'),
  ],
};
