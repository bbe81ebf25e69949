import { type Kind, step, tip } from '../kind.ts';

export const unionOrWorksCouncil: Kind = {
  id: 'union-or-works-council',
  category: 'profession',
  name: 'Become a union rep or found a works council',
  slots: {
    body: {
      words: [
        'works council|betriebsrat|staff council',
        'staff association|youth council|parent council|student council',
        'health and safety|safety rep|safety',
        'strike|collective agreement|wage round',
        'union rep|shop steward|union representative|steward',
        'union',
      ],
      otherwise: 'union',
    },
  },
  ask: {
    question: 'Is there a union or council at your work, and what is the issue?',
    chips: ['Nothing there yet', 'Stand for election', 'We want a pay agreement'],
  },
  hoursAWeek: 3,
  weekly: 'Talk to three colleagues, one of them outside your own group',
  overview:
    'You get advice and protection first, learn the issue that most colleagues share, build a quiet group, and go through election or founding step by step by the law’s dates.',
  approach:
    'Listening wins, speeches do not. What goes wrong is going public alone before protection begins, work mail for organising, and promising results.',
  done: 'You are elected or the council is founded, trained, and has won one thing colleagues can feel.',
  cautions: [
    'Use no company mail or devices before you are protected, and ask the union’s legal service about protection against dismissal for initiators.',
  ],
  steps: [
    step(
      'Ask about rights and protection for the {body}',
      'Number of staff needed, who may vote, initiators’ protection from when, time off, training, costs paid by employer. Confidential appointment.',
      ['Book a confidential talk', 'Write down your staff number', 'Note from when you are protected'],
      1,
    ),
    step(
      'Find the issue most colleagues share',
      'Ten talks of 70 per cent listening: what would you change tomorrow, since when, who else? Rota, pay, safety, respect. Three of ten the same: that is it.',
      ['Talk to ten in breaks', 'Write down exact words', 'Choose one issue that can be won'],
      6,
    ),
    step(
      'Draw a map of teams and trusted people',
      'Each shift, site, language group; who is listened to there; who is missing. No lists on company devices.',
      ['Draw the {body} map at home', 'Mark who is trusted', 'Meet one in each group'],
      2,
    ),
    step(
      'Form a core group that mirrors the {body} electorate',
      'Five to seven, women and men, shifts, ages. Meet outside work, rules on secrecy, tasks until the next date.',
      ['Invite five', 'Agree secrecy and tasks', 'Take the founders’ course'],
      8,
    ),
    step(
      'Follow the legal steps to the {body} election',
      'Election board, voter list, notice, nominations, secret ballot; dates counted by union lawyer. Every fault can annul it.',
      ['Get the calendar from the union', 'Name the election board', 'Check each notice'],
      15,
      { waitDays: 45 },
    ),
    step(
      'Ask for votes person to person',
      'One-page: who, issue, what is realistic. Every shift visited. Answer fear: secret ballot, protected. No attacks on persons.',
      ['Write one page', 'Visit each shift', 'Offer rides for the vote'],
      10,
    ),
    step(
      'Take the training for {body} members',
      'Law, pay, safety, negotiation; paid time. Share roles: chair, minutes, safety, data. First meeting with management: information rights, calendar.',
      ['Register in the first month', 'Share roles', 'Ask for the information you are due'],
      30,
    ),
    step(
      'Win one small thing and report it',
      'Fans in the hall, rota two weeks ahead, break room. Demand, facts, two proposals, agreement in writing. Report in break talk within a week; next survey.',
      ['Choose one small win', 'Get it in writing', 'Report to all shifts'],
      15,
    ),
  ],
  suggestions: [
    tip('Keep a case book', 'Facts.', 'Date', 'Consent'),
    tip('Learn to say I find out', 'Trust.', 'Date', 'Return'),
    tip('Translate notices', 'All belong.', 'Two languages', 'Pictures'),
    tip('Meet other reps', 'Tricks.', 'Region', 'Chat'),
    tip('Protect secrets', 'Breach ends it.', 'Lock', 'Names'),
    tip('Set office hours', 'Nights too.', 'Sign', 'Phone'),
    tip('Rest and share', 'Reps burn out.', 'Deputy', 'Holiday'),
    tip('Read one agreement', 'Models.', 'Similar firm', 'Mark'),
    tip('Prepare questions for management', 'Three.', 'Numbers', 'Date'),
    tip('Thank voters', 'Also non-voters.', 'Walk', 'Listen'),
    tip('Use posters with one line', 'Read.', 'Break room', 'Date'),
    tip('Check insurance for reps', 'Union has it.', 'Ask', 'Cover'),
  ],
};
