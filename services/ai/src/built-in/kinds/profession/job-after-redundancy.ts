import { type Kind, step, tip } from '../kind.ts';
import { jobOfficeHere } from '../local-work.ts';

/** The papers of the end are settled. */
const settled = [
  'settlement/severance is? signed/paid',
  'claim approved',
  'transfer company',
  'weeks/months in and',
  'applications are? out',
  'automated refusals',
  'second interview',
];
/** Age is feared. */
const older = [
  "i'm/im/am/at 48/49/50/51/52/53/54/55/56/57/58/59/60/61/62/63",
  '50/51/52/53/54/55/56/57/58/59/60/61/62 what/and/years',
];
/** Money runs out in weeks. */
const urgent = ['rent due', 'due 1st/on', 'emi', 'quick/fast/asap'];

export const jobAfterRedundancy: Kind = {
  id: 'job-after-redundancy',
  category: 'profession',
  name: 'Find work after being made redundant',
  slots: {
    role: {
      words: [
        'office|admin|secretary',
        'warehouse|logistics|driver',
        'retail|shop|sales',
        'engineer|technician|mechanic',
        'IT|developer|software',
        'bank|finance|accounting',
        'teacher|school',
        'nurse|care',
        'kitchen|restaurant|hotel',
        'factory|production|plant',
        'marketing|media|journalist|editor',
        'manager|director',
      ],
      otherwise: 'new',
    },
  },
  ask: {
    question: 'When is the last day, and have you signed anything?',
    chips: ['Notice just received', 'Money lasts two months', 'Out of work for months'],
  },
  hoursAWeek: 15,
  weekly: 'Send five good applications, hold three talks, and keep two free afternoons',
  overview:
    'You secure deadlines and money in the first week, then look for {role} work with a fixed timetable: people first, adverts second, and bridge work if the date comes close.',
  approach:
    'Claims and objections have short limits, so the first week is for papers. What goes wrong is signing a settlement the same day, a month of shame without telling anybody, and fifty equal applications.',
  done: 'You have a signed contract and the money held until the first pay.',
  cautions: [
    'Sign no settlement or waiver before advice: objection is often possible for three weeks only. Debts and rent first; a free debt or job adviser helps before it gets tight.',
  ],
  steps: [
    step(
      'Register as looking for work and note every deadline',
      'Many offices cut benefit if you register late. Note: objection, severance, last pay, holiday, reference, insurance. Ask union, lawyer or advice centre this week.',
      ['Register today online or by phone', 'Book advice on the notice', 'Write all deadlines on one page'],
      1.5,
      { when: { unsaid: settled }, local: jobOfficeHere },
    ),
    step(
      'Make the money last with a lean budget',
      'Severance, benefit from when, savings, fixed costs. Call landlord, lender and insurers before a payment fails. Write the month in which it gets tight: that is your real date.',
      ['Write money in and out by month', 'Stop three contracts', 'Write the date it gets tight'],
      2,
    ),
    step(
      'Tell thirty people what you look for',
      'Two lines: what I do, what I want, from when, do you know who …? Redundancy is no stain: my site closed. Most posts come through people who know somebody.',
      ['Write the two lines', 'Send them to ten people today', 'Thank and ask for one name each'],
      3,
    ),
    step(
      'Rewrite the CV with five {role} results',
      'Upper third for the advert’s words, numbers, one line: post closed. Profile updated and open to work. Two versions at most.',
      ['Write five results with numbers', 'Copy words of three {role} adverts', 'Have a recruiter read it'],
      5,
      { when: { unsaid: older } },
    ),
    step(
      'Count where the applications since the end have stopped',
      'Sent, seen, called, talked. Automatic refusals within a day: words and title of the CV, or a form question. Calls but no second talk: the story. Work only on that point for two weeks, and send half as many, each with a person behind it.',
      ['Count sent, called, talked', 'Change the one weak point', 'Find a person for each next one'],
      2,
      { when: { said: settled } },
    ),
    step(
      'Ask for two agencies and three sites this week for a first wage',
      'Rent comes before the right post. Agencies that pay weekly, warehouses, care, deliveries, seasonal work: ask in person for tomorrow, and ask the benefit office what a week’s wage does to your claim. Tell landlord or bank before the day, with the date you can pay.',
      ['Ring two agencies today', 'Visit three sites', 'Write to landlord or bank before the day'],
      5,
      { when: { said: urgent } },
    ),
    step(
      'Write the last ten years as what you save a new firm',
      'Ten years are enough on paper; leave out dates of school. Lines such as: no reminders needed, trained eleven, kept the line running, knows every supplier. Add one new program or licence of this year. Look at smaller firms, public posts and former suppliers, where your name is known.',
      ['Cut to ten years', 'Write five lines of what you save them', 'Ring ten former suppliers or customers'],
      5,
      { when: { said: older } },
    ),
    step(
      'Search by timetable for {role} work',
      'Mornings three hours: two good applications, three calls to firms, one talk. Afternoons off or course. Table with date, person, next step; ring after seven days.',
      ['Fix the morning hours', 'List thirty employers', 'Ring after seven days'],
      60,
    ),
    step(
      'Use what the employer and job office pay',
      'Outplacement, transfer company, training voucher, licence, wage grant for employers, mobility help. Ask with a named course and two adverts that want it.',
      ['Ask for outplacement towards {role} work', 'Choose one course with adverts', 'Ask about wage grants'],
      3,
    ),
    step(
      'Rehearse the story and the {role} interviews',
      'The firm cut 40 posts, mine too; I used the time for …; I want this because …. Fifteen seconds, no anger. Six stories.',
      ['Say the story in fifteen seconds', 'Rehearse six stories', 'Do one mock'],
      5,
    ),
    step(
      'Take bridge work at the date you set and choose well',
      'Agency, seasonal, part-time within benefit rules, freelance day: it gives money and names. Compare offers by pay, hours, probation, way; ask for two days to think.',
      [
        'Set the date for bridge work in place of {role} work',
        'Ask the job office about earning limits',
        'Compare offers on paper',
      ],
      10,
    ),
  ],
  suggestions: [
    tip('Get up as for work', 'The day keeps shape.', 'Same hour', 'Out by nine'),
    tip('Meet two former colleagues weekly', 'Leads and company.', 'Coffee', 'Swap adverts'),
    tip('Tell children plainly', 'They feel it anyway.', 'Short', 'What stays'),
    tip('Move daily', 'Mood holds.', 'Half an hour', 'Outside'),
    tip('Volunteer two hours', 'Contacts and CV.', 'In the field', 'Reference'),
    tip('Ask for the reference now', 'Later it is hard.', 'Draft', 'Signed'),
    tip('Save work samples you may keep', 'Proof helps.', 'Ask', 'Anonymise'),
    tip('Check severance tax', 'Rules soften it.', 'Adviser', 'Year'),
    tip('Apply where you fulfil 70 per cent', 'Adverts are wishes.', 'Musts', 'Letter'),
    tip('Keep Sunday free', 'Search tires.', 'No mail', 'Fun'),
    tip('Look next door to your trade', 'Same skills, other branch.', 'Three', 'Talk'),
    tip('See a doctor if nights are bad', 'Redundancy hurts.', 'Two weeks', 'Early'),
  ],
};
