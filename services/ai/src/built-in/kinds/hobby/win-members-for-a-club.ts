import { type Kind, step, tip } from '../kind.ts';

export const winMembersForAClub: Kind = {
  id: 'win-members-for-a-club',
  category: 'hobby',
  name: 'Win new members or players for a club',
  slots: {
    club: {
      words: [
        'girls team|girls’ team',
        'youth team|juniors|under 14|under 12|under 16|colts',
        'rugby club|rugby',
        'football club|football team|football',
        'cricket club|cricket',
        'choir|chorus',
        'brass band|orchestra|band',
        'scout group|scouts|guides',
        'running club',
        'chess club',
        'drama group|theatre group',
        'allotment society',
        'bowls club',
        'swimming club',
        'knitting group|craft group',
        'book club',
      ],
      otherwise: 'club',
    },
  },
  ask: {
    question: 'How many are you now, how many do you need, and by when?',
    chips: ['Two or three more', 'Half as many again', 'Twice as many'],
  },
  hoursAWeek: 2.5,
  overview:
    'You count who comes and who stays away, ask those you have to bring one each, go where the right people already are, hold two easy taster sessions for your {club}, and look after newcomers for their first six weeks so that they stay.',
  approach:
    'Nine of ten come because somebody they know asked them. What goes wrong is a poster without a date, and a first evening on which nobody speaks to the newcomer.',
  done: 'You have the number you named on the list, they have come at least four times, and two helpers can run a session without you.',
  cautions: [
    'For children: record checks, two adults present, parents’ consent for photographs, a first-aider, and the insurance of the association. Never collect numbers of children directly.',
  ],
  steps: [
    step(
      'Count the {club} and write who is missing',
      'Names, ages, how each one came, how often they come, who left and why. Work out the real number you need: of five who try, two or three stay. So for six more you want fifteen at tasters.',
      ['List everybody with one line', 'Work out the number of tries', 'Write what is good about you in one sentence'],
      0.75,
    ),
    step(
      'Ask every member to bring one person',
      'On one named date, with a card or message they can pass on. Ask five members face to face which friend or classmate they thought of. A small prize for both, not only for the one who brings.',
      ['Name the date', 'Ask five face to face', 'Send the message to all'],
      1,
    ),
    step(
      'List ten places where the right people are',
      'Schools and their sports teachers, after-school clubs, libraries, surgeries, firms, parents’ chats, other clubs with a different season. One name and number for each; ask for ten minutes or a notice. Teachers say yes to a free session.',
      ['List ten with names', 'Ring five', 'Agree two visits'],
      2,
      { waitDays: 5 },
    ),
    step(
      'Run two free taster sessions two weeks apart',
      'Forty-five minutes, no kit needed, games at once, same level, drinks, a member beside each newcomer. Tell the next date and write names and a parent’s number before they leave. Two dates, since many cannot make one.',
      ['Fix two dates and a place', 'Plan five easy parts', 'Have two greeters and a list'],
      6,
    ),
    step(
      'Ring everybody within two days of a taster',
      'Nice that you came, the next time is Tuesday at six, shall I look out for you? Those who could not come get the second date. This call alone doubles how many return.',
      ['Share the list between two', 'Ring within two days', 'Note yes, maybe, no'],
      2,
    ),
    step(
      'Make joining the {club} easy for the first six weeks',
      'No fee or a small one, kit to borrow, a lift list, a buddy of the same age, names learned, everybody plays. Write the parents or newcomers a page: when, where, what, whom to ring.',
      ['Write the one page', 'Collect kit to borrow', 'Name a buddy for each'],
      2.5,
    ),
    step(
      'Visit two schools or groups with your own members',
      'A member of the same age speaks and shows; ten minutes of action beat a talk. Leave a card with date and contact. Ask the teacher which three would love it.',
      ['Choose who comes along', 'Do the ten minutes', 'Ask for three names'],
      4,
    ),
    step(
      'Count after eight weeks and fill the last places',
      'Who came four times? Ring those who dropped away once, kindly. Two more tasters before the season, register those who stay in time with the association, and thank those who brought them.',
      ['Count the four-timers', 'Ring the dropped', 'Register before the closing date'],
      2,
    ),
  ],
  suggestions: [
    tip('Film ten seconds of laughing', 'Joy draws better than words.', 'With consent', 'Weekly post'),
    tip('Put a date on every poster', 'A date is a decision.', 'Big letters', 'A number to text'),
    tip('Start a lift list', 'Transport is the usual no.', 'Map of members', 'Two drivers'),
    tip('Ask why people left', 'You mend what you know.', 'Three calls', 'One change'),
    tip('Join with a neighbour club', 'Two halves make one team.', 'Shared training', 'Fair name'),
    tip('Let newcomers play early', 'The bench loses people.', 'Equal minutes', 'First eight weeks'),
    tip('Offer a family hour', 'Parents decide.', 'Once a month', 'Coffee'),
    tip('Speak at an assembly', 'Two hundred hear you.', 'Three minutes', 'A player speaks'),
    tip('Keep fees in small steps', 'The first step is free.', 'Monthly', 'Help fund'),
    tip('Give out cards to carry', 'Members forget words.', 'Ten each', 'Date and place'),
    tip('Write to the local paper', 'They need pictures.', '100 words', 'One photo'),
    tip('Thank bringers in public', 'It starts a custom.', 'By name', 'Photo'),
  ],
};
