import { type Kind, step, tip } from '../kind.ts';

export const boardOrTrustee: Kind = {
  id: 'board-or-trustee',
  category: 'profession',
  name: 'Join a board as trustee or director',
  slots: {
    kind: {
      words: [
        'school governor|governor|school board|school',
        'charity|foundation|trustee|ngo',
        'housing association|homeowners|residents|owners’ association|hoa',
        'sports club|club',
        'hospital|nhs',
        'advisory|advisory board|startup|advisor',
        'supervisory|supervisory board|non-executive|ned|company|director',
        'museum|theatre|arts',
        'cooperative|co-op',
        'church|parish|mosque',
      ],
      otherwise: 'new',
    },
  },
  ask: {
    question: 'Which sort of body, and have you sat on one before?',
    chips: ['Charity or school', 'Company, paid', 'Asked already, unsure'],
  },
  hoursAWeek: 3,
  overview:
    'You say what you bring to the {kind} board, look closely at its accounts and people, apply with an honest page, and learn duties and liability before the first vote.',
  approach:
    'Boards search for skills they lack: money, law, property, digital, people who use the service. What goes wrong is saying yes before reading the accounts.',
  done: 'You are appointed, trained, and have asked one useful question in each of three meetings.',
  cautions: [
    'Trustees and directors can be personally liable. Check solvency, insurance and conflicts of interest before you accept.',
  ],
  steps: [
    step(
      'Write what you bring and the hours you have',
      'Three skills with proof, lived experience, network. Unpaid boards take 5 to 10 hours a month. What must you never be near (conflicts)?',
      ['Write three skills with proof', 'Count hours a month', 'List conflicts of interest'],
      1,
    ),
    step(
      'List eight {kind} boards and their gaps',
      'Vacancy portals, council list, own clubs, annual reports: who leaves, which skill is missing? Two small, one stretch.',
      ['Search official vacancy pages', 'Read who sits there', 'Mark missing skills'],
      2,
    ),
    step(
      'Read accounts and minutes of two',
      'Three years: reserves in months, one large funder, loss, auditor’s remark, complaints. Ask for minutes of the year.',
      ['Download the accounts', 'Calculate reserves in months', 'Write five questions'],
      2,
    ),
    step(
      'Talk to the chair and one member of the {kind} board',
      'What keeps you up, last hard decision, how are you with management, what would I do in year one? Visit the place.',
      ['Ask for thirty minutes', 'Visit the service', 'Ask a former member'],
      2,
    ),
    step(
      'Apply with one page on the gap you fill',
      'Skill, proof, why this cause, hours, conflicts. CV by governance. Interview: challenge kindly, confidentiality, read numbers.',
      ['Write one page', 'Ask two referees', 'Rehearse three cases'],
      2,
      { waitDays: 30 },
    ),
    step(
      'Check liability and insurance before accepting',
      'Legal form, trustee indemnity, declared interests, record check, term, expenses. Decline letters exist.',
      ['Read the {kind} board rules', 'See the insurance', 'Declare interests'],
      1,
    ),
    step(
      'Learn {kind} duties in the first ninety days',
      'Duty of care, loyalty, prudence; budget cycle, risk list, safeguarding. Induction plan, meet finance and two users, one training.',
      ['Do one official course', 'Meet finance and users', 'Read the risk list'],
      10,
    ),
    step(
      'Prepare each {kind} meeting and serve well',
      'Papers a week before, one question on numbers, one on people affected. Own one topic. Yearly: review, successor, end of term.',
      ['Mark papers with two questions', 'Own one topic', 'Review after a year'],
      20,
    ),
  ],
  suggestions: [
    tip('Join a committee first', 'Lower step.', 'Finance', 'Events'),
    tip('Sit beside a calm member', 'Learn tone.', 'Ask after', 'Notes'),
    tip('Ask what happens if not', 'Good question.', 'Cost', 'Who'),
    tip('Learn to read cash flow', 'It kills.', 'Hour', 'Example'),
    tip('Keep papers confidential', 'Trust.', 'Folder', 'Shred'),
    tip('Abstain in conflicts', 'Leave the room.', 'Minutes', 'Say'),
    tip('Visit unannounced politely', 'Reality.', 'Twice', 'Listen'),
    tip('Thank staff', 'Boards forget.', 'Name', 'Fact'),
    tip('Bring young people', 'Balance.', 'Observer', 'Seat'),
    tip('Set an end date', 'Fresh minds.', 'Term', 'Successor'),
    tip('Use plain words', 'All vote.', 'Ask', 'Repeat'),
    tip('Track decisions done', 'Many are not.', 'List', 'Date'),
  ],
};
