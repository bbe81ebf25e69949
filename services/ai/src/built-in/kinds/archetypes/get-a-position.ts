import { type Archetype, step, tip } from '../kind.ts';

const underWay = ['nomination', 'shortlisted', 'hustings', 'interview two/one', 'second interview', 'signed by'];

export const getAPosition: Archetype = {
  id: 'get-a-position',
  name: 'Get a post or a role',
  slots: { post: { from: 'object', otherwise: 'the post' } },
  ask: {
    question: 'Who decides on it, and do those people know you already?',
    chips: ['They know me well', 'They know me a little', 'Nobody knows me there'],
  },
  hoursAWeek: 3,
  overview:
    'You find out who decides on {post} and by which rules, speak with somebody who holds it, and do a piece of the work in a visible way before you apply. Then you stand or apply with three clear points.',
  approach:
    'Posts are given to people who are known to do what they say, so a small task done well counts more than a long paper. What usually goes wrong is waiting to be asked, or learning of the date when the list is already closed.',
  done: 'You are elected, appointed or chosen, and the first date of the new work is in your calendar.',
  cautions: [
    'Before you accept, ask in writing about time, liability, pay or expenses and how one leaves the post. Conflicts of interest must be named before the decision.',
  ],
  steps: [
    step(
      'Find out what the last round for {post} decides on',
      'Ask the clerk or a holder of the post: how long, who sits there, which cases or questions, what failed the others? Write three answers of ninety seconds with a scene from your life each, and one question of your own. For a hustings say one promise, one number, one thing you will not do.',
      ['Ask about length, panel and questions', 'Write three answers with a scene', 'Say them to two people'],
      2,
      { when: { said: underWay } },
    ),
    step(
      'Find out who decides on {post} and when',
      'Statutes, election rules, the office or the person who holds it now: who may stand, who proposes, last date, length of office, how many hours a week.',
      [
        'Look up the rules in 25 minutes',
        'Note dates and conditions',
        'Book the course or paper that is still missing',
      ],
      1,
      { when: { unsaid: underWay } },
    ),
    step(
      'Talk to somebody who holds {post} or held it',
      'Half an hour. Ask what the week looks like, what is hard, what they would wish from a successor, and who really decides.',
      [
        'Ask for the conversation in three lines',
        'Write down hours, pleasure and trouble',
        'Decide whether you still want it',
      ],
      1.5,
      { waitDays: 5, when: { level: 'beginner' } },
    ),
    step(
      'Collect proof that you can do the work',
      'Five things you did that belong to {post}: what, for how many people, with which result. Ask two people whether you may name them.',
      ['Write five lines with numbers', 'Ask two people', 'Choose the best three'],
      2,
      { when: { level: 'experienced' } },
    ),
    step(
      'Take on one visible task near {post}',
      'Minutes, a working group, standing in, an evening you organise. Choose one that ends within two months, and finish it on the day you said.',
      ['Ask where help is missing', 'Agree task and date', 'Report in five lines when it is done'],
      10,
      { when: { unsaid: underWay } },
    ),
    step(
      'Speak with the people who decide on {post}',
      'Singly and shortly: what is important to you in the next year, and what should the person do first? Listen, note, and say openly that you would like to do it.',
      ['List who has a vote or a say', 'Speak with three of them', 'Write down what they wish for'],
      4,
    ),
    step(
      'Write your three points for {post}',
      'One page: what you will do first, what you bring, how much time you give. No promise that depends on others. Let a critic read it.',
      ['Write it from your notes', 'Let a critic cross out', 'Learn the one-minute version'],
      2.5,
    ),
    step(
      'Apply or have yourself proposed for {post}',
      'In the right form and before the last date, with proposer or papers. Keep the confirmation and tell the people who want to support you.',
      ['Ask your proposer or referee', 'Hand it in', 'Tell supporters the date'],
      1.5,
      { daysBefore: 14, when: { unsaid: underWay } },
    ),
    step(
      'Rehearse the interview, speech or audition for {post}',
      'The ten likely questions, the two unpleasant ones first; aloud, with a watch, before a person who interrupts.',
      ['Write the questions', 'Rehearse twice', 'Prepare the day: clothes, way, papers'],
      4,
    ),
    step(
      'Go into the decision and settle the first month',
      'With a yes, arrange the handover of {post}, keys, accounts and first date. With a no, ask two people for the reason and ask which task is free.',
      [
        'Be there half an hour early',
        'Thank everybody who helped',
        'Write the plan for the first month or the next try',
      ],
      3,
    ),
  ],
  suggestions: [
    tip('Say that you want it', 'Many are passed over because nobody knew.', 'One plain sentence', 'To three people'),
    tip('Sit in on a meeting', 'You learn tone and topics in two hours.', 'As a guest', 'Note who is listened to'),
    tip('Learn the rules by heart', 'Who knows the statutes is soon asked.', 'Ten pages', 'Mark deadlines'),
    tip('Keep small promises to the day', 'It is the proof people remember.', 'Fewer promises', 'Exact dates'),
    tip(
      'Never speak badly of the present holder',
      'People imagine how you will speak of them.',
      'Thank for the work',
      'Say what you continue',
    ),
    tip('Ask about the hours honestly', 'Most posts take twice what is said.', 'Ask two holders', 'Speak at home'),
    tip(
      'Find a mentor from outside',
      'Somebody who did it elsewhere can be open.',
      'One call a month',
      'Bring one question',
    ),
    tip('Prepare for the question why you', 'Forty seconds, one example.', 'No list of virtues', 'A thing you did'),
    tip(
      'Have a second post in mind',
      'A deputy of today is often the next one.',
      'Ask for it openly',
      'Learn from inside',
    ),
    tip('Stay friendly after a no', 'The next vote comes sooner than you think.', 'Congratulate', 'Offer one task'),
    tip('Set a limit of terms', 'You give more when you know the end.', 'Two terms', 'Train a successor'),
    tip(
      'Learn to lead a short meeting',
      'It is needed in nearly every post.',
      'Agenda, time, minutes',
      'Practise in a small round',
    ),
  ],
};
